// Where the words of each language are: the same Fluent catalogues that Python reads.
import { readdirSync, readFileSync } from 'node:fs';

const PACKAGE = new URL('../../src/wuqi/', import.meta.url);
export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'vi', 'ja'];

/** The folders of games that have words, by name. */
export function games() {
  return readdirSync(new URL('games/', PACKAGE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

/** The common catalogue of a language, or a game's. */
export function catalogue(language, game) {
  const folder = game ? `games/${game}/locales/` : 'locales/';
  return new URL(`${folder}${language}.ftl`, PACKAGE);
}

/** A game's rule book in a language, as Markdown. */
export function book(language, game) {
  return readFileSync(new URL(`games/${game}/locales/${language}.md`, PACKAGE), 'utf-8');
}

/** All the words of a language. */
export function words(language) {
  return {
    common: readFileSync(catalogue(language), 'utf-8'),
    games: Object.fromEntries(
      games().map((game) => [game, readFileSync(catalogue(language, game), 'utf-8')]),
    ),
  };
}
