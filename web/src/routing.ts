// Addresses and what they mean, both ways.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null; readonly friends: boolean } // who is asked first
  | { readonly page: 'table'; readonly game: string; readonly table: string }
  | {
      readonly page: 'replay';
      readonly game: string;
      readonly table: string;
      readonly ply: number | null;
      readonly review: boolean;
    }
  | { readonly page: 'mistakes'; readonly game: string; readonly table: string; readonly ply: number | null }
  | { readonly page: 'learn'; readonly game: string | null }
  | ({ readonly page: 'analysis'; readonly game: string | null } & Analysed)
  | { readonly page: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  | { readonly page: 'lessons'; readonly game: string | null; readonly lesson: string | null }
  | { readonly page: 'archive' }
  | { readonly page: 'settings' }
  | { readonly page: 'nowhere' };

/** What is on an analysis board: rules, where it begins, the tree of variations, and where one is. */
export interface Analysed {
  readonly options: Readonly<Record<string, string>>;
  readonly position: string | null;
  readonly tree: string;
  readonly at: number | null;
}

/** Whether pages are told apart by what stands behind #: a static host knows only the page itself, in
    a folder that we do not know. */
export const IN_HASH = import.meta.env.MODE === 'site';

/** An address of ours, as links and the browser's history have it. */
function at(address: string): string {
  return IN_HASH ? `#${address}` : address;
}

/** The address of a page for people to copy. */
export function fullAddress(address: string): string {
  return new URL(address, location.href).href;
}

/** The route of an address in the browser. */
export function routeAt({ pathname, search, hash }: URL | Location): Route {
  if (!IN_HASH) return routeOf(pathname, search);
  const [path = '', query = ''] = hash.slice(1).split('?');
  return routeOf(path, query);
}

/** The route of an address. */
export function routeOf(path: string, search = ''): Route {
  const [page, game, table, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return { page: 'nowhere' };
  if (page === undefined) return { page: 'home' };
  if (page === 'play' && game && table) return { page: 'table', game, table };
  if (page === 'replay' && game && table) {
    const review = new URLSearchParams(search).has('review');
    return { page: 'replay', game, table, ply: plyIn(search), review };
  }
  if (page === 'mistakes' && game && table) return { page: 'mistakes', game, table, ply: plyIn(search) };
  if (page === 'puzzles') return { page: 'puzzles', game: game ?? null, puzzle: table ?? null };
  if (page === 'lessons') return { page: 'lessons', game: game ?? null, lesson: table ?? null };
  if (table) return { page: 'nowhere' };
  if (page === 'analysis') return { page: 'analysis', game: game ?? null, ...analysedIn(search) };
  if (page === 'new')
    return { page: 'new', game: game ?? null, friends: new URLSearchParams(search).has('friends') };
  if (page === 'learn') return { page: 'learn', game: game ?? null };
  if (game) return { page: 'nowhere' };
  if (page === 'archive' || page === 'settings') return { page };
  return { page: 'nowhere' };
}

function plyIn(search: string): number | null {
  const ply = Number.parseInt(new URLSearchParams(search).get('ply') ?? '', 10);
  return Number.isNaN(ply) ? null : ply;
}

function analysedIn(search: string): Analysed {
  const query = new URLSearchParams(search);
  const options = [...query].filter(([name]) => name.startsWith(OPTION));
  const at = Number.parseInt(query.get('at') ?? '', 10);
  return {
    options: Object.fromEntries(options.map(([name, value]) => [name.slice(OPTION.length), value])),
    position: query.get('position'),
    tree: query.get('moves') ?? '',
    at: Number.isNaN(at) ? null : at,
  };
}

const OPTION = 'o.';

function analysis(game: string, what?: Analysed): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(what?.options ?? {})) query.set(OPTION + name, value);
  if (what?.position) query.set('position', what.position);
  if (what?.tree) query.set('moves', what.tree);
  if (what?.tree && what.at !== null) query.set('at', String(what.at));
  return at(`/analysis/${game}${query.size > 0 ? `?${query}` : ''}`);
}

export const to = {
  analysis,
  anyAnalysis: at('/analysis'),
  puzzles: (game?: string, puzzle?: string) =>
    at(['/puzzles', game, game && puzzle].filter(Boolean).join('/')),
  lessons: (game?: string, lesson?: string) =>
    at(['/lessons', game, game && lesson].filter(Boolean).join('/')),
  home: at('/'),
  archive: at('/archive'),
  settings: at('/settings'),
  new: (game?: string, friends = false) => at(game ? `/new/${game}${friends ? '?friends' : ''}` : '/new'),
  table: (game: string, table: string) => at(`/play/${game}/${table}`),
  replay: (game: string, table: string, ply?: number) =>
    at(`/replay/${game}/${table}${ply === undefined ? '' : `?ply=${ply}`}`),
  /** The replay with its review, at the turning point. */
  review: (game: string, table: string) => at(`/replay/${game}/${table}?review`),
  /** The puzzles from a finished game; the one before so many actions, or the first. */
  mistakes: (game: string, table: string, ply?: number) =>
    at(`/mistakes/${game}/${table}${ply === undefined ? '' : `?ply=${ply}`}`),
  learn: (game?: string) => at(game ? `/learn/${game}` : '/learn'),
};
