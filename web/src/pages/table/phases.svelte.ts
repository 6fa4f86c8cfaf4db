// What a table shows only before the start, after the end, or to those who play or have company, is
// fetched when it is needed, with its words, so that others need not wait for it.

import type { Component } from 'svelte';
import type { Seen } from '../../live/seen';
import { fetched } from '../../look/behaviour/fetching';
import type { Command } from '../../protocol/messages';
import type Chat from '../../table/Chat.svelte';
import { wordsOfPart } from '../../words/words.svelte';
import type * as Own from './own';

type Props = { view: Seen; ondo: (command: Command) => Promise<void> };

export class Phases {
  ready = $state(false); // everything was there for the table as it was found
  Before = $state.raw<Component<Props>>(); // over the board, before the start
  Waiting = $state.raw<Component<Props>>(); // beside it
  Outcome = $state.raw<Component<Props>>(); // beside it, after the end
  own = $state.raw<typeof Own>(); // beside it, for those who play
  Chat = $state.raw<typeof Chat>(); // below that, where there are others

  /** Made while a component is set up. */
  constructor(view: () => Seen | undefined) {
    let first: number | undefined;
    $effect.pre(() => {
      const { status, ply, seats = [] } = view() ?? {};
      if (!status) return;
      first ??= ply;
      const needed = [
        status === 'open' && this.#beforeTheStart(),
        status === 'over' && this.#afterTheEnd(),
        seats.some((seat) => seat.yours) && this.#forPlayers(),
        seats.some((seat) => seat.person && !seat.yours) && this.#forCompany(),
      ].filter((one) => one !== false);
      if (needed.length === 0) this.ready = true;
      else if (!this.ready) void Promise.all(needed).then(() => (this.ready = true));
      // After a move the end may come: then nothing has to be waited for.
      if (status === 'playing' && ply !== first) void this.#afterTheEnd();
    });
  }

  async #beforeTheStart(): Promise<void> {
    if (this.Waiting) return;
    const [before, waiting] = await later(() =>
      Promise.all([
        import('../../table/waiting/Before.svelte'),
        import('../../table/waiting/Waiting.svelte'),
      ]),
    );
    [this.Before, this.Waiting] = [before.default, waiting.default];
  }

  async #afterTheEnd(): Promise<void> {
    this.Outcome ??= (await later(() => import('../../table/ending/Outcome.svelte'))).default;
  }

  async #forPlayers(): Promise<void> {
    this.own ??= await later(() => import('./own'));
  }

  async #forCompany(): Promise<void> {
    this.Chat ??= (await fetched(() => import('../../table/Chat.svelte'))).default;
  }
}

/** A part of the page with the words of all such parts. */
async function later<T>(load: () => Promise<T>): Promise<T> {
  const [found] = await fetched(() => Promise.all([load(), wordsOfPart('playing')]));
  return found;
}
