// What a person can choose, and how it is read back from their browser.

import { LANGUAGES, type Language } from '../words/languages';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  colours: 'full' | 'safe';
  pieces: 'drawn' | 'letters';
  discs: 'characters' | 'moves'; // what is drawn on xiangqi pieces
  destinations: 'selected' | 'always' | 'never'; // when the board shows where a piece may go
  pace: 'slow' | 'normal' | 'fast' | 'off'; // how fast pieces move, and actions follow each other
  notation: 'words' | 'raw'; // how lists show moves
  engine: 'auto' | 'device' | 'server'; // who analyses, where there are both
  sound: boolean;
  volume: number; // of sounds, in hundredths
  coordinates: boolean;
  explain: boolean; // touching a piece says how it moves
  confirm: boolean; // a move is played only after a second yes
  premoves: boolean; // a move can be made ahead of one's turn
}

export const CHOICES = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  colours: ['full', 'safe'],
  pieces: ['drawn', 'letters'],
  discs: ['characters', 'moves'],
  destinations: ['always', 'selected', 'never'],
  pace: ['slow', 'normal', 'fast', 'off'],
  notation: ['words', 'raw'],
  engine: ['auto', 'device', 'server'],
} as const;

/** Settings as earlier versions of the page kept them: motion was on or off. */
function renamed(settings: object): object {
  return 'animation' in settings && settings.animation === false ? { pace: 'off', ...settings } : settings;
}

/** The settings in a stored text, as far as they make sense; the rest are the usual ones. */
export function readSettings(stored: string | null, usual: Settings): Settings {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '{}');
  } catch {
    return usual;
  }
  if (typeof parsed !== 'object' || parsed === null) return usual;
  const entries = Object.entries(renamed(parsed)).filter(([name, value]) => {
    if (!(name in usual)) return false;
    const choices = (CHOICES as Record<string, readonly unknown[]>)[name];
    if (choices) return choices.includes(value);
    if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 100;
    return typeof value === 'boolean';
  });
  return { ...usual, ...Object.fromEntries(entries) };
}
