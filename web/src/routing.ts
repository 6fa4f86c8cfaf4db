// Addresses and what they mean, both ways.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null }
  | { readonly page: 'table'; readonly game: string; readonly table: string }
  | { readonly page: 'replay'; readonly game: string; readonly table: string; readonly ply: number | null }
  | { readonly page: 'learn'; readonly game: string | null }
  | { readonly page: 'archive' }
  | { readonly page: 'settings' }
  | { readonly page: 'nowhere' };

/** The route of an address. */
export function routeOf(path: string, search = ''): Route {
  const [page, game, table, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return { page: 'nowhere' };
  if (page === undefined) return { page: 'home' };
  if (page === 'play' && game && table) return { page: 'table', game, table };
  if (page === 'replay' && game && table) {
    const ply = Number.parseInt(new URLSearchParams(search).get('ply') ?? '', 10);
    return { page: 'replay', game, table, ply: Number.isNaN(ply) ? null : ply };
  }
  if (table) return { page: 'nowhere' };
  if (page === 'new') return { page: 'new', game: game ?? null };
  if (page === 'learn') return { page: 'learn', game: game ?? null };
  if (game) return { page: 'nowhere' };
  if (page === 'archive' || page === 'settings') return { page };
  return { page: 'nowhere' };
}

export const to = {
  home: '/',
  archive: '/archive',
  settings: '/settings',
  new: (game?: string) => (game ? `/new/${game}` : '/new'),
  table: (game: string, table: string) => `/play/${game}/${table}`,
  replay: (game: string, table: string, ply?: number) =>
    `/replay/${game}/${table}${ply === undefined ? '' : `?ply=${ply}`}`,
  learn: (game?: string) => (game ? `/learn/${game}` : '/learn'),
};
