// What the page says: one language at a time, switched at once.

import type { Language } from './languages';
import { Vocabulary, type Catalogues, type Details, type Say } from './vocabulary';

export { LANGUAGES, NATIVE_NAMES, type Language } from './languages';
export type { Details, Say } from './vocabulary';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Catalogues }>>> = {
  en: () => import('virtual:words/en'),
  'zh-Hant': () => import('virtual:words/zh-Hant'),
  'zh-Hans': () => import('virtual:words/zh-Hans'),
  vi: () => import('virtual:words/vi'),
  ja: () => import('virtual:words/ja'),
};

let current = $state.raw<Vocabulary | null>(null);

const visiting = new Set<string>(); // games that the page was not built with

/** Loads a language and shows everything in it. */
export async function speak(language: Language): Promise<void> {
  const [{ default: catalogues }, ...others] = await Promise.all([
    LOADERS[language](),
    ...[...visiting].map(async (game) => [game, await wordsOf(language, game)] as const),
  ]);
  const games = { ...catalogues.games, ...Object.fromEntries(others) };
  current = new Vocabulary(language, { ...catalogues, games });
  document.documentElement.lang = language;
}

async function wordsOf(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}/${game}`);
  return answer.ok ? answer.text() : '';
}

/** Loads the words of a game that the page was not built with, now and in every language. */
export async function addWords(game: string): Promise<void> {
  visiting.add(game);
  await speak(language());
}

function vocabulary(): Vocabulary {
  if (!current) throw new Error('no language is loaded yet');
  return current;
}

export function language(): Language {
  return vocabulary().language;
}

/** A common word or sentence. */
export function say(key: string, details: Details = {}): string {
  return vocabulary().say(key, details);
}

/** A word or sentence of a game; common ones are known to every game. */
export function sayIn(game: string): Say {
  return (key, details = {}) => vocabulary().say(key, details, game);
}

export function hasWord(key: string, game = ''): boolean {
  return vocabulary().has(key, game);
}
