// The pages, each fetched when it is needed, together with the words and games that it shows.

import type { Component } from 'svelte';
import { loadBoards, loadGames, loadTable } from './games/loading';
import { visitors } from './games/visiting.svelte';
import { GAMES } from './home/lines.svelte';
import { SITE } from './live/place.svelte';
import { fetched } from './look/behaviour/fetching';
import type { Route } from './routing';
import { wordsOfPage } from './words/words.svelte';

/** The page of a route. Of those that hardly anybody sees first, even the list comes later. */
async function pageOf(page: Route['page']): Promise<{ default: Component }> {
  if (page === 'home') return import('./pages/Home.svelte');
  if (page === 'table') return import('./pages/table/Table.svelte');
  return (await import('./otherPages')).OTHERS[page]();
}

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
  return route.page === 'table' ? loadTable(route.game) : loadGames();
}

/** Fetches a page and all that it shows at first. */
export async function fetchPage(route: Route): Promise<Component> {
  const [page] = await fetched(() =>
    Promise.all([pageOf(route.page), wordsOfPage(route.page), gamesOf(route)]),
  );
  return page.default;
}

/** The page of a route; another one if there is no such game. */
export async function loadPage(route: Route): Promise<Component> {
  const [page, known] = await Promise.all([fetchPage(route), isKnown(route)]);
  return known ? page : fetchPage({ page: 'nowhere' });
}
