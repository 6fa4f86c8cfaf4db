// The pages other than home and tables.

import type { Component } from 'svelte';
import type { Route } from '../routing';

type Other = Exclude<Route['page'], 'home' | 'table'>;

export const OTHERS: Readonly<Record<Other, () => Promise<{ default: Component }>>> = {
  new: () => import('./NewTable.svelte'),
  replay: () => import('./Replay.svelte'),
  mistakes: () => import('./Mistakes.svelte'),
  learn: () => import('./Learn.svelte'),
  analysis: () => import('./Analysis.svelte'),
  solved: () => import('./Solved.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  lessons: () => import('./Lessons.svelte'),
  python: () => import('./python/Python.svelte'),
  archive: () => import('./Archive.svelte'),
  person: () => import('./Person.svelte'),
  leaderboards: () => import('./Leaderboards.svelte'),
  tournaments: () => import('./tournaments/Tournaments.svelte'),
  settings: () => import('./Settings.svelte'),
  confirm: () => import('./letters/Letter.svelte'),
  unsubscribe: () => import('./letters/Letter.svelte'),
  offline: () => import('./Offline.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
};
