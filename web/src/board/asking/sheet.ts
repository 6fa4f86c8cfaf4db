// Where a sheet lies that belongs to a square: beside it, whole on the screen, never over it.

import type { Screen } from '../touch/aiming';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that a sheet should not hide, and how much that matters. */
export interface Weighed extends Box {
  readonly weight: number;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'right' | 'left'; // of the square
  readonly tail: number; // where along its edge it points at the square
}

const GAP = 12; // room for the tail
const TAIL_EDGE = 16; // the tail keeps away from the round corners

/** Where some squares lie together on the screen. */
export function boxOf({ side, middles }: Screen, squares: readonly string[]): Box {
  const found = squares.flatMap((square) => middles.get(square) ?? []);
  const [across, down] = [found.map(({ x }) => x), found.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return {
    left: left - side / 2,
    top: top - side / 2,
    width: Math.max(...across) - left + side,
    height: Math.max(...down) - top + side,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function overlap(one: Box, other: Box): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  return across && one.top < other.top + other.height && other.top < one.top + one.height;
}

const SIDES = ['above', 'below', 'right', 'left'] as const;

/**
 * A side of a square where a sheet fits into the view, or the one with most room. Of several the
 * first that hides least of what had better be seen. Beside a whole zone rather than over it.
 */
export function placeBeside(
  square: Box,
  size: { readonly width: number; readonly height: number },
  view: Box,
  pieces: readonly Weighed[] = [],
  zone: Box | null = null,
): Placement {
  const room = roomAround(square, size, view);
  const hidden = (place: Placement): number =>
    pieces.reduce((sum, one) => sum + (overlap({ ...place, ...size }, one) ? one.weight : 0), 0);
  const fitting = [square, ...(zone ? [zone] : [])].flatMap((around) => {
    const free = roomAround(around, size, view);
    return SIDES.filter((side) => free[side] >= 0).map((side) => placeAt(side, square, size, view, around));
  });
  const [best] = fitting.sort((one, other) => hidden(one) - hidden(other));
  const most = [...SIDES].sort((one, other) => room[other] - room[one])[0] ?? 'above';
  return best ?? placeAt(most, square, size, view);
}

function roomAround(
  box: Box,
  size: { readonly width: number; readonly height: number },
  view: Box,
): Record<Placement['side'], number> {
  return {
    above: box.top - view.top - size.height - GAP,
    below: view.top + view.height - box.top - box.height - size.height - GAP,
    right: view.left + view.width - box.left - box.width - size.width - GAP,
    left: box.left - view.left - size.width - GAP,
  };
}

/** On a side of `around`, and pointing at the square within it. */
function placeAt(
  side: Placement['side'],
  square: Box,
  size: { readonly width: number; readonly height: number },
  view: Box,
  around: Box = square,
): Placement {
  const middle = { x: square.left + square.width / 2, y: square.top + square.height / 2 };
  const wanted = {
    above: { left: middle.x - size.width / 2, top: around.top - GAP - size.height },
    below: { left: middle.x - size.width / 2, top: around.top + around.height + GAP },
    right: { left: around.left + around.width + GAP, top: middle.y - size.height / 2 },
    left: { left: around.left - GAP - size.width, top: middle.y - size.height / 2 },
  }[side];
  const left = clamp(wanted.left, view.left, Math.max(view.left, view.left + view.width - size.width));
  const top = clamp(wanted.top, view.top, Math.max(view.top, view.top + view.height - size.height));
  const upright = side === 'above' || side === 'below';
  const [along, length] = upright ? [middle.x - left, size.width] : [middle.y - top, size.height];
  return { left, top, side, tail: clamp(along, TAIL_EDGE, length - TAIL_EDGE) };
}
