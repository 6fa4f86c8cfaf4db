// What a finger means on small squares. Each square that can be touched is a target of at least
// TARGET pixels, around its middle; where such targets overlap, one touch may mean several squares.

export const TARGET_PX = 44;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A board as it lies on the screen, in CSS pixels. */
export interface Screen {
  readonly side: number; // of a square
  readonly middles: ReadonlyMap<string, Point>;
}

export interface Touchable {
  readonly can: (square: string) => boolean; // a touch there does something
  readonly plays: (square: string) => boolean; // and cannot be taken back
  readonly holds: (square: string) => boolean; // a piece stands there
}

const distance = (one: Point, other: Point): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** The squares whose middle is at most so far away, the nearest first. */
function within(screen: Screen, point: Point, reach: number): string[] {
  return [...screen.middles]
    .filter(([, middle]) => distance(middle, point) <= reach)
    .sort(([, one], [, other]) => distance(one, point) - distance(other, point))
    .map(([square]) => square);
}

export function squareAt(screen: Screen, point: Point): string | null {
  return within(screen, point, screen.side / 2)[0] ?? null;
}

/** The squares a finger may mean: none, one, or several to choose from. */
export function aimedAt(screen: Screen, point: Point, touchable: Touchable): string[] {
  const under = squareAt(screen, point);
  const near = within(screen, point, Math.max(screen.side, TARGET_PX) / 2);
  const meant = near.filter((square) => touchable.can(square));
  const [nearest] = meant;
  if (nearest === undefined) return under === null ? [] : [under];
  // The player may want to know why this piece cannot move.
  if (under !== null && !meant.includes(under) && touchable.holds(under)) meant.push(under);
  return meant.some((square) => touchable.plays(square)) ? meant : [nearest];
}

/** The square under a point; if nothing can be done there, a usable square right beside it. */
export function squareNear(screen: Screen, point: Point, willDo: (square: string) => boolean): string | null {
  const under = squareAt(screen, point);
  if (under !== null && willDo(under)) return under;
  const near = within(screen, point, Math.max(screen.side, TARGET_PX) / 2);
  return near.find(willDo) ?? under;
}
