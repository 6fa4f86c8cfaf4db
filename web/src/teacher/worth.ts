// What something is worth, in words.

import type { WorthInfo } from '../protocol/messages';
import { say } from '../words/words.svelte';

/** "win in 7 plies", or a chance in hundredths where nothing is proven. */
export function worthWords(worth: WorthInfo): string {
  if (!worth.value) return say('worth-chance', { percent: (50 * (1 + worth.score)).toFixed(1) });
  if (worth.distance === null || worth.value === 'draw') return say(`value-${worth.value}`);
  return say(`value-${worth.value}-in-${worth.unit}`, { distance: worth.distance });
}
