// Sounds of wood, made on the spot: no file to fetch.

import type { Sound } from './sound';

/** A tone that glides from one pitch (in hertz) to another and fades. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly at: number; // seconds after the beginning
  readonly length: number;
  readonly shape: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  at: number,
  length: number,
  shape: OscillatorType = 'sine',
): Tone => ({
  from,
  to,
  at,
  length,
  shape,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  own: [tone(420, 140, 0, 0.09)],
  other: [tone(300, 110, 0, 0.1)],
  capture: [tone(260, 70, 0, 0.14, 'triangle'), tone(900, 200, 0, 0.04, 'square')],
  flip: [tone(500, 900, 0, 0.07, 'triangle'), tone(420, 160, 0.08, 0.08)],
  'low-time': [tone(880, 880, 0, 0.08), tone(880, 880, 0.16, 0.08)],
  call: [tone(523, 523, 0, 0.2), tone(784, 784, 0.16, 0.35)],
  end: [tone(392, 392, 0, 0.25), tone(523, 523, 0.18, 0.25), tone(659, 655, 0.36, 0.5)],
};

let context: AudioContext | null = null;

/** Plays a sound; `volume`: 0 to 1. */
export function sound(which: Sound, volume: number): void {
  context ??= new AudioContext();
  const begin = context.currentTime;
  for (const { from, to, at, length, shape } of TONES[which]) {
    const [oscillator, loudness] = [context.createOscillator(), context.createGain()];
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, begin + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + at + length * 0.7);
    loudness.gain.setValueAtTime(volume, begin + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + at + length);
    oscillator.connect(loudness).connect(context.destination);
    oscillator.start(begin + at);
    oscillator.stop(begin + at + length + 0.01);
  }
}
