// The paper a board is drawn on: each square is 100 wide, with a margin for the coordinates.

import type { Picture } from '../protocol/messages';
import type { Screen } from './touch/aiming';
import { spots, type Place } from './picture';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly letters: number; // the size of the coordinates
  readonly signs: number; // how much larger than usual small signs are: squares of large boards are small
  readonly turned: boolean;
}

const LARGE = 7; // squares in a row, from which on signs are drawn larger
const EDGE = 4; // room for the border and what leans over it

export function frameOf(picture: Picture, ground: string, coordinates: boolean, turned: boolean): Frame {
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
    signs: columns > LARGE ? 1.35 : 1,
    turned,
  };
}

/** The middle of a place. */
export function placeOn(frame: Frame, { column, row }: Place): { x: number; y: number } {
  const across = frame.turned ? frame.columns - 1 - column : column;
  const down = frame.turned ? frame.rows - 1 - row : row;
  return { x: 100 * across + 50, y: 100 * down + 50 };
}

/** Where the squares lie on the screen. */
export function screenOf(frame: Frame, picture: Picture, svg: SVGSVGElement | undefined): Screen {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return { side: 0, middles: new Map() };
  const middles = [...spots(picture).values()].map((spot) => {
    const { x, y } = placeOn(frame, spot);
    return [spot.square, new DOMPoint(x, y).matrixTransform(matrix)] as const;
  });
  return { side: 100 * matrix.a, middles: new Map(middles) };
}
