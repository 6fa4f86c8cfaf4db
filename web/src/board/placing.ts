// Pieces that stay themselves while the picture changes: which piece travelled where, which turned
// over, which are new. The board only draws what this says.

import type { Cell, Picture } from '../protocol/messages';
import { sameFace, sameLook, spots } from './picture';

export interface Placed {
  readonly id: number;
  readonly square: string;
  readonly cell: Cell;
  readonly before: Cell | null; // the face it turned away, if it has just turned over
  readonly from: string | null; // where it has just come from
  readonly turns: number; // how often it has turned over: a new number starts a new animation
}

let lastId = 0;

function fresh(square: string, cell: Cell): Placed {
  lastId += 1;
  return { id: lastId, square, cell, before: null, from: null, turns: 0 };
}

function moved(piece: Placed, square: string, cell: Cell): Placed {
  const stays = piece.square === square;
  if (stays && !piece.from && !piece.before && sameLook(piece.cell, cell)) return piece;
  const turned = !sameFace(piece.cell, cell);
  return {
    id: piece.id,
    square,
    cell,
    before: turned ? piece.cell : null,
    from: stays ? null : piece.square,
    turns: piece.turns + (turned ? 1 : 0),
  };
}

/**
 * The pieces of a new picture, as far as possible the ones that stood there before.
 * `path` is the squares of the action that led to it: what stood on an earlier one and now stands
 * on a later one has travelled. Without a path, pieces that look alike are taken for the same.
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
  return [...kept, ...[...wanted].map(([square, cell]) => fresh(square, cell))];
}
