// What a person does at one table: what they see of it, what they may do, and the commands they send.
// The page lays this out and knows nothing more.

import { untrack } from 'svelte';
import type { Arrow } from '../board/Arrows.svelte';
import { told } from '../board/telling';
import { drawingOf } from '../games/all';
import { buttonsOf } from '../games/drawing';
import { lineOf } from '../home/lines';
import { line } from '../live/line.svelte';
import { somebody } from '../live/person';
import { yourSides, type Seen } from '../live/seen';
import { Trouble } from '../live/trouble.svelte';
import type { Command, Picture } from '../protocol/messages';
import { go, to } from '../routes.svelte';
import { breath, settings } from '../settings.svelte';
import { spoken } from '../words/joining';
import { say, sayIn } from '../words/words.svelte';
import { initialled } from './initials';
import { Presenter, type Frame } from './presenter.svelte';
import { reasonWords, resultWords } from './result';
import { knock } from './sound';

/** What the session needs of a board on the screen. */
interface Releasing {
  release(): void; // lets go of a gesture that came to nothing
}

export class Session {
  readonly #table: () => string;
  readonly #game: () => string;

  board = $state.raw<Releasing>();
  flipped = $state(false); // the board is turned by hand
  unsure = $state<string | null>(null); // an action to be confirmed
  announced = $state(''); // what a screen reader is told
  readonly refusal = new Trouble(); // why something was refused
  #planning = $state(false); // whether you are about to propose an order to the team
  #order: readonly string[] = [];
  readonly #underway = new Set<string>(); // what was asked for and is not answered yet
  #before: Seen | undefined;
  #lastShown: Frame | null = null;
  #viewpoint = $state<number | null>(null); // whose side of the board is near
  /** What is true is `view`; what the board shows of it may still be on its way there. */
  readonly presenter = new Presenter(breath);

  /** Made while a component is set up: it follows the table for as long as that component lives. */
  constructor(table: () => string, game: () => string) {
    this.#table = table;
    this.#game = game;
    $effect(() => {
      const wanted = table();
      return untrack(() => line.watch(wanted));
    });
    $effect.pre(() => {
      const view = this.view;
      if (view) untrack(() => this.presenter.follow(view, line.connection));
    });
    // Whoever plays several sides sees an action to its end before the board is turned.
    $effect.pre(() => {
      if (this.presenter.settled) this.#viewpoint = this.view?.viewpoint ?? null;
    });
    $effect(() => () => this.presenter.stop());
    $effect(() => this.#follow(this.view));
    $effect(() => {
      const [shown, present] = [this.presenter.shown, this.presenter.present];
      untrack(() => this.#announce(shown, present));
    });
  }

  readonly view = $derived.by(() => line.tables.get(this.#table()));
  readonly gone = $derived.by(() => line.gone.has(this.#table()));
  readonly drawing = $derived.by(() => drawingOf(this.#game()));

  // -- who sits where ----------------------------------------------------------------------------

  readonly sides = $derived.by(() => (this.view ? yourSides(this.view) : []));
  readonly #allSides = $derived([...new Set(this.view?.seats.map((seat) => seat.side))]);
  readonly #bottom = $derived(this.#viewpoint ?? this.sides[0] ?? null);
  readonly turned = $derived.by(() => {
    if (!this.view || !this.#bottom) return this.flipped;
    return this.drawing.atTop(this.#bottom, this.view.steps, this.view.board.picture) !== this.flipped;
  });
  readonly near = $derived(this.#bottom ?? (this.turned ? this.#allSides.at(-1) : this.#allSides[0]) ?? 1);
  readonly far = $derived(this.#allSides.filter((side) => side !== this.near));
  readonly team = $derived(this.sides.length > 0 && (this.view?.seats.some((seat) => seat.member > 1) ?? false));
  /** There is somebody to agree with: nobody needs a channel to themselves. */
  readonly mates = $derived(
    this.view?.seats.some((seat) => seat.person && !seat.yours && this.sides.includes(seat.side)) ?? false,
  );
  /** Nobody else but computers: only then there are hints. */
  readonly alone = $derived(
    this.view !== undefined &&
      this.view.status === 'playing' &&
      this.sides.length === 1 &&
      this.view.seats.every((seat) =>
        seat.side === this.sides[0] ? !seat.person || seat.yours : seat.computer,
      ),
  );

  // -- what may be done --------------------------------------------------------------------------

  /** Several of your seats may be able to do the same thing. */
  readonly actions = $derived([...new Set(this.view?.legal.flatMap((one) => one.actions))]);
  /** What is proposed is what the team does now: there is nothing to propose while others act. */
  readonly onTurn = $derived(this.view?.status === 'playing' && this.sides.includes(this.view.board.mover));
  readonly ordering = $derived(this.#planning && this.onTurn && this.mates);
  readonly offered = $derived.by(() => {
    if (this.ordering) return this.view?.board.actions ?? [];
    return this.unsure ? [] : this.actions;
  });
  readonly buttons = $derived.by(() =>
    this.view && !this.unsure ? buttonsOf(this.drawing, this.actions, this.view.board.picture) : [],
  );

  // -- what is seen ------------------------------------------------------------------------------

  readonly picture = $derived.by(() => {
    const shown = this.presenter.shown?.picture;
    if (!this.view || !shown) return lineOf(this.#game()).picture;
    return this.team ? initialled(shown, this.view.seats) : shown;
  });
  readonly last = $derived(this.presenter.shown?.step?.action ?? null);
  readonly hidden = $derived.by(() =>
    this.view && this.view.status !== 'open' ? (this.drawing.hidden?.(this.view.board) ?? []) : [],
  );
  readonly #proposed = $derived.by(
    () => (line.chats.get(this.#table()) ?? []).findLast((one) => one.order != null)?.order ?? [],
  );
  /** The order that was proposed to the team, as far as it can still be followed. */
  readonly arrows = $derived.by((): Arrow[] => {
    const view = this.view;
    if (!view || !this.team) return [];
    const still = this.#proposed.filter((action) => view.board.actions.includes(action));
    return still.flatMap((action) => {
      const gesture = this.drawing.gestures(action, view.board.picture)[0];
      const [from, end] = [gesture?.[0]?.square, gesture?.at(-1)?.square];
      return from && end ? [{ from, to: end, number: this.#proposed.indexOf(action) + 1 }] : [];
    });
  });

  // -- what just happened ------------------------------------------------------------------------

  #follow(now: Seen | undefined): void {
    const before = this.#before;
    if (now && before && now.ply !== before.ply) {
      this.refusal.clear();
      this.unsure = null;
    }
    if (!this.onTurn) this.#planning = false;
    // Another game was agreed on while you sat here: everybody goes there together.
    if (now?.rematch && before?.table === now.table && !before.rematch && this.sides.length > 0) {
      go(to.table(this.#game(), now.rematch));
    }
    this.#before = now;
  }

  /** Says what the board shows, when it is shown. */
  #announce(now: Frame | null, present: boolean): void {
    const before = this.#lastShown;
    if (!now || now === before) return;
    this.#lastShown = now;
    if (before && now.ply > before.ply) this.#announceStep(now.before ?? before.picture, now, present);
    if (present && this.view?.result) this.#announceEnd(this.view);
  }

  #announceStep(old: Picture, now: Frame, present: boolean): void {
    const game = this.#game();
    const action = now.step?.action;
    const gesture = action ? (this.drawing.gestures(action, old)[0] ?? null) : null;
    const sentences = told(old, now.picture, gesture, game, sayIn(game));
    if (present && this.actions.length > 0) sentences.push(say('prompt-you'));
    this.announced = spoken(sentences);
    knock(action?.includes('x') ? 0.7 : 1);
  }

  #announceEnd(now: Seen): void {
    if (!now.result) return;
    const game = this.#game();
    const words = [...resultWords(game, now.result), reasonWords(game, now.result.reason)];
    this.announced = spoken([untrack(() => this.announced), ...words]);
  }

  // -- doing -------------------------------------------------------------------------------------

  /** Sends a command; a double click is one wish. */
  readonly run = async (command: Command): Promise<void> => {
    const table = this.#table();
    const asked = JSON.stringify([table, command]);
    if (this.#underway.has(asked)) return;
    this.#underway.add(asked);
    this.refusal.clear();
    try {
      await somebody();
      await line.do(table, command);
    } catch (error) {
      this.board?.release();
      this.#refused(error);
    } finally {
      this.#underway.delete(asked);
    }
  };

  /** An action was chosen: on the board, or by its button. */
  readonly choose = (action: string): void => {
    if (this.ordering) {
      this.#order = [...this.#order, action];
      this.board?.release();
      void this.run({ type: 'order', actions: this.#order });
    } else if (settings.confirm) this.unsure = action;
    else this.#act(action);
  };

  confirm(): void {
    if (this.unsure) this.#act(this.unsure);
  }

  reconsider(): void {
    this.unsure = null;
    this.board?.release();
  }

  #act(action: string): void {
    this.unsure = null;
    const view = this.view;
    if (view) void this.run({ type: 'act', ply: view.ply, back: view.back, action });
  }

  /** Something that is not legal: the server knows why. */
  readonly attempt = async (action: string): Promise<void> => {
    const view = this.view;
    if (!view) return;
    try {
      await line.do(view.table, { type: 'act', ply: view.ply, back: view.back, action });
    } catch (error) {
      this.#refused(error);
    }
  };

  #refused(error: unknown): void {
    this.refusal.about(error);
    this.announced = this.refusal.words;
  }

  /** Begins to propose an order to the team, or stops. */
  readonly toggleOrder = (): void => {
    this.#planning = !this.#planning;
    this.#order = [];
    if (this.#planning) void this.run({ type: 'order', actions: [] });
  };
}
