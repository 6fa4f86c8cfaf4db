// The current page, taken from the address bar alone. Pages are loaded when needed, so there are
// two answers: where the person wants to go, and which page is shown.

import { IN_HASH, routeAt, type Route } from './routing';

export { fullAddress, to } from './routing';

const first = routeAt(location);
let wanted = $state.raw<Route>(first);
let here = $state.raw<Route>(first);

/** The address of the page that is shown. A page that is being left never sees another's. */
export function route(): Route {
  return here;
}

/** Where the person wants to be; the page may still be loading. */
export function destination(): Route {
  return wanted;
}

/** The page for a destination is there, and shown from now on. */
export function arrive(at: Route): void {
  here = at;
}

export function go(address: string): void {
  history.pushState(null, '', address);
  wanted = routeAt(location);
  scrollTo(0, 0);
}

/** Changes the address without a new page and without a step in the history. A page that is being
    left, or has been, says nothing any more: the address is another page's by then. */
export function relabel(address: string): void {
  const { page } = routeAt(new URL(address, location.href));
  if (here === wanted && here.page === page) history.replaceState(null, '', address);
}

addEventListener('popstate', () => {
  wanted = routeAt(location);
});

/** Links of our own are followed without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (IN_HASH) followInHash(event, link);
  else if (!link.hash || link.pathname !== location.pathname) {
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
}

/** Where the address behind # is a page's, a part of the page cannot have it. */
function followInHash(event: MouseEvent, link: HTMLAnchorElement): void {
  if (link.pathname !== location.pathname) return;
  event.preventDefault();
  if (link.hash.startsWith('#/')) return go(link.hash);
  const part = document.getElementById(link.hash.slice(1));
  part?.scrollIntoView();
  part?.focus();
}
