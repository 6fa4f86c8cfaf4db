// The games in the order they are shown, each with a short game that its board on the home page
// plays automatically. Those of the games that the page is built with come from tools/living.py. Their
// first pictures also stand in for a table's board until the server has answered.

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

type Shipped = Line & { readonly order: number };

const shipped = import.meta.glob<Shipped>('../games/*/line.json', { eager: true, import: 'default' });
const LINES = new Map<string, Line>(
  Object.entries(shipped)
    .map(([path, line]) => [path.split('/').at(-2) ?? '', line] as const)
    .sort(([one, first], [other, second]) => first.order - second.order || one.localeCompare(other)),
);

export const GAMES: string[] = $state([...LINES.keys()]);

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
