// The short games of the home page, made by tools/living.py when the page is built. Their first
// pictures also stand in for a table's board until the server has answered.

import type { Cell, Effect, Picture } from '../protocol/messages';
import told from './lines.json';

interface LineStep {
  readonly action: string;
  readonly cells: readonly Cell[]; // that it changes
  readonly effects: readonly Effect[];
}

export interface Line {
  readonly options: Readonly<Record<string, string>>;
  readonly picture: Picture;
  readonly steps: readonly LineStep[];
}

const LINES = told as unknown as Readonly<Record<string, Line>>;

export const GAMES: readonly string[] = Object.keys(LINES);

export function lineOf(game: string): Line {
  const line = LINES[game];
  if (!line) throw new Error(`no line for ${game}`);
  return line;
}
