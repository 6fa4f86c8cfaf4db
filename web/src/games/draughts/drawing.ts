import { touch, type Gesture } from '../../board/touch/choosing';
import { spots } from '../../board/picture';
import type { Cell, Picture } from '../../protocol/messages';
import { sayIn } from '../../words/words.svelte';
import { capturedFromOther } from '../beside';
import type { Drawing } from '../../board/drawing';
import { carried, plainAttempt, squaresInTurn } from '../stock';
import Piece from './Piece.svelte';

const HUFF = /^huff /;
const MEN = 20; // a side has at the start

function manOf(side: number): Cell {
  return { piece: `piece-${side}-man`, side };
}

/** Whether a piece that goes from one square to another passes one other piece at most. */
function plain(picture: Picture, from: string, to: string, start: string): boolean {
  const [one, other] = [spots(picture).get(from), spots(picture).get(to)];
  if (!one || !other) return false;
  const [across, down] = [other.column - one.column, other.row - one.row];
  if (Math.abs(across) !== Math.abs(down)) return false;
  const passed = Array.from({ length: Math.max(0, Math.abs(across) - 1) }, (_, index) => {
    const [column, row] = [
      one.column + Math.sign(across) * (index + 1),
      one.row + Math.sign(down) * (index + 1),
    ];
    return picture.rows[row]?.[column];
  });
  return passed.filter((cell) => cell?.piece && cell.square !== start).length <= 1;
}

/**
 * A capture may be written with its first and last square only: the piece follows the known part of
 * the way.
 */
function preview(picture: Picture, made: Gesture): Picture {
  const squares = made.map((one) => one.square);
  const turn = squares.findIndex(
    (square, index) => index > 0 && !plain(picture, squares[index - 1] ?? '', square, squares[0] ?? ''),
  );
  return carried(picture, turn < 0 ? made : made.slice(0, turn));
}

export const drawing: Drawing = {
  ground: 'toybox',
  Piece,
  gestures: (action) => (HUFF.test(action) ? [[touch(action.slice(5))]] : squaresInTurn(action)),
  button: (action) => HUFF.test(action),
  attempt: (made, square, picture) => {
    const tried = plainAttempt(made.slice(0, 1), square, picture);
    const path = made.map((one) => one.square);
    return path.length > 1 ? [...path, square].join('x') : tried;
  },
  preview,
  atTop: (side) => side === 2,
  token: manOf,
  beside: (board) =>
    capturedFromOther(
      board,
      () => MEN,
      manOf,
      (side) => sayIn('draughts')(manOf(side).piece ?? ''),
    ),
  // The pieces that have to capture, and those that may be huffed.
  pointed: (actions) => {
    const huffs = actions.filter((action) => HUFF.test(action)).map((action) => action.slice(5));
    const forced = actions.every((action) => action.includes('x'));
    return forced ? actions.map((action) => action.split('x')[0] ?? '') : huffs;
  },
};
