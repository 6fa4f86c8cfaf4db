// Sounds: which one, and whether there is any. A browser plays nothing before the first touch of the page,
// and complains if it is asked to; so what plays them (tones.ts) is not fetched before.

import type { Effect } from '../../protocol/messages';
import { settings } from '../../settings.svelte';

export type Sound = 'own' | 'other' | 'capture' | 'flip' | 'low-time' | 'call' | 'end';

/** The sound of what an action did. */
export function soundOf(effects: readonly Effect[], own: boolean): Sound {
  const kinds = new Set(effects.map((effect) => effect.kind));
  if (kinds.has('take') || kinds.has('huff')) return 'capture';
  if (kinds.has('flip')) return 'flip';
  return own ? 'own' : 'other';
}

/** Plays a sound if sounds are on, and dispatches the event `wuqi-sound` with its name. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || !navigator.userActivation.hasBeenActive) return;
  document.dispatchEvent(new CustomEvent<Sound>('wuqi-sound', { detail: sound }));
  const volume = settings.volume / 100;
  import('./tones').then(
    (tones) => tones.sound(sound, volume),
    () => undefined, // no answer: it would come too late
  );
}
