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

export interface Line {
  readonly options: Readonly<Record<string, string>>;
  readonly sides: number; // with these options
  readonly picture: Picture;
  readonly steps: readonly LineStep[];
}

const FILES = import.meta.glob<Line>('../games/*/line.json', { import: 'default' });
const LINES = new Map<string, Line>();

export const GAMES: string[] = $state([...shipped]);

/** Fetches the line of a game that the page was built with. */
export async function loadLine(game: string): Promise<void> {
  const load = LINES.has(game) ? undefined : FILES[`../games/${game}/line.json`];
  if (load) LINES.set(game, await load());
}

/** A game's line, once it has been fetched. */
export function lineOf(game: string): Line {
  const line = LINES.get(game);
  if (!line) throw new Error(`no line for ${game}`);
  return line;
}

/** A game that the page was not built with: shown after the others. */
export function addLine(game: string, line: Line): void {
  LINES.set(game, line);
  GAMES.push(game);
}
