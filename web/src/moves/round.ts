// What is new to a viewer: everything since their own last action. Spectators see the last round.

/** An action that was taken, as far as this needs to know it. */
export interface Taken {
  readonly side: number;
  readonly seat: number;
}

/**
 * The actions since somebody's own last one; if nobody has acted after it, that turn of their own.
 * Without seats, or with every seat, it is the last turn of each side that has acted since it was
 * the same side's turn before.
 */
export function roundOf<Step extends Taken>(
  steps: readonly Step[],
  seats: readonly number[],
  all: number,
): Step[] {
  const onlooker = seats.length === 0 || seats.length === all;
  if (onlooker) return lastTurns(steps);
  const own = steps.findLastIndex(({ seat }) => seats.includes(seat));
  if (own < steps.length - 1) return steps.slice(own + 1);
  let start = own;
  while (start > 0 && steps[start - 1]?.side === steps[own]?.side) start -= 1;
  return steps.slice(Math.max(0, start));
}

/** What a round is about: each side's last turn, your own last turn, or what came after it. */
export type RoundKind = 'everybody' | 'own' | 'since';

export function roundKind(steps: readonly Taken[], seats: readonly number[], all: number): RoundKind {
  const last = steps.at(-1);
  if (!last || seats.length === 0 || seats.length === all) return 'everybody';
  return seats.includes(last.seat) ? 'own' : 'since';
}

/** Turns from the end backwards, until a side would come for the second time. */
function lastTurns<Step extends Taken>(steps: readonly Step[]): Step[] {
  const seen = new Set<number>();
  let start = steps.length;
  while (start > 0) {
    const { side } = steps[start - 1] as Step;
    if (seen.has(side) && steps[start]?.side !== side) break;
    seen.add(side);
    start -= 1;
  }
  return steps.slice(start);
}
