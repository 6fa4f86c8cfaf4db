// The page as an app: its service worker, its files for offline use, and news of a newer version.

import { addressOf, kept, mayKeep, newest, shownVersion } from './listing';

const QUIET_MS = 60_000; // after this long what is needed offline is fetched
const LOOK_MS = 30 * 60_000; // how often a newer version is looked for

class App {
  fresh = $state(false); // a newer version than this one exists
  readonly #version = shownVersion();

  /** Called when the page has loaded completely. */
  start(): void {
    if (!this.#version) return; // while it is being developed
    addEventListener('online', () => void this.look());
    document.addEventListener('visibilitychange', () => document.hidden || void this.look());
    setInterval(() => void this.look(), LOOK_MS);
    if (!mayKeep) return;
    const register = (): void => void navigator.serviceWorker.register(addressOf('offline.js'));
    if (document.readyState === 'complete') register();
    else addEventListener('load', register);
    setTimeout(() => void this.look(), QUIET_MS);
  }

  /** Whether a newer version is there. What is needed offline is kept, unless somebody saves data;
      then only what has been kept before is brought up to date. */
  async look(): Promise<void> {
    if (!navigator.onLine) return;
    try {
      const { version } = await newest();
      this.fresh = version !== this.#version;
      const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
      if (!saving || (await kept())) await (await import('./pack.svelte')).pack.store();
    } catch {
      // No server: there is nothing to know now.
    }
  }
}

export const app = new App();
