// Pieces in words, for the ear.

import { drawingOf } from '../games/all';
import type { Cell } from '../protocol/messages';
import type { Say } from '../words/words.svelte';

/** What a piece is called: "blue man", "X: rock on top, paper facing north and south". */
export function named(cell: Cell, game: string, say: Say): string {
  const piece = say(cell.piece ?? '', cell.details ?? {});
  if (!drawingOf(game).sideless || !cell.side) return piece;
  return say('board-piece-of', { side: say(`side-${cell.side}`), piece });
}
