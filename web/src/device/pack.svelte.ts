// What is needed offline, kept in the browser: every file of the page, and Python. The service worker
// answers with what is kept. It is fetched in the background, or on request.

import { addressOf, kept, mayKeep, newest, packed, PAGE, shownVersion, type Listing } from './listing';

const FILES = 'wuqi-files';

class Pack {
  state = $state<'none' | 'loading' | 'stored' | 'failed'>('none');
  loaded = $state(0); // bytes over the wire
  total = $state(0);
  offered = $state(false); // there is something to download, or it has been downloaded

  readonly possible = mayKeep;

  /** The folder of Python and our sources: what is kept for this very page, whatever is built meanwhile;
      or else the newest, or without a network what is kept. */
  async home(): Promise<string> {
    const before = await kept();
    const device = before?.version === shownVersion() ? before?.device : await this.#newest(before);
    if (!device) throw new Error('what is needed to play offline has not been built');
    return addressOf(packed(device, ''));
  }

  async #newest(before: Listing | null): Promise<string> {
    try {
      return (await newest()).device || (before?.device ?? '');
    } catch (error) {
      if (before) return before.device;
      throw error;
    }
  }

  /** Finds out what is there, and what the newest version would take. */
  async look(): Promise<void> {
    const before = await kept();
    if (before && this.state === 'none') this.state = 'stored';
    const listing = before ?? (await newest());
    this.offered = listing.device !== '';
    if (this.total === 0) this.total = sum(listing);
  }

  /** Fetches what is missing. What the version before needs stays: another tab may be open with it. */
  async store(): Promise<void> {
    if (!this.possible || this.state === 'loading') return;
    const before = await kept();
    this.state = before ? 'stored' : 'loading';
    try {
      const listing = await newest();
      this.offered = before !== null || listing.device !== '';
      if (listing.device === '') {
        this.state = before ? 'stored' : 'none'; // it may come later
        return;
      }
      const same = before?.version === listing.version && before.device === listing.device;
      if (!same) await this.#fetch(listing, before);
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
    await cache.put(addressOf(PAGE), new Response(JSON.stringify(listing)));
    const needed = [listing, before].flatMap((one) => Object.keys(one?.files ?? {}));
    const wanted = new Set([PAGE, ...needed].map(addressOf));
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  }
}

function sum({ files }: Listing): number {
  return Object.values(files).reduce((total, size) => total + size, 0);
}

export const pack = new Pack();
