// The boards of a game from its start to its last action, fetched a stretch at a time.

import { post } from '../live/http';
import type { AskBoards, Board } from '../protocol/messages';

export class Boards {
  readonly #found = $state<Record<number, Board>>({});
  readonly #asked = new Map<number, Promise<void>>();

  constructor(private readonly terms: Omit<AskBoards, 'since'> & { readonly actions: readonly string[] }) {}

  get last(): number {
    return this.terms.actions.length;
  }

  /** The board after so many actions, if it is there already. */
  at(ply: number): Board | undefined {
    return this.#found[ply];
  }

  /** Fetches the stretch that a board is in. */
  async want(ply: number): Promise<void> {
    if (this.#found[ply] || ply < 0 || ply > this.last) return;
    const since = Math.floor(ply / STRETCH) * STRETCH;
    const asked = this.#asked.get(since) ?? this.#fetch(since);
    this.#asked.set(since, asked);
    await asked;
  }

  async #fetch(since: number): Promise<void> {
    try {
      const boards = await post<readonly Board[]>('/boards', { ...this.terms, since });
      boards.forEach((board, index) => (this.#found[since + index] = board));
    } catch (error) {
      this.#asked.delete(since);
      throw error;
    }
  }
}

const STRETCH = 50; // boards the server gives at once
