// Solved tables that are small enough for this device: downloaded on request, and used wherever
// this device analyses or plays.

import { addressOf } from '../../device/listing';
import { dropTable, keepTable, keptTables, LISTING, tableAddress } from '../../device/tables';
import type { SmallTable } from '../../protocol/messages';
import { SITE } from '../place.svelte';

class SolvedTables {
  offered = $state.raw<readonly SmallTable[]>([]); // what there is, kept or not
  kept = $state.raw<readonly string[]>([]);
  loading = $state<string | null>(null); // the name of the one that is being downloaded
  loaded = $state(0); // bytes of it
  failed = $state<string | null>(null);

  /** Finds out what is there. Without a server, what is kept is all there is. */
  async look(): Promise<void> {
    this.kept = await keptTables();
    try {
      const answer = await fetch(SITE ? addressOf(LISTING) : '/api/solved-tables');
      if (answer.ok) this.offered = (await answer.json()) as readonly SmallTable[];
    } catch {
      // offline
    }
  }

  async download({ name, bytes }: SmallTable): Promise<void> {
    if (this.loading) return;
    [this.loading, this.loaded, this.failed] = [name, 0, null];
    try {
      const answer = await fetch(
        SITE ? tableAddress(name) : `/api/solved-tables/${encodeURIComponent(name)}`,
      );
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      const pieces: BlobPart[] = [];
      const reader = answer.body.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        pieces.push(next.value as Uint8Array<ArrayBuffer>);
        this.loaded += next.value.length;
      }
      if (this.loaded !== bytes) throw new Error(`${this.loaded} of ${bytes} bytes`);
      await keepTable(name, new Blob(pieces));
      await this.#changed();
    } catch {
      this.failed = name;
    } finally {
      this.loading = null;
    }
  }

  async remove(name: string): Promise<void> {
    await dropTable(name);
    await this.#changed();
  }

  async #changed(): Promise<void> {
    this.kept = await keptTables();
    const { device } = await import('../../device/device');
    await device.tablesChanged();
  }
}

export const solvedTables = new SolvedTables();
