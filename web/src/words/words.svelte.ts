// What the page says: one language at a time, switched at once. The words of a language come in parts
// (tools/words.mjs). A page names those it needs before it is shown; a word that is asked for before it
// is there brings the missing parts, and what says it is drawn again.

import load from 'virtual:words';
import type { Language } from './languages';
import type { Catalogue } from './message';
import { Vocabulary, type Details, type Say } from './vocabulary';

export { LANGUAGES, NATIVE_NAMES, type Language } from './languages';
export type { Details, Say } from './vocabulary';

type Loaded = Awaited<NonNullable<ReturnType<typeof load>>>['default'];

const FRAME = 'frame';
const COMMON = ['home', 'table', 'own', 'before', 'calling', 'playing', 'rest'];
const GAME = 'games/';
const MORE = 'more/';

let current = $state.raw<Vocabulary | null>(null);
const wanted = new Set([FRAME]); // parts
const known = new Set<string>(); // parts that `current` has
const texts = new Map<string, Promise<Loaded>>(); // by language and part

/** Loads a language and shows everything in it. */
export async function speak(language: Language): Promise<void> {
  const parts = [...wanted];
  const found = await Promise.all(parts.map((part) => textOf(language, part)));
  if (parts.length < wanted.size) return speak(language); // more was asked for meanwhile
  const by = new Map(parts.map((part, index) => [part, found[index]]));
  const joined = (...some: string[]): Catalogue =>
    Object.assign({}, ...some.map((part) => by.get(part)?.words));
  const common = joined(FRAME, ...COMMON);
  const games = { ...by.get(FRAME)?.names };
  for (const part of parts) {
    const game = part.startsWith(GAME) && part.slice(GAME.length);
    if (game) games[game] = joined(part, MORE + game);
  }
  current = new Vocabulary(language, { common, games });
  for (const part of parts) known.add(part);
  document.documentElement.lang = language;
}

function textOf(language: Language, part: string): Promise<Loaded> {
  const name = `${language}/${part}`;
  const found = texts.get(name) ?? fetched(language, part);
  texts.set(name, found);
  found.catch(() => texts.delete(name)); // it may come another time
  return found;
}

async function fetched(language: Language, part: string): Promise<Loaded> {
  const known = load(language, part);
  if (known) return (await known).default;
  // A game that the page was not built with.
  const answer = part.startsWith(MORE)
    ? null
    : await fetch(`/api/words/${language}/${part.slice(GAME.length)}`);
  if (!answer?.ok) return { words: {} };
  const { catalogueOf } = await import('./catalogue.mjs');
  return { words: catalogueOf(await answer.text()) };
}

/** Loads parts, in this language and in those chosen later. */
async function need(parts: readonly string[]): Promise<void> {
  if (parts.every((part) => known.has(part))) return;
  for (const part of parts) wanted.add(part);
  if (current) await speak(current.language);
}

/** The words of a page; of one that names none, all of them. */
export function wordsOfPage(page: string): Promise<void> {
  return need(['home', 'table'].includes(page) ? [page] : COMMON);
}

/** The words of parts of a page that are fetched later. */
export function wordsOf(...parts: string[]): Promise<void> {
  return need(parts);
}

/** Something that comes later, together with all words that are not of a game. */
export async function withWords<T>(later: Promise<T>): Promise<T> {
  await need(COMMON);
  return later;
}

/** What a table says of a game, whether the page was built with it or not. */
export function wordsAtTable(game: string): Promise<void> {
  return need([GAME + game]);
}

/** All that a game says. */
export function wordsOfGame(game: string): Promise<void> {
  return need([GAME + game, MORE + game]);
}

/** What is said once something has been tried at a table, or has come to an end. */
export function wordsAfterwards(game: string): Promise<void> {
  return need([GAME + game, MORE + game, 'playing']);
}

/** Fetches what may have a word that is not there yet; false if everything is there. */
export function bringWords(game: string): boolean {
  const missing = (parts: readonly string[]): string[] => parts.filter((part) => !known.has(part));
  const own = game ? missing([GAME + game, MORE + game]) : [];
  const likely = own.length > 0 || !known.has('table') ? own : missing(['playing']);
  const parts = likely.length > 0 ? likely : missing(COMMON);
  if (parts.length > 0) void need(parts).catch(() => undefined);
  return parts.length > 0;
}

function vocabulary(): Vocabulary {
  if (!current) throw new Error('no language is loaded yet');
  return current;
}

export function language(): Language {
  return vocabulary().language;
}

function wordFor(key: string, details: Details, game: string): string {
  const words = vocabulary();
  return words.has(key, game) || !bringWords(game) ? words.say(key, details, game) : '';
}

/** A common word or sentence. */
export function say(key: string, details: Details = {}): string {
  return wordFor(key, details, '');
}

/** A word or sentence of a game; common ones are known to every game. */
export function sayIn(game: string): Say {
  return (key, details = {}) => wordFor(key, details, game);
}

export function hasWord(key: string, game = ''): boolean {
  const has = vocabulary().has(key, game);
  if (!has && game && !known.has(GAME + game)) bringWords(game);
  return has;
}
