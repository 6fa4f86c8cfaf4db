// The pages, each fetched when it is needed, together with the words and games that it shows.

import type { Component } from 'svelte';
import { loadBoards, loadGame, loadGames } from './games/loading';
import { visitors } from './games/visiting.svelte';
import { GAMES } from './home/lines.svelte';
import { SITE } from './live/place.svelte';
import { fetched } from './look/behaviour/fetching';
import type { Route } from './routing';
import { wordsOfPage } from './words/words.svelte';

type PageModule = Promise<{ default: Component }>;

const PAGES: Readonly<Record<Route['page'], () => PageModule>> = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/table/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  mistakes: () => import('./pages/Mistakes.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  analysis: () => import('./pages/Analysis.svelte'),
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

/** Pages about other people: only a server has them. */
const OF_THE_SERVER: readonly Route['page'][] = [
  'confirm',
  'leaderboards',
  'person',
  'tournaments',
  'unsubscribe',
];

/** Whether only a server has this page. */
export function needsServer(route: Route): boolean {
  return OF_THE_SERVER.includes(route.page) || (route.page === 'archive' && route.person !== null);
}

/** Whether there is such a page, and such a game; waits for one that the page was not built with. */
async function isKnown(route: Route): Promise<boolean> {
  if (SITE && needsServer(route)) return false;
  const game = 'game' in route ? route.game : null;
  if (!game || GAMES.includes(game)) return true;
  return !(await visitors()) || GAMES.includes(game);
}

/** What a page shows of games: home all boards, a table its own game. */
function gamesOf(route: Route): Promise<void> {
  if (route.page === 'home') return loadBoards();
  return route.page === 'table' ? loadGame(route.game) : loadGames();
}

/** Fetches a page and all that it shows at first. */
export async function fetchPage(route: Route): Promise<Component> {
  const [page] = await fetched(() =>
    Promise.all([PAGES[route.page](), wordsOfPage(route.page), gamesOf(route)]),
  );
  return page.default;
}

/** The page of a route; another one if there is no such game. */
export async function loadPage(route: Route): Promise<Component> {
  const [page, known] = await Promise.all([fetchPage(route), isKnown(route)]);
  return known ? page : fetchPage({ page: 'nowhere' });
}
