// How a game ended for whoever sat there.

import { yourSides, type Seen } from '../live/seen';
import { say } from '../words/words.svelte';
import { neverPlayed, reasonWords, resultWords } from './result';

export interface Ending {
  readonly kind: 'won' | 'lost' | 'drew' | 'placed';
  readonly place: number; // 1: first
  readonly of: number; // sides
  readonly shared: boolean;
}

/** Your own ending; null for onlookers, and for those who played several sides. */
export function endingFor(view: Seen): Ending | null {
  const [side, ...others] = yourSides(view);
  if (side === undefined || others.length > 0 || !view.result || neverPlayed(view.result)) return null;
  const { ranking } = view.result;
  const row = ranking.findIndex((sides) => sides.includes(side));
  if (row < 0) return null;
  const place = ranking.slice(0, row).reduce((sum, sides) => sum + sides.length, 1);
  const of = ranking.flat().length;
  const shared = (ranking[row]?.length ?? 1) > 1;
  if (ranking.length === 1) return { kind: 'drew', place, of, shared };
  if (place === 1 && !shared) return { kind: 'won', place, of, shared };
  return { kind: of === 2 ? 'lost' : 'placed', place, of, shared };
}

/** "You won!", "You finished second of 3." */
export function endingWords({ kind, place, of, shared }: Ending): string {
  if (kind !== 'placed') return say(`ending-${kind}`);
  return say(shared ? 'ending-placed-shared' : 'ending-placed', { place, of });
}

/** How a game ended, to be said aloud: for you, who won, why. */
export function endWords(view: Seen): string[] {
  if (!view.result) return [];
  const own = endingFor(view);
  return [
    ...(own ? [endingWords(own)] : []),
    ...resultWords(view.game, view.result),
    reasonWords(view.game, view.result.reason),
  ];
}
