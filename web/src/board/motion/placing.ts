// Keeps the identity of pieces while the picture changes. What an action did is known from its
// effects (stages.ts); here pieces are matched when there are no effects: after a jump to another
// position, and while a move is being entered.

import type { Cell, Picture } from '../../protocol/messages';
import { sameFace, sameLook, spots } from '../picture';

export interface Placed {
  readonly id: number;
  readonly square: string;
  readonly cell: Cell;
}

let lastId = 0;

/** A piece that was not there before. */
export function newcomer(square: string, cell: Cell): Placed {
  lastId += 1;
  return { id: lastId, square, cell };
}

/** The same piece somewhere; the same object if nothing about it is new. */
function moved(piece: Placed, square: string, cell: Cell): Placed {
  const same = piece.square === square && sameLook(piece.cell, cell) && sameDetails(piece.cell, cell);
  return same ? piece : { id: piece.id, square, cell };
}

function sameDetails(one: Cell, other: Cell): boolean {
  return JSON.stringify(one.details ?? {}) === JSON.stringify(other.details ?? {});
}

/**
 * The pieces of a new picture, as far as possible the ones that stood there before.
 * `path` is where a piece is known to have gone: from its first square to its last. Else pieces
 * that look alike are taken for the same.
 */
export function rearranged(
  placed: readonly Placed[],
  picture: Picture,
  path: readonly string[] = [],
): Placed[] {
  const wanted = new Map<string, Cell>();
  for (const { square, cell } of spots(picture).values()) if (cell.piece) wanted.set(square, cell);
  const standing = new Map(placed.map((piece) => [piece.square, piece]));
  const found = new Map<number, Placed>();

  const settle = (piece: Placed, square: string): void => {
    const cell = wanted.get(square);
    if (!cell) return;
    found.set(piece.id, moved(piece, square, cell));
    wanted.delete(square);
    standing.delete(piece.square);
  };

  const first = path[0] === undefined ? undefined : standing.get(path[0]);
  const end = path.at(-1);
  if (first && end !== undefined && end !== path[0] && !wanted.has(first.square)) {
    const arrived = wanted.get(end);
    if (arrived && (arrived.side ?? 0) === (first.cell.side ?? 0)) settle(first, end);
  }
  for (const piece of [...standing.values()]) {
    const cell = wanted.get(piece.square);
    const same = cell && (sameFace(piece.cell, cell) || (piece.cell.side ?? 0) === (cell.side ?? 0));
    if (same) settle(piece, piece.square);
  }
  // A face-down piece is nobody's until it shows its face on the same square.
  for (const piece of [...standing.values()]) {
    if (wanted.has(piece.square) && !piece.cell.side) settle(piece, piece.square);
  }
  for (const piece of [...standing.values()]) {
    const twin = [...wanted].find(([, cell]) => sameFace(piece.cell, cell));
    if (twin) settle(piece, twin[0]);
  }
  const kept = placed.flatMap((piece) => found.get(piece.id) ?? []);
  return [...kept, ...[...wanted].map(([square, cell]) => newcomer(square, cell))];
}

/** The pieces with the cells of a picture that they agree with: names, brightness and the like. */
export function dressed(placed: readonly Placed[], picture: Picture): Placed[] {
  return placed.map((piece) => {
    const cell = spots(picture).get(piece.square)?.cell;
    return cell ? moved(piece, piece.square, cell) : piece;
  });
}
