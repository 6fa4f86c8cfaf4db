// The pages other than home and tables.

import type { Component } from 'svelte';
import type { Route } from './routing';

type Other = Exclude<Route['page'], 'home' | 'table'>;

export const OTHERS: Readonly<Record<Other, () => Promise<{ default: Component }>>> = {
  new: () => import('./pages/NewTable.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  mistakes: () => import('./pages/Mistakes.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  analysis: () => import('./pages/Analysis.svelte'),
  solved: () => import('./pages/Solved.svelte'),
  puzzles: () => import('./pages/Puzzles.svelte'),
  lessons: () => import('./pages/Lessons.svelte'),
  python: () => import('./pages/python/Python.svelte'),
  archive: () => import('./pages/Archive.svelte'),
  person: () => import('./pages/Person.svelte'),
  leaderboards: () => import('./pages/Leaderboards.svelte'),
  tournaments: () => import('./pages/tournaments/Tournaments.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  confirm: () => import('./pages/letters/Letter.svelte'),
  unsubscribe: () => import('./pages/letters/Letter.svelte'),
  offline: () => import('./pages/Offline.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
};
