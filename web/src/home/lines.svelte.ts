// The games in the order they are shown, each with a short game that its board on the home page
// plays automatically. Those of the games that the page is built with come from tools/living.py, each in
// a file that is fetched for pages that need it. Their first pictures also stand in for a table's board until
// the server has answered.

import shipped from 'virtual:games';
import type { Cell, Effect, Picture } from '../protocol/messages';

interface LineStep {
  readonly action: string;
  readonly cells: readonly Cell[]; // that it changes
  readonly effects: readonly Effect[];
}

/** How a game begins. */
export interface GameStart {
  readonly options: Readonly<Record<string, string>>;
  readonly sides: number; // with these options
  readonly picture: Picture;
}

export interface Line extends GameStart {
  readonly steps: readonly LineStep[];
}

const START_FILES = import.meta.glob<GameStart>('../games/*/line.json', {
  import: 'default',
  query: '?start',
});
const FILES = import.meta.glob<Line>('../games/*/line.json', { import: 'default' });
const STARTS = new Map<string, GameStart>();
const LINES = new Map<string, Line>();

export const GAMES: string[] = $state([...shipped]);

/** Fetches the start of a game that the page was built with. */
export async function loadStart(game: string): Promise<void> {
  const load = STARTS.has(game) ? undefined : START_FILES[`../games/${game}/line.json`];
  if (load) STARTS.set(game, await load());
}

/** Fetches its line. */
export async function loadLine(game: string): Promise<void> {
  const load = LINES.has(game) ? undefined : FILES[`../games/${game}/line.json`];
  if (load) addLine(game, await load());
}

/** How a game begins, once that has been fetched. */
export function startOf(game: string): GameStart {
  return found(STARTS, game);
}

/** A game's line, once it has been fetched. */
export function lineOf(game: string): Line {
  return found(LINES, game);
}

function found<T>(known: ReadonlyMap<string, T>, game: string): T {
  const one = known.get(game);
  if (!one) throw new Error(`no line for ${game}`);
  return one;
}

/** Notes a game's line. One that the page was not built with is shown after the others. */
export function addLine(game: string, line: Line): void {
  LINES.set(game, line);
  STARTS.set(game, line);
  if (!GAMES.includes(game)) GAMES.push(game);
}
