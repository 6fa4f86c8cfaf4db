// Pieces in words, for screen readers.

import type { Cell } from '../protocol/messages';
import type { Say } from '../words/words.svelte';
import type { Drawing } from './drawing';

/** What a piece is called: "blue man", "X: rock on top, paper facing north and south". */
export function named(cell: Cell, drawing: Pick<Drawing, 'sideless'>, say: Say): string {
  const piece = say(cell.piece ?? '', cell.details ?? {});
  if (!drawing.sideless || !cell.side) return piece;
  return say('board-piece-of', { side: say(`side-${cell.side}`), piece });
}
