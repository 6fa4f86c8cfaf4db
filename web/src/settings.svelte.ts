// What a person likes, kept in their browser. Everything that is not the server's business.

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
    destinations: 'selected',
    animation: true,
    sound: false,
    coordinates: true,
    confirm: false,
  };
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY), defaults()));

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Puts theme and colours where the style sheets look for them. */
export function dress(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.colours = settings.colours;
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a piece travels, in milliseconds; 0: it is simply there. */
export function pace(): number {
  return settings.animation && !reduced.matches ? 200 : 0;
}
