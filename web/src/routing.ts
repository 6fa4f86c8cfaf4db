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
  | ({ readonly page: 'solved'; readonly game: string | null } & Analysed)
  | { readonly page: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  | { readonly page: 'lessons'; readonly game: string | null; readonly lesson: string | null }
  | { readonly page: 'archive'; readonly person: string | null } // whose games, by id
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'leaderboards'; readonly game: string | null; readonly speed: string | null }
  | { readonly page: 'tournaments'; readonly tournament: string | null } // "new": the form
  | {
      readonly page: 'python';
      readonly game: string | null;
      readonly begins: Begins;
      readonly example: string | null;
    }
  | { readonly page: 'settings' }
  | { readonly page: 'confirm'; readonly channel: string; readonly key: string } // links in e-mails
  | {
      readonly page: 'unsubscribe';
      readonly channel: string;
      readonly key: string;
      readonly kind: string;
      readonly all: string; // the key for all kinds
    }
  | { readonly page: 'offline' } // in place of a page that only a server has
  | { readonly page: 'nowhere' };

/** What a console begins with: a game's rules and a position. */
export type Begins = Pick<Analysed, 'options' | 'position'>;

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

// What the server calls tables and puzzles. A link that was cut off leads nowhere.
const TABLE = /^[0-9a-z]{12}$/;
const NEW = 'new'; // the form for a new tournament
const PUZZLE = /^[0-9a-f]{8}$/;
const NAMED: Readonly<Record<string, RegExp>> = {
  play: TABLE,
  replay: TABLE,
  mistakes: TABLE,
  puzzles: PUZZLE,
};

/** The route of an address. */
export function routeOf(path: string, search = ''): Route {
  const [page, game, table, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return { page: 'nowhere' };
  if (page && table && NAMED[page]?.test(table) === false) return { page: 'nowhere' };
  if (page === undefined) return { page: 'home' };
  if (page === 'play' && game && table) return { page: 'table', game, table };
  if (page === 'replay' && game && table) {
    const review = new URLSearchParams(search).has('review');
    return { page: 'replay', game, table, ply: plyIn(search), review };
  }
  if (page === 'mistakes' && game && table) return { page: 'mistakes', game, table, ply: plyIn(search) };
  if (page === 'puzzles') return { page: 'puzzles', game: game ?? null, puzzle: table ?? null };
  if (page === 'leaderboards') return { page: 'leaderboards', game: game ?? null, speed: table ?? null };
  if (page === 'lessons') return { page: 'lessons', game: game ?? null, lesson: table ?? null };
  if (page === 'confirm' && game && table) return { page, channel: game, key: table };
  if (page === 'unsubscribe' && game && table) {
    const query = new URLSearchParams(search);
    const [kind, all] = [query.get('kind') ?? 'all', query.get('all') ?? ''];
    return { page, channel: game, key: table, kind, all };
  }
  if (table) return { page: 'nowhere' };
  if (page === 'analysis' || page === 'solved') return { page, game: game ?? null, ...analysedIn(search) };
  if (page === 'python') {
    const example = new URLSearchParams(search).get('example');
    return { page, game: game ?? null, begins: analysedIn(search), example };
  }
  if (page === 'new')
    return { page: 'new', game: game ?? null, friends: new URLSearchParams(search).has('friends') };
  if (page === 'learn') return { page: 'learn', game: game ?? null };
  if (page === 'tournaments' && (!game || game === NEW || TABLE.test(game)))
    return { page, tournament: game ?? null };
  if (page === 'people' && game) return { page: 'person', name: decoded(game) };
  if (game) return { page: 'nowhere' };
  if (page === 'archive') return { page, person: new URLSearchParams(search).get('person') };
  if (page === 'settings') return { page };
  return { page: 'nowhere' };
}

/** A part of an address as it was before it was escaped; as it stands, if somebody made it up. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
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
  /** The explorer of solved positions: of a game, or the games to choose from. */
  solved: (game?: string, what?: Analysed) =>
    game ? analysis(game, what).replace('/analysis/', '/solved/') : at('/solved'),
  python: (game?: string, begins?: Begins) =>
    game && begins
      ? analysis(game, { ...begins, tree: '', at: null }).replace('/analysis/', '/python/')
      : at('/python'),
  anyAnalysis: at('/analysis'),
  puzzles: (game?: string, puzzle?: string) =>
    at(['/puzzles', game, game && puzzle].filter(Boolean).join('/')),
  lessons: (game?: string, lesson?: string) =>
    at(['/lessons', game, game && lesson].filter(Boolean).join('/')),
  home: at('/'),
  archive: at('/archive'),
  /** A person's games, by id. */
  games: (person: string) => at(`/archive?person=${person}`),
  /** A person's page. */
  person: (name: string) => at(`/people/${encodeURIComponent(name)}`),
  leaderboards: (game?: string, speed?: string) =>
    at(['/leaderboards', game, game && speed].filter(Boolean).join('/')),
  tournaments: at('/tournaments'),
  newTournament: at(`/tournaments/${NEW}`),
  tournament: (tournament: string) => at(`/tournaments/${tournament}`),
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
