// The paper a board is drawn on: each square is 100 wide, with a margin for the coordinates.

import type { Picture } from '../protocol/messages';
import { spots, type Place } from './picture';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly letters: number; // the size of the coordinates
  readonly turned: boolean;
}

const EDGE = 4; // room for the border and what leans over it

export function frameOf(
  picture: Picture,
  ground: string,
  coordinates: boolean,
  turned: boolean,
): Frame {
  const rows = picture.rows.length;
  const columns = picture.rows[0]?.length ?? 0;
  const letters = 8 + 1.5 * Math.max(rows, columns); // coordinates look alike on all boards
  const labels = coordinates && picture.columns.length > 0 ? 1.7 * letters : EDGE;
  const right = ground === 'points' && labels > EDGE ? 14 : EDGE;
  return {
    left: -labels,
    top: -right,
    width: 100 * columns + labels + right,
    height: 100 * rows + labels + right,
    columns,
    rows,
    letters,
    turned,
  };
}

/** The middle of a place. */
export function placeOn(frame: Frame, { column, row }: Place): { x: number; y: number } {
  const across = frame.turned ? frame.columns - 1 - column : column;
  const down = frame.turned ? frame.rows - 1 - row : row;
  return { x: 100 * across + 50, y: 100 * down + 50 };
}

/** The square under a pointer, or null. */
export function squareUnder(
  frame: Frame,
  picture: Picture,
  svg: SVGSVGElement,
  pointer: { clientX: number; clientY: number },
): string | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(pointer.clientX, pointer.clientY).matrixTransform(matrix.inverse());
  for (const spot of spots(picture).values()) {
    const middle = placeOn(frame, spot);
    if (Math.abs(x - middle.x) <= 50 && Math.abs(y - middle.y) <= 50) return spot.square;
  }
  return null;
}
