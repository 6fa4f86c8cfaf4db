import { touch } from '../../board/choosing';
import type { Cell } from '../../protocol/messages';
import { sayIn } from '../../words/words.svelte';
import { capturedFromOther } from '../beside';
import type { Drawing } from '../drawing';
import { carried, plainAttempt, squaresInTurn } from '../stock';
import Piece from './Piece.svelte';

const HUFF = /^huff /;
const MEN = 20; // a side has at the start

function manOf(side: number): Cell {
  return { piece: `piece-${side}-man`, side };
}

export const drawing: Drawing = {
  ground: 'toybox',
  Piece,
  gestures: (action) =>
    HUFF.test(action) ? [[touch(action.slice(5))]] : squaresInTurn(action),
  button: (action) => HUFF.test(action),
  attempt: (made, square, picture) => {
    const tried = plainAttempt(made.slice(0, 1), square, picture);
    const path = made.map((one) => one.square);
    return path.length > 1 ? [...path, square].join('x') : tried;
  },
  preview: carried,
  atTop: (side) => side === 2,
  token: manOf,
  beside: (board) =>
    capturedFromOther(board, () => MEN, manOf, (side) =>
      sayIn('draughts')(manOf(side).piece ?? ''),
    ),
  // The pieces that have to capture, and those that may be huffed.
  pointed: (actions) => {
    const huffs = actions.filter((action) => HUFF.test(action)).map((action) => action.slice(5));
    const forced = actions.every((action) => action.includes('x'));
    return forced ? actions.map((action) => action.split('x')[0] ?? '') : huffs;
  },
};
