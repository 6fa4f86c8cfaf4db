// What the server draws of a position, made easy to ask. A picture is rows of cells, top row first;
// a cell leaves out fields that have their default.

import type { Cell, Picture } from '../protocol/messages';

/** Where a square is drawn: column from the left, row from the top, before the board is turned. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Every square that can be named, with its cell and place. */
export interface Spot extends Place {
  readonly square: string;
  readonly cell: Cell;
}

const known = new WeakMap<Picture, ReadonlyMap<string, Spot>>();

/** The spots of a picture by the names of their squares. */
export function spots(picture: Picture): ReadonlyMap<string, Spot> {
  const before = known.get(picture);
  if (before) return before;
  const found = new Map<string, Spot>();
  picture.rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell.square) found.set(cell.square, { square: cell.square, cell, column, row });
    }),
  );
  known.set(picture, found);
  return found;
}

/** The number of a zone, where it is written on the board. */
export function zoneOn({ shade = 0, piece, lines }: Cell): string | undefined {
  return shade > 1 && !piece ? lines?.[0]?.trim() : undefined;
}

export function cellAt(picture: Picture, square: string): Cell | undefined {
  return spots(picture).get(square)?.cell;
}

/** The picture with some squares showing something else: `null` takes the piece away. */
export function redrawn(picture: Picture, changes: ReadonlyMap<string, Cell | null>): Picture {
  const changed = (cell: Cell): Cell => {
    const change = cell.square ? changes.get(cell.square) : undefined;
    if (change === undefined) return cell;
    const bare = { square: cell.square, shade: cell.shade };
    return change === null ? bare : { ...change, ...bare };
  };
  return { ...picture, rows: picture.rows.map((cells) => cells.map(changed)) };
}

/** Whether two cells show the same face of a piece. */
export function sameFace(one: Cell, other: Cell): boolean {
  return (
    one.piece === other.piece &&
    (one.side ?? 0) === (other.side ?? 0) &&
    (one.lines ?? []).join('\n') === (other.lines ?? []).join('\n')
  );
}

/** Whether two cells show the same face, as bright or as dim. */
export function sameLook(one: Cell, other: Cell): boolean {
  return sameFace(one, other) && (one.dim ?? false) === (other.dim ?? false);
}
