// Dangerous actions: those that lose at once, and those that let an opponent win on the next turn.

import { untrack } from 'svelte';
import { post } from '../../live/http';
import { latest } from '../../live/latest.svelte';
import type { Seen } from '../../live/seen';
import type { PerilInfo } from '../../protocol/messages';

export class Perils {
  #perils = $state.raw<readonly PerilInfo[]>([]);
  readonly #helped: () => boolean;

  /** Made while a component is set up: it asks whenever it is this person's turn. What the others
      could answer is for those who may have hints (`helped`); what the rules say at once is for all. */
  constructor(view: () => Seen | undefined, helped: () => boolean) {
    this.#helped = helped;
    const position = $derived.by(() => {
      const now = view();
      return now?.status === 'playing' && now.legal.length > 0 ? now.board.position : null;
    });
    const asking = latest();
    $effect(() => {
      const current = asking();
      const [wanted, now] = [position, untrack(view)]; // other news of the table change nothing here
      this.#perils = [];
      if (!wanted || !now) return;
      post<readonly PerilInfo[]>('/perils', { game: now.game, options: now.options, position: wanted }).then(
        (perils) => current() && (this.#perils = perils),
        () => undefined, // the board can be played without
      );
    });
  }

  readonly found = $derived.by(() => this.#perils.filter(({ when }) => when === 'now' || this.#helped()));
}
