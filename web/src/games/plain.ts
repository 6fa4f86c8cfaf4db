// Plain discs on a grid, for games without a drawing of their own: whatever squares an action names
// are touched in turn, and what names none is a button.

import { touch } from '../board/touch/choosing';
import { bound } from './bound';
import type { Drawing } from '../board/drawing';
import PlainPiece from './PlainPiece.svelte';
import { carried, never, plainAttempt } from './stock';

const SQUARE = /[a-z]\d+|\d+/g;

export function plainDrawing(game: string): Drawing {
  return {
    ground: 'squares',
    Piece: bound(PlainPiece, { game }),
    gestures: (action) => {
      const squares = action.match(SQUARE);
      return squares ? [squares.map((square) => touch(square))] : [];
    },
    attempt: plainAttempt,
    preview: carried,
    atTop: never,
    token: (side, board) =>
      board.picture.rows.flat().find((cell) => cell.piece && cell.side === side) ?? { side },
  };
}
