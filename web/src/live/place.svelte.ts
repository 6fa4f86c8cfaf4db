// Where games are played: at the server, or on this device while there is no server.

import { kept } from '../device/listing';

/** A static site has no server at all. */
export const SITE = import.meta.env.MODE === 'site';

const KEY = 'wuqi-place';
const LOOK_MS = 15_000; // how often to check whether the server is back

class Place {
  onDevice = $state(SITE || sessionStorage.getItem(KEY) !== null);
  chosen = $state(sessionStorage.getItem(KEY) === 'chosen'); // the person chose the device
  /** Whether the person is at a table: then the place does not change. */
  atTable: () => boolean = () => false;
  changed: () => void = () => undefined;

  constructor() {
    if (SITE) return;
    setInterval(() => navigator.onLine && void this.look(), LOOK_MS);
    addEventListener('online', () => void this.look());
  }

  /** Called when the server has not answered; returns whether the device takes over. */
  async unanswered(): Promise<boolean> {
    if (this.onDevice) return true;
    if (this.atTable() || !(await kept())) return false;
    if (!this.onDevice) this.#be('device');
    return true;
  }

  /** Plays here from now on, or at the server again. */
  choose(onDevice: boolean): void {
    this.#be(onDevice ? 'chosen' : null);
  }

  #be(where: 'device' | 'chosen' | null): void {
    // Kept for this tab: a table of the device is still there after a reload.
    if (where) sessionStorage.setItem(KEY, where);
    else sessionStorage.removeItem(KEY);
    this.onDevice = where !== null;
    this.chosen = where === 'chosen';
    this.changed();
  }

  /** Whether the server answers again; then it is played there. */
  async look(): Promise<boolean> {
    if (!this.onDevice || this.chosen) return false;
    try {
      const { ok } = await fetch('/api/games', { method: 'HEAD' });
      if (ok && this.onDevice && !this.atTable()) this.#be(null);
      return ok;
    } catch {
      return false; // not yet
    }
  }
}

export const place = new Place();
