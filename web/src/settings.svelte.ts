// A person's settings, kept in their browser; the server does not need them.

import { readSettings, type Settings } from './settings/reading';
import { preferredLanguage } from './words/languages';

export { CHOICES, type Settings } from './settings/reading';

const KEY = 'wuqi-settings';

function defaults(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    colours: 'full',
    pieces: 'drawn',
    discs: 'characters',
    destinations: 'always',
    notation: 'words',
    engine: 'auto',
    pace: 'normal',
    sound: true,
    volume: 20,
    coordinates: true,
    explain: true,
    confirm: false,
    premoves: true,
  };
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY), defaults()));

let kept = JSON.stringify(settings); // as this page last wrote or read them

/** Keeps what has been changed on this page, and nothing else: another tab may have changed more. */
export function keep(): void {
  const now = JSON.stringify(settings);
  if (now === kept) return;
  kept = now;
  localStorage.setItem(KEY, now);
}

/** What is chosen in one tab holds in all of them. */
addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY || newValue === null) return;
  Object.assign(settings, readSettings(newValue, defaults()));
  kept = JSON.stringify(settings);
});

/** Puts theme and colours where the style sheets look for them. */
export function dress(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.colours = settings.colours;
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

const STEP = { slow: 380, normal: 200, fast: 110, off: 0 }; // milliseconds
const BREATH = { slow: 900, normal: 450, fast: 180, off: 0 };

/** How long a piece travels to the next square, in milliseconds; 0: it is simply there. */
export function stepTime(): number {
  return reduced.matches ? 0 : STEP[settings.pace];
}

/** How long an action is looked at before the next begins, in milliseconds. */
export function breath(): number {
  return BREATH[settings.pace];
}
