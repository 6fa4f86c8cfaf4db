// Announcements: sentences for screen readers and sounds, at the moment the board shows the move.

import { untrack } from 'svelte';
import type { Seen } from '../../live/seen';
import { happenedIn, sentences } from '../../moves/sentences';
import { spoken } from '../../words/joining';
import { say, sayIn, wordsAfterwards } from '../../words/words.svelte';
import { fetched } from '../../look/behaviour/fetching';
import type { ShownFrame } from './presenter.svelte';
import type { Session } from '../session.svelte';
import { play, soundOf } from './sound';

export class Announcer {
  readonly #session: Session;
  #before: ShownFrame | null = null;
  #running = ''; // the table that was seen before its end
  #ended = ''; // the table whose end was told

  words = $state(''); // what a screen reader is told

  constructor(session: Session) {
    this.#session = session;
  }

  /** The board shows a position; `present`: the last one there is. */
  follow(now: ShownFrame | null, present: boolean): void {
    const before = this.#before;
    const view = this.#session.view;
    this.#before = now;
    if (view?.status === 'playing') this.#running = view.table;
    if (before && now && now.ply > before.ply) this.#announce(now, present);
    if (now && present && view?.result) void this.#announceEnd(view);
  }

  #announce({ step }: ShownFrame, present: boolean): void {
    const { view, seating, actions } = this.#session;
    const listener = { say: sayIn(view?.game ?? ''), yours: seating.you };
    const words = step ? sentences([happenedIn(step)], listener) : [];
    if (present && actions.length > 0) words.push(say('prompt-you'));
    this.words = spoken(words);
    const own = view?.seats.some((seat) => seat.yours && seat.number === step?.seat) ?? false;
    play(soundOf(step?.effects ?? [], own));
  }

  async #announceEnd(now: Seen): Promise<void> {
    if (this.#ended === now.table) return;
    this.#ended = now.table;
    if (this.#running === now.table) play('end');
    const load = () => Promise.all([import('../ending/ending'), wordsAfterwards(now.game)]);
    const [{ endWords }] = await fetched(load);
    if (this.#ended === now.table) this.words = spoken([untrack(() => this.words), ...endWords(now)]);
  }
}
