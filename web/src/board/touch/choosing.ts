// From touches to actions, without rules. Each legal action is a gesture: the squares to touch in
// turn, and how, where a square can be entered in several ways (slid or rolled). What may be
// touched next is whatever some legal action goes on with.

export interface Touch {
  readonly square: string;
  readonly how: string; // '' where there is only one way
}

export type Gesture = readonly Touch[];

/** A legal action with the gesture that means it. */
export interface Choice {
  readonly action: string;
  readonly gesture: Gesture;
}

export function touch(square: string, how = ''): Touch {
  return { square, how };
}

/** The actions that are played on the board; some can be touched in several places. */
export function choices(actions: readonly string[], read: (action: string) => readonly Gesture[]): Choice[] {
  return actions.flatMap((action) => read(action).map((gesture) => ({ action, gesture })));
}

/** The choices that go on from what has been touched so far. */
export function following(all: readonly Choice[], made: Gesture): Choice[] {
  return all.filter(
    ({ gesture }) =>
      gesture.length >= made.length &&
      made.every((one, index) => {
        const other = gesture[index];
        return other !== undefined && one.square === other.square && one.how === other.how;
      }),
  );
}

/** The squares that can be touched next, each with the ways of doing so. */
export function nextTouches(all: readonly Choice[], made: Gesture): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { gesture } of following(all, made)) {
    const one = gesture[made.length];
    if (!one) continue;
    const ways = next.get(one.square);
    if (!ways) next.set(one.square, [one.how]);
    else if (!ways.includes(one.how)) ways.push(one.how);
  }
  return next;
}

/** What the touches so far mean. */
export interface Outcome {
  readonly action: string | null; // an action that is complete, though longer ones may exist
  readonly settled: string | null; // the action that is meant, with nothing left to choose
}

/**
 * A gesture is settled when one action is left and it is complete, or when the rest of it is only
 * squares that anybody would touch without thinking (the far end of the only capture there is).
 */
export function outcome(all: readonly Choice[], made: Gesture): Outcome {
  const left = following(all, made);
  const complete = left.find(({ gesture }) => gesture.length === made.length)?.action ?? null;
  const [only, ...others] = left;
  if (!only || others.length > 0 || made.length === 0) return { action: complete, settled: null };
  if (complete) return { action: complete, settled: complete };
  const rest = only.gesture.slice(made.length);
  const obvious = made.length >= 2 && rest.every(({ how }) => how === '');
  return { action: null, settled: obvious ? only.action : null };
}
