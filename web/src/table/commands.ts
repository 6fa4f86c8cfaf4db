// Commands on their way to the server.

import { connection } from '../live/connection.svelte';
import { somebody } from '../live/person';
import type { Command } from '../protocol/messages';

export class Commands {
  readonly #underway = new Set<string>(); // what was asked for and is not answered yet

  /** Sends a command, once until it is answered; what went wrong, or null. */
  async send(table: string, command: Command): Promise<unknown> {
    const request = JSON.stringify([table, command]);
    if (this.#underway.has(request)) return null;
    this.#underway.add(request);
    try {
      await somebody();
      await connection.do(table, command);
      return null;
    } catch (error) {
      return error;
    } finally {
      this.#underway.delete(request);
    }
  }
}
