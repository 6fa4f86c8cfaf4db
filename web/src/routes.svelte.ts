// Where in the room somebody is: the address bar, and nothing else.

import { routeOf, type Route } from './routing';

export { to } from './routing';

let here = $state.raw<Route>(routeOf(location.pathname, location.search));

export function route(): Route {
  return here;
}

export function go(address: string): void {
  history.pushState(null, '', address);
  here = routeOf(location.pathname, location.search);
  scrollTo(0, 0);
}

/** Changes the address without a new page and without a step in the history. */
export function relabel(address: string): void {
  history.replaceState(null, '', address);
}

addEventListener('popstate', () => {
  here = routeOf(location.pathname, location.search);
});

/** Links of our own are followed without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
