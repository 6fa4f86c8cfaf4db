import type { Cell } from '../../protocol/messages';
import { sayIn } from '../../words/words.svelte';
import { capturedFromOther } from '../beside';
import type { Drawing } from '../../board/drawing';
import { carried, never, plainAttempt, squaresInTurn } from '../stock';
import Piece from './Piece.svelte';

const PIECES: readonly Cell[] = [
  { piece: 'piece-musketeer', side: 1 },
  { piece: 'piece-enemy', side: 2 },
];
const WHOLE = [3, 22];

function pieceOf(side: number): Cell {
  return PIECES[side - 1] ?? {};
}

export const drawing: Drawing = {
  ground: 'squares',
  Piece,
  gestures: squaresInTurn,
  attempt: plainAttempt,
  preview: carried,
  atTop: never,
  token: pieceOf,
  beside: (board) =>
    capturedFromOther(
      board,
      (side) => WHOLE[side - 1] ?? 0,
      pieceOf,
      (side) => sayIn('musketeers')(pieceOf(side).piece ?? ''),
    ),
};
