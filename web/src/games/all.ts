// The drawings by game, and the order in which games are shown.

import type { Drawing } from './drawing';
import { drawing as draughts } from './draughts/drawing';
import { drawing as janken } from './janken/drawing';
import { drawing as musketeers } from './musketeers/drawing';
import { drawing as sanguo } from './sanguo/drawing';
import { drawing as tamquan } from './tamquan/drawing';

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  musketeers,
  sanguo,
  draughts,
  tamquan,
  janken,
};

export function drawingOf(game: string): Drawing {
  const drawing = DRAWINGS[game];
  if (!drawing) throw new Error(`no drawing for ${game}`);
  return drawing;
}
