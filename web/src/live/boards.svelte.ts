// The boards of a game from its start to its last action, fetched a stretch at a time.

import { post } from './http';
import type { BoardsRequest, Board } from '../protocol/messages';

type Terms = Omit<BoardsRequest, 'since'> & { readonly actions: readonly string[] };

export class Boards {
  readonly #found = $state<Record<number, Board>>({});
  readonly #requests = new Map<number, Promise<void>>();
  #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get last(): number {
    return this.#terms.actions.length;
  }

  /** Called when the game has continued, or gone back: drops boards that are no longer valid. */
  follow(actions: readonly string[]): void {
    const before = this.#terms.actions;
    const differs = before.findIndex((action, index) => actions[index] !== action);
    if (differs === -1 && before.length === actions.length) return;
    const same = differs === -1 ? before.length : differs;
    for (const ply of Object.keys(this.#found).map(Number)) if (ply > same) delete this.#found[ply];
    this.#requests.clear();
    this.#terms = { ...this.#terms, actions };
  }

  /** The board after so many actions, if it is there already. */
  at(ply: number): Board | undefined {
    return this.#found[ply];
  }

  /** Fetches the stretch that a board is in. */
  async want(ply: number): Promise<void> {
    if (this.#found[ply] || ply < 0 || ply > this.last) return;
    const since = Math.floor(ply / STRETCH) * STRETCH;
    const request = this.#requests.get(since) ?? this.#fetch(since);
    this.#requests.set(since, request);
    await request;
  }

  async #fetch(since: number): Promise<void> {
    const terms = this.#terms;
    try {
      const boards = await post<readonly Board[]>('/boards', { ...terms, since });
      if (terms !== this.#terms) return; // another game by now
      boards.forEach((board, index) => (this.#found[since + index] = board));
    } catch (error) {
      this.#requests.delete(since);
      throw error;
    }
  }
}

const STRETCH = 50; // boards the server gives at once
