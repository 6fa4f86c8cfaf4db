// A knock of wood on wood, made on the spot: no file to fetch.

import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

export function knock(pitch = 1): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.setValueAtTime(420 * pitch, now);
  tone.frequency.exponentialRampToValueAtTime(140 * pitch, now + 0.06);
  loudness.gain.setValueAtTime(0.3, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.1);
}
