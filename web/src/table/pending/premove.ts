// Moves made before it is one's turn. Nobody knows yet what will be legal, so any square can be
// touched; when the turn comes the legal actions say what was meant, if anything.

import { touch, type Choice, type Gesture } from '../../board/touch/choosing';
import { spots } from '../../board/picture';
import type { Drawing } from '../../board/drawing';
import type { Cell, Picture, Seat } from '../../protocol/messages';

const PREMOVE = 'premove';
const TAKE_BACK = 'take-back';

export type Squares = readonly string[]; // touched in turn

/** Whether a piece is commanded from one of these seats. */
function commandedBy(cell: Cell, seats: readonly Seat[]): boolean {
  const member = cell.details?.member;
  return seats.some(
    (seat) => seat.side === cell.side && (member === undefined || Number(member) === seat.member),
  );
}

/**
 * What can be touched ahead of one's turn: a piece of one's own and any other square; a piece that
 * is nobody's, such as one that lies face down; and, once a move is set, whatever takes it back.
 */
export function premovesOn(picture: Picture, seats: readonly Seat[], set: Squares | null): string[] {
  const all = [...spots(picture).values()];
  const own = all.filter(({ cell }) => cell.piece && commandedBy(cell, seats)).map(({ square }) => square);
  const nobodys = all.filter(({ cell }) => cell.piece && !cell.side).map(({ square }) => square);
  const starts = own.filter((square) => square !== set?.[0]);
  const taken = set ? all.map(({ square }) => square).filter((square) => !starts.includes(square)) : [];
  return [
    ...starts.flatMap((from) =>
      all.filter(({ square }) => square !== from).map(({ square }) => [PREMOVE, from, square].join(' ')),
    ),
    ...(set ? [] : nobodys.map((square) => `${PREMOVE} ${square}`)),
    ...taken.map((square) => `${TAKE_BACK} ${square}`),
  ];
}

/** The squares of what was touched; null: the move that was set is taken back. */
export function squaresOf(premove: string): Squares | null {
  const [kind, ...squares] = premove.split(' ');
  return kind === PREMOVE ? squares : null;
}

/** A board on which premoves are touched: nothing moves yet, and nothing is pointed at. */
export function premoving(drawing: Drawing): Drawing {
  const { Way: _way, pointed: _pointed, ...rest } = drawing;
  return {
    ...rest,
    gestures: (action, picture) => {
      const [kind = '', ...squares] = action.split(' ');
      if (![PREMOVE, TAKE_BACK].includes(kind)) return drawing.gestures(action, picture);
      return [squares.map((square) => touch(square))];
    },
    preview: (picture) => picture,
  };
}

function inSquares(gesture: Gesture): string {
  return gesture.map((one) => one.square).join(' ');
}

/**
 * The actions that may have been meant by squares touched ahead: those with exactly these squares,
 * else those from the first to the last of them, else those that begin with them.
 */
export function meantBy(squares: Squares, all: readonly Choice[]): string[] {
  const touched = squares.join(' ');
  const [first, last] = [squares[0], squares.at(-1)];
  const readings: ((gesture: Gesture) => boolean)[] = [
    (gesture) => inSquares(gesture) === touched,
    (gesture) => squares.length > 1 && gesture[0]?.square === first && gesture.at(-1)?.square === last,
    (gesture) => inSquares(gesture).startsWith(`${touched} `),
  ];
  for (const reads of readings) {
    const found = all.filter(({ gesture }) => reads(gesture)).map(({ action }) => action);
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}
