// What lies beside the board, read off the picture: how many pieces each side has lost.

import type { Beside } from '../board/drawing';
import type { Board, Cell } from '../protocol/messages';

/** How many pieces of a side are on the board. */
export function standing(board: Board, side: number): number {
  return board.picture.rows.flat().filter((cell) => cell.piece && cell.side === side).length;
}

/** `key=value` parts of a position text. */
export function keyOf(position: string, key: string): string | undefined {
  return position
    .split(' ')
    .find((part) => part.startsWith(`${key}=`))
    ?.slice(key.length + 1);
}

/** What the other side of a two-sided game has lost, on the strip of the side that took it. */
export function capturedFromOther(
  board: Board,
  whole: (side: number) => number,
  cell: (side: number) => Cell,
  name: (side: number) => string,
): Beside[] {
  return [1, 2].flatMap((side) => {
    const other = 3 - side;
    const count = whole(other) - standing(board, other);
    return count > 0 ? [{ side, cell: cell(other), count, name: name(other) }] : [];
  });
}
