// What a table shows only before the start or after the end is fetched when it is needed, so that
// players need not wait for it.

import type { Component } from 'svelte';
import type { Seen } from '../live/seen';
import { fetched } from '../look/behaviour/fetching';
import type { Command } from '../protocol/messages';

type Props = { view: Seen; ondo: (command: Command) => Promise<void> };

export class Phases {
  ready = $state(false); // everything was there for the table as it was found
  Before = $state.raw<Component<Props>>(); // over the board, before the start
  Waiting = $state.raw<Component<Props>>(); // beside it
  Outcome = $state.raw<Component<Props>>(); // beside it, after the end

  /** Made while a component is set up. */
  constructor(view: () => Seen | undefined) {
    let first: number | undefined;
    $effect.pre(() => {
      const { status, ply } = view() ?? {};
      first ??= ply;
      const needed =
        status === 'open' ? this.#beforeTheStart() : status === 'over' ? this.#afterTheEnd() : null;
      if (status && !needed) this.ready = true;
      void needed?.then(() => (this.ready = true));
      // After a move the end may come: then nothing has to be waited for.
      if (status === 'playing' && ply !== first) void this.#afterTheEnd();
    });
  }

  async #beforeTheStart(): Promise<void> {
    const [before, waiting] = await fetched(() =>
      Promise.all([import('./waiting/Before.svelte'), import('./waiting/Waiting.svelte')]),
    );
    [this.Before, this.Waiting] = [before.default, waiting.default];
  }

  async #afterTheEnd(): Promise<void> {
    this.Outcome ??= (await fetched(() => import('./ending/Outcome.svelte'))).default;
  }
}
