// What a table shows only before the start, after the end, or to those who play or have company, is
// fetched when it is needed, with its words, so that others need not wait for it.

import type { Component } from 'svelte';
import { startOf } from '../../home/lines.svelte';
import type { Seen } from '../../live/seen';
import { fetched } from '../../look/behaviour/fetching';
import type { Command } from '../../protocol/messages';
import type Chat from '../../table/Chat.svelte';
import type Before from '../../table/waiting/Before.svelte';
import { invited } from '../../table/waiting/invited';
import { wordsOf, wordsOfGame } from '../../words/words.svelte';
import type * as Computers from './computers';
import type * as Own from './own';

type Props = { view: Seen; ondo: (command: Command) => Promise<void> };

export class Phases {
  ready = $state(false); // everything was there for the table as it was found
  Before = $state.raw<typeof Before>(); // over the board, before the start
  Awaiting = $state.raw<Component<Props>>(); // in there, for those who wait
  Waiting = $state.raw<Component<Props>>(); // beside it
  Outcome = $state.raw<Component<Props>>(); // beside it, after the end
  own = $state.raw<typeof Own>(); // beside it, for those who play
  computers = $state.raw<typeof Computers>(); // beside it, for those who play against computers
  Chat = $state.raw<typeof Chat>(); // below that, where there are others

  /** Made while a component is set up. `team`: waits for what a team needs, if you are in one. */
  constructor(view: () => Seen | undefined, team: () => Promise<void> | false) {
    let first: number | undefined;
    $effect.pre(() => {
      const now = view();
      if (!now) return;
      const { status, ply, game, seats } = now;
      first ??= ply;
      const yours = seats.some((seat) => seat.yours);
      const needed = [
        status === 'open' && this.#beforeTheStart(),
        status === 'open' && !invited(now) && this.#awaiting(),
        status === 'over' && this.#afterTheEnd(game),
        unusual(now) && fetched(() => wordsOfGame(game)),
        yours && this.#forPlayers(),
        yours && seats.some((seat) => seat.computer) && this.#againstComputers(),
        team(),
        seats.some((seat) => seat.person && !seat.yours) && this.#forCompany(),
      ].filter((one) => one !== false);
      if (needed.length === 0) this.ready = true;
      else if (!this.ready) void Promise.all(needed).then(() => (this.ready = true));
      // After a move the end may come: then nothing has to be waited for.
      if (status === 'playing' && ply !== first) void this.#afterTheEnd(game);
    });
  }

  async #beforeTheStart(): Promise<void> {
    if (this.Waiting) return;
    const load = () =>
      Promise.all([
        import('../../table/waiting/Before.svelte'),
        import('../../table/waiting/Waiting.svelte'),
      ]);
    const [before, waiting] = await later(load, 'before');
    [this.Before, this.Waiting] = [before.default, waiting.default];
  }

  async #awaiting(): Promise<void> {
    const load = () => import('../../table/waiting/Awaiting.svelte');
    this.Awaiting ??= (await later(load, 'before')).default;
  }

  async #afterTheEnd(game: string): Promise<void> {
    if (this.Outcome) return;
    const load = () => import('../../table/ending/Outcome.svelte');
    const [outcome] = await Promise.all([later(load, 'playing'), fetched(() => wordsOfGame(game))]);
    this.Outcome = outcome.default;
  }

  async #forPlayers(): Promise<void> {
    this.own ??= await later(() => import('./own'), 'own');
  }

  async #againstComputers(): Promise<void> {
    this.computers ??= await later(() => import('./computers'), 'own');
  }

  async #forCompany(): Promise<void> {
    this.Chat ??= (await fetched(() => import('../../table/Chat.svelte'))).default;
  }
}

/** Whether other rules than the usual ones are played: then they are told. */
function unusual({ game, options }: Seen): boolean {
  const usual = startOf(game).options;
  return Object.entries(options).some(([name, value]) => usual[name] !== value);
}

/** A part of the page with the words of such parts. */
export async function later<T>(load: () => Promise<T>, words: string): Promise<T> {
  const [found] = await fetched(() => Promise.all([load(), wordsOf(words)]));
  return found;
}
