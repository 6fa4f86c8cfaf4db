// What something is worth, in words.

import type { WorthInfo } from '../protocol/messages';
import { language, say } from '../words/words.svelte';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** "win in 7 moves", or a chance in percent (49.6%, in Vietnamese 49,6%) where nothing is proven. */
export function worthWords(worth: WorthInfo): string {
  if (!worth.value) {
    const percent = new Intl.NumberFormat(language(), ONE_DIGIT).format(50 * (1 + worth.score));
    return say('worth-chance', { percent });
  }
  if (worth.distance === null || worth.value === 'draw') return say(`value-${worth.value}`);
  return say(`value-${worth.value}-in-${worth.unit}`, { distance: worth.distance });
}
