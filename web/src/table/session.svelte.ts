// What a person does at one table: what they see of it, what they may do, and the commands they send.
// The page lays this out and knows nothing more.

import { tick, untrack } from 'svelte';
import { drawingOf } from '../games/all';
import { buttonsOf } from '../board/drawing';
import { startOf } from '../home/lines.svelte';
import { Later } from '../look/behaviour/later.svelte';
import { Refusal, troubleIn } from '../live/http';
import { connection } from '../live/connection.svelte';
import type { Seen } from '../live/seen';
import { Trouble } from '../live/trouble.svelte';
import { roundKind, roundOf, type RoundKind } from '../moves/round';
import { happenedIn, type Happened } from '../moves/sentences';
import type { Command, Step } from '../protocol/messages';
import { go, to } from '../routes.svelte';
import { breath, settings } from '../settings.svelte';
import { wordsAfterwards } from '../words/words.svelte';
import { Announcer } from './showing/announcing.svelte';
import { Browsing } from './history/browsing.svelte';
import { Commands } from './commands';
import { initialled, initialsOf, type Initials } from './seats/initials';
import { mayLend } from './lendable';
import { Pending, type Due } from './pending/pending.svelte';
import { premovesOn, premoving, squaresOf } from './pending/premove';
import { Presenter } from './showing/presenter.svelte';
import { Seating } from './seats/seating.svelte';

/** What it needs of a board on the screen. */
interface Touched {
  release(): void; // lets go of a gesture that came to nothing
  touchAll(squares: readonly string[]): void; // as if a person touched them in turn
}

export class Session {
  readonly #table: () => string;
  readonly #game: () => string;

  board = $state.raw<Touched>();
  unsure = $state<string | null>(null); // an action to be confirmed
  readonly refusal = new Trouble(); // why something was refused
  readonly seating: Seating;
  readonly announcer: Announcer;
  readonly browsing: Browsing;
  readonly pending = new Pending();
  readonly #order = new Later(async () => {
    const { Order } = await import('./pending/order.svelte');
    return () => new Order(this);
  });
  readonly #lending = new Later(async () => {
    const { Lending } = await import('./lending.svelte');
    return () => new Lending(() => this.view);
  });
  readonly #commands = new Commands();
  #before: Seen | undefined;
  #settled = $state.raw<Seen>(); // the last view that was shown to its end
  /** What is true is `view`; what the board shows of it may still be on its way there. */
  readonly presenter = new Presenter(breath);

  /** Made while a component is set up: it follows the table for as long as that component lives. */
  constructor(table: () => string, game: () => string) {
    this.#table = table;
    this.#game = game;
    $effect(() => {
      const wanted = table();
      return untrack(() => connection.watch(wanted));
    });
    this.seating = new Seating(
      () => this.view,
      () => this.drawing,
      () => startOf(this.#game()).picture,
    );
    this.announcer = new Announcer(this);
    this.browsing = new Browsing(() => this.view);
    $effect.pre(() => {
      const view = this.view;
      if (view) untrack(() => this.presenter.follow(view, connection.generation));
    });
    // If one person plays several sides, the board turns only after an action has been shown.
    $effect.pre(() => {
      if (!this.presenter.settled) return;
      this.seating.viewpoint = this.view?.viewpoint ?? null;
      this.#settled = this.view;
    });
    $effect(() => () => this.presenter.stop());
    $effect(() => this.#follow(this.view));
    $effect(() => {
      const [shown, present] = [this.presenter.shown, this.presenter.present && this.view !== undefined];
      untrack(() => this.announcer.follow(shown, present));
    });
    // Actions that come while the player looks back are not replayed: they are described in words.
    $effect(() => {
      if (this.browsing.ply !== null && this.view) untrack(() => this.presenter.skip());
    });
    $effect(() => {
      if (this.view && connection.upToDate(this.view.table)) untrack(this.carryOn);
    });
  }

  readonly view = $derived.by(() => connection.tables.get(this.#table()));
  readonly gone = $derived.by(() => connection.gone.has(this.#table()));
  readonly drawing = $derived.by(() => drawingOf(this.#game()));
  /** What a team does together; null where there is no team, or until it is there. */
  readonly order = $derived.by(() => this.#order.made);

  /** Resolves when all that a team needs is there; false: there is none. */
  team(): Promise<void> | false {
    return this.seating.mates && this.#order.want();
  }

  // -- what may be done --------------------------------------------------------------------------

  /** Several of your seats may be able to do the same thing. */
  readonly actions = $derived([...new Set(this.view?.legal.flatMap((one) => one.actions))]);
  /** What is proposed is what the team does now: there is nothing to propose while others act. */
  readonly onTurn = $derived.by(
    () => this.view?.status === 'playing' && this.seating.sides.includes(this.view.board.mover),
  );
  readonly offered = $derived.by(() => {
    if (this.order?.on) return this.order.offered;
    if (this.order?.accepted) return [];
    if (this.pending.busy) return [];
    if (this.ahead) return premovesOn(this.picture, this.#ownSeats, this.pending.premove);
    return this.unsure || this.pending.unsent ? [] : this.actions;
  });
  readonly #ownSeats = $derived(this.view?.seats.filter((seat) => seat.yours) ?? []);
  /** Others are to act: what is touched is kept until it is your turn. */
  readonly ahead = $derived.by(
    () =>
      settings.premoves &&
      !this.order?.on &&
      this.view?.status === 'playing' &&
      this.seating.sides.length === 1 &&
      this.actions.length === 0,
  );
  readonly touching = $derived.by(() => (this.ahead ? premoving(this.drawing) : this.drawing));
  /** The squares of what will be done, to be drawn on the board. */
  readonly planned = $derived.by((): readonly string[] => {
    const { premove, unsent } = this.pending;
    if (premove) return premove;
    const gesture =
      unsent && this.view ? this.drawing.gestures(unsent.action, this.view.board.picture)[0] : [];
    return gesture?.map((one) => one.square) ?? [];
  });
  readonly buttons = $derived.by(() =>
    this.view && !this.unsure ? buttonsOf(this.drawing, this.actions, this.view.board.picture) : [],
  );

  // -- what is seen ------------------------------------------------------------------------------

  readonly #bare = $derived.by(() => {
    const planned = this.order?.on ? this.order.board?.picture : undefined;
    const shown = this.browsing.board?.picture ?? planned ?? this.presenter.shown?.picture;
    return this.view && shown ? shown : startOf(this.#game()).picture;
  });
  readonly #initials = $derived.by(() =>
    JSON.stringify(this.seating.team ? initialsOf(this.view?.seats ?? []) : {}),
  );
  /** The same one until something on it changes: news about anything else leave what is touched alone. */
  readonly picture = $derived.by(() => initialled(this.#bare, JSON.parse(this.#initials) as Initials));
  readonly effects = $derived.by(() =>
    this.browsing.ply === null ? this.presenter.shown?.effects : this.browsing.effects,
  );
  readonly undone = $derived.by(() => {
    if (this.browsing.ply !== null) return this.browsing.undone;
    return this.view?.status === 'playing' ? this.presenter.shown?.undone : undefined;
  });
  /** What is told beside the board is not told before the board has shown it. */
  readonly settled = $derived.by(
    () => (this.#settled?.table === this.view?.table ? this.#settled : undefined) ?? this.view,
  );
  readonly steps = $derived.by(() => {
    const steps = this.view?.steps ?? [];
    return this.presenter.present ? steps : steps.slice(0, this.presenter.shown?.ply ?? 0);
  });
  /** Everything that is new to you, as far as the board has shown it. */
  readonly round = $derived.by((): readonly Happened[] => {
    const [seen, seats, all] = this.#seen();
    return roundOf(seen, seats, all).map(happenedIn);
  });
  readonly roundKind = $derived.by((): RoundKind => roundKind(...this.#seen()));
  readonly hidden = $derived.by(() => {
    if (!this.settled || this.settled.status === 'open') return [];
    return this.drawing.hidden?.(this.browsing.board ?? this.settled.board) ?? [];
  });

  // -- what just happened ------------------------------------------------------------------------

  /** The steps that the board has shown, which seats are yours, and how many there are. */
  #seen(): [readonly Step[], readonly number[], number] {
    const view = this.view;
    if (!view) return [[], [], 0];
    const seats = view.seats.filter((seat) => seat.yours).map((seat) => seat.number);
    const seen = view.steps.slice(0, this.browsing.ply ?? this.presenter.shown?.ply ?? 0);
    return [seen, seats, view.seats.length];
  }

  #follow(now: Seen | undefined): void {
    const before = this.#before;
    if (now && before && now.ply !== before.ply) {
      this.refusal.clear();
      this.unsure = null;
    }
    if (!this.onTurn) this.order?.stop();
    if (now && mayLend(now)) void this.#lending.want();
    // A rematch was agreed on while you were here: everyone goes there together.
    if (now?.rematch && before?.table === now.table && !before.rematch && this.seating.sides.length > 0) {
      go(to.table(this.#game(), now.rematch));
    }
    this.#before = now;
  }

  // -- doing -------------------------------------------------------------------------------------

  /** Sends a command; a double click counts once. */
  readonly run = async (command: Command): Promise<void> => {
    await this.#send(command);
  };

  /** The same; what went wrong, if anything did. */
  async #send(command: Command): Promise<unknown> {
    this.refusal.clear();
    const error = await this.#commands.send(this.#table(), command);
    if (error !== null) {
      this.board?.release();
      this.#refused(error);
    }
    return error;
  }

  /** An action was chosen: on the board, or by its button. */
  readonly choose = (action: string): void => {
    this.pending.dropped = '';
    if (this.ahead) {
      this.pending.premove = squaresOf(action);
      this.board?.release();
    } else if (this.order?.on) {
      this.board?.release();
      void this.run({ type: 'order', actions: this.order.add(action) });
    } else if (settings.confirm) this.unsure = action;
    else void this.#act(action);
  };

  confirm(): void {
    if (this.unsure) void this.#act(this.unsure);
  }

  reconsider(): void {
    this.unsure = null;
    this.board?.release();
  }

  /** Acts in the shown position; a move that cannot be sent is kept until the connection is back. */
  async #act(action: string): Promise<void> {
    this.unsure = null;
    const view = this.view;
    if (!view) return;
    const { ply, back } = view;
    const error = await this.#send({ type: 'act', ply, back, action });
    if (error && !(error instanceof Refusal) && this.view?.ply === ply) {
      this.refusal.clear();
      this.pending.unsent = { action, ply, back, connection: connection.generation };
    }
  }

  /** Does what is due now. */
  readonly carryOn = (): void => {
    const due = this.view && this.pending.due(this.view, this.actions, this.drawing, connection.generation);
    if (due) void this.#carryOut(due);
  };

  async #carryOut(due: NonNullable<Due>): Promise<void> {
    if (due.kind === 'act') {
      this.presenter.expect((this.view?.ply ?? 0) + 1);
      await this.#act(due.action);
    } else {
      await tick(); // the board must know the actions first
      this.board?.touchAll(due.squares);
    }
  }

  /** Something that is not legal: the server knows why. */
  readonly attempt = async (action: string): Promise<string> => {
    const view = this.view;
    if (!view) return '';
    try {
      await connection.do(view.table, { type: 'act', ply: view.ply, back: view.back, action });
      return '';
    } catch (error) {
      await wordsAfterwards(view.game).catch(() => undefined); // then it is said in the server's words
      return troubleIn(error);
    }
  };

  #refused(error: unknown): void {
    this.refusal.about(error);
    this.announcer.words = this.refusal.words;
  }
}
