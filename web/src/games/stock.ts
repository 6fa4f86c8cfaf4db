// Ready-made parts for what most drawings do alike.

import { touch, type Gesture } from '../board/touch/choosing';
import { cellAt, redrawn } from '../board/picture';
import type { Cell, Picture } from '../protocol/messages';

const SQUARES = /[a-j]\d+|\d+/g;

/** `c3xc4`, `b2-b1`, `47x38x24`: touch each square in turn. */
export function squaresInTurn(action: string): readonly Gesture[] {
  const squares = action.match(SQUARES);
  return squares && squares.length > 1 ? [squares.map((square) => touch(square))] : [];
}

/** From the first square to one that was tried: a dash to an empty one, an x to a held one. */
export function plainAttempt(made: Gesture, square: string, picture: Picture): string | null {
  const from = made[0];
  if (!from) return null;
  return `${from.square}${cellAt(picture, square)?.piece ? 'x' : '-'}${square}`;
}

/** The piece on the first square is carried to the last one. */
export function carried(picture: Picture, made: Gesture): Picture {
  const first = made[0]?.square;
  const last = made.at(-1)?.square;
  const piece = first === undefined ? undefined : cellAt(picture, first);
  if (first === undefined || last === undefined || first === last || !piece?.piece) return picture;
  return redrawn(
    picture,
    new Map<string, Cell | null>([
      [first, null],
      [last, piece],
    ]),
  );
}

export const never = (): boolean => false;
