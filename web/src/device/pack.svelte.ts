// What is needed offline, kept in the browser: every file of the page, and Python. The service worker
// answers with what is kept. It is fetched in the background, or when somebody asks for it.

/** Every file with its size over the wire, as tools/offline writes it; `version` names them all. */
interface Listing {
  readonly version: string;
  readonly files: Readonly<Record<string, number>>;
}

const FILES = 'wuqi-files';
const LISTING = 'offline.json';

/** The address of a file of the page. */
export function addressOf(path: string): string {
  return new URL(import.meta.env.BASE_URL + path, location.href.split(/[?#]/)[0]).href;
}

/** What is there now. */
export async function newest(): Promise<Listing> {
  const answer = await fetch(addressOf(LISTING), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${LISTING}: ${answer.status}`);
  return (await answer.json()) as Listing;
}

class Pack {
  state = $state<'none' | 'loading' | 'stored' | 'failed'>('none');
  loaded = $state(0); // bytes over the wire
  total = $state(0);

  /** Only secure pages may keep files. */
  readonly possible = 'caches' in globalThis && 'serviceWorker' in navigator;

  /** Whether everything is there, of this version or of an earlier one. */
  async stored(): Promise<boolean> {
    return (await this.#kept()) !== null;
  }

  /** Finds out what is there, and what the newest version would take. */
  async look(): Promise<void> {
    const kept = await this.#kept();
    if (kept && this.state === 'none') this.state = 'stored';
    if (this.total === 0) this.total = sum(kept ?? (await newest()));
  }

  /** Fetches what is missing. What the version before needs stays: another tab may be open with it. */
  async store(): Promise<void> {
    if (!this.possible || this.state === 'loading') return;
    const before = await this.#kept();
    this.state = before ? 'stored' : 'loading';
    try {
      const listing = await newest();
      if (before?.version !== listing.version) await this.#fetch(listing, before);
      this.state = 'stored';
    } catch (error) {
      this.state = before ? 'stored' : 'failed';
      throw error;
    }
  }

  async #fetch(listing: Listing, before: Listing | null): Promise<void> {
    const cache = await caches.open(FILES);
    this.total = sum(listing);
    this.loaded = 0;
    for (const [path, size] of Object.entries(listing.files)) {
      const address = addressOf(path);
      const immutable = /^(assets|device)\//.test(path); // others change without a new name
      if (!immutable || !(await cache.match(address))) {
        await cache.add(new Request(address, { cache: immutable ? 'default' : 'reload' }));
      }
      this.loaded += size;
    }
    // Last, because it says that everything is there.
    await cache.put(addressOf(LISTING), new Response(JSON.stringify(listing)));
    const needed = [listing, before].flatMap((one) => Object.keys(one?.files ?? {}));
    const wanted = new Set([LISTING, ...needed].map(addressOf));
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  }

  async #kept(): Promise<Listing | null> {
    if (!this.possible) return null;
    const found = await caches.match(addressOf(LISTING));
    return found ? ((await found.json()) as Listing) : null;
  }
}

function sum({ files }: Listing): number {
  return Object.values(files).reduce((total, size) => total + size, 0);
}

export const pack = new Pack();
