// Where the words of each language are: the same Fluent catalogues that Python reads.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PACKAGE = new URL('../../src/wuqi/', import.meta.url);
export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'vi', 'ja'];

/** The folders of games that have words, by name. */
export function games() {
  return readdirSync(new URL('games/', PACKAGE), { withFileTypes: true })
    .map((entry) => entry.name)
    .filter((name) => existsSync(catalogue('en', name)))
    .sort();
}

/** The common catalogue of a language, or a game's. */
export function catalogue(language, game) {
  const folder = game ? `games/${game}/locales/` : 'locales/';
  return new URL(`${folder}${language}.ftl`, PACKAGE);
}

/** A game's rule book in a language, as Markdown; '' where there is none. */
export function book(language, game) {
  return read(new URL(`games/${game}/locales/${language}.md`, PACKAGE));
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf-8') : '';
}

/** A game's words. Where a language has not all of them, the English ones come before. */
function gameWords(language, game) {
  const [english, own] = [read(catalogue('en', game)), read(catalogue(language, game))];
  const keys = (text) => text.match(/^[a-z][\w-]* =/gm) ?? [];
  const known = new Set(keys(own));
  return keys(english).every((key) => known.has(key)) ? own : `${english}\n${own}`;
}

/** All the words of a language. */
export function words(language) {
  return {
    common: readFileSync(catalogue(language), 'utf-8'),
    games: Object.fromEntries(games().map((game) => [game, gameWords(language, game)])),
  };
}
