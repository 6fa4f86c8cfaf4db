// What something is worth, in words, and which of two worths is better.

import type { WorthInfo } from '../protocol/messages';
import { say } from '../words/words.svelte';

export type Value = 'win' | 'draw' | 'loss';

const ORDER: Readonly<Record<Value, number>> = { win: 2, draw: 1, loss: 0 };

/** "win in 7 plies", or a chance in hundredths where nothing is proven. */
export function worthWords(worth: WorthInfo): string {
  if (!worth.value) return say('worth-chance', { percent: (50 * (1 + worth.score)).toFixed(1) });
  if (worth.distance === null || worth.value === 'draw') return say(`value-${worth.value}`);
  return say(`value-${worth.value}-in-${worth.unit}`, { distance: worth.distance });
}

/** The best of some values. */
export function bestOf(values: readonly Value[]): Value | undefined {
  return values.toSorted((one, other) => ORDER[other] - ORDER[one])[0];
}
