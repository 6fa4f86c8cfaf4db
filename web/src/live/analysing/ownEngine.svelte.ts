// Analysis and computer players on this device although there is a server: quicker, and it costs the
// server nothing. Only where the device is fast enough, which is measured once.

import { kept } from '../../device/listing';
import { settings } from '../../settings.svelte';
import { place } from '../place.svelte';

const KEY = 'wuqi-speed';
const FAST_ENOUGH = 50_000; // positions a second

class OwnEngine {
  speed = $state(Number(localStorage.getItem(KEY)) || null); // positions a second; null: not yet measured
  ready = $state(false);
  #preparing = false;

  readonly fast = $derived(this.speed !== null && this.speed >= FAST_ENOUGH);
  readonly #wanted = $derived(
    settings.engine === 'device' || (settings.engine === 'auto' && (this.fast || this.speed === null)),
  );

  /** Whether this device is asked now, and not the server. */
  readonly takes = $derived(this.ready && this.#wanted);

  /** Loads what is needed, in the background, and measures the device once. The server is asked
      meanwhile. */
  async prepare(): Promise<void> {
    if (this.ready || this.#preparing || place.onDevice || !this.#wanted) return;
    this.#preparing = true;
    try {
      if (!(await kept())) return;
      const { device } = await import('../../device/device');
      if (this.speed === null) this.#measured((await (await device.fetch('/speed')).json()) as number);
      else await device.start();
      this.ready = true;
    } catch {
      // The server goes on answering.
    } finally {
      this.#preparing = false;
    }
  }

  #measured(speed: number): void {
    this.speed = Math.round(speed);
    localStorage.setItem(KEY, String(this.speed));
  }
}

export const ownEngine = new OwnEngine();
