// The tournament on the page: fetched again and again while the page is visible.

import { get, post } from '../live/http';
import { Trouble } from '../live/trouble.svelte';
import type { TournamentView } from '../protocol/messages';

const EVERY_MS = 3_000;

export class Watching {
  view = $state.raw<TournamentView | null>(null);
  busy = $state(false);
  readonly trouble = new Trouble();
  #newest = 0; // only the answer to the latest question counts

  constructor(readonly tournament: string) {}

  /** Looks now and then until the returned function is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden && this.view?.about.status !== 'over') void this.look();
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      this.#newest += 1;
    };
  }

  async look(): Promise<void> {
    await this.#ask(() => get<TournamentView>(`/tournaments/${this.tournament}`));
  }

  /** Joins, withdraws, cancels. */
  async change(what: 'join' | 'withdraw' | 'cancel'): Promise<void> {
    this.busy = true;
    await this.#ask(() => post<TournamentView>(`/tournaments/${this.tournament}/${what}`, {}));
    this.busy = false;
  }

  async #ask(question: () => Promise<TournamentView>): Promise<void> {
    const mine = (this.#newest += 1);
    try {
      const view = await question();
      if (mine !== this.#newest) return;
      this.trouble.clear();
      this.view = view;
    } catch (error) {
      if (mine === this.#newest) this.trouble.about(error);
    }
  }
}
