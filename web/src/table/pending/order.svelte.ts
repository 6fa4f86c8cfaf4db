// The order of actions that a team agrees on. It is proposed by touching the board, which then shows how
// things would stand, so that a step may follow from the ones before it. It is drawn as numbered
// arrows, and accepted by a tap: then your own steps are played when it is their turn.

import type { Arrow } from '../../board/marks/Arrows.svelte';
import { post, Refusal } from '../../live/http';
import { latest } from '../../live/latest.svelte';
import { connection } from '../../live/connection.svelte';
import type { Board, ChatLine, Person, Tried } from '../../protocol/messages';
import type { Session } from '../session.svelte';

/** A teammate's proposal, as far as it can still be followed. */
export interface Proposal {
  readonly number: number; // of the line that told of it
  readonly person: Person;
  readonly all: readonly string[];
  readonly rest: readonly string[]; // what is still to be done, in order
}

export class Order {
  readonly #session: Session;
  #planning = $state(false);
  #actions = $state.raw<readonly string[]>([]); // proposed so far
  #possible = $state.raw<readonly string[]>([]); // the rest of the proposal that could still be played
  #accepted = $state<number | null>(null); // the line whose proposal you follow
  /** How things would stand after what you have proposed so far; null: as they do. */
  board = $state.raw<Board | null>(null);
  #sent = ''; // the position in which a step was played for you
  readonly #checking = latest();
  readonly #showing = latest();

  constructor(session: Session) {
    this.#session = session;
    $effect(() => this.#check(this.#rest));
    $effect(() => this.#goOn());
  }

  /** Whether you are about to propose an order to the team. */
  readonly on = $derived.by(() => this.#planning && this.#session.onTurn && this.#session.seating.mates);

  /** What can be proposed next: what your team could do after the steps so far. */
  readonly offered = $derived.by((): readonly string[] => {
    const board = this.board ?? this.#session.view?.board;
    return board && this.#session.seating.sides.includes(board.mover) ? board.actions : [];
  });

  /** The last proposal, unless it was taken back, or others have acted since. */
  readonly #line = $derived.by((): ChatLine | null => {
    const { view, seating } = this.#session;
    if (!view || !seating.team) return null;
    const proposed = (connection.chats.get(view.table) ?? []).findLast((one) => one.order != null);
    if (!proposed?.order?.length) return null;
    const passed = view.steps.some(({ side, at }) => at > proposed.at && !seating.sides.includes(side));
    return passed ? null : proposed;
  });
  readonly #rest = $derived.by((): readonly string[] => {
    const { view, seating } = this.#session;
    const rest = [...(this.#line?.order ?? [])];
    for (const { side, action, at } of view?.steps ?? []) {
      const index = rest.indexOf(action ?? '');
      if (index >= 0 && at > (this.#line?.at ?? 0) && seating.sides.includes(side)) rest.splice(index, 1);
    }
    return rest;
  });

  readonly proposal = $derived.by((): Proposal | null => {
    const proposed = this.#line;
    if (!proposed || this.#possible.length === 0) return null;
    return {
      number: proposed.number,
      person: proposed.person,
      all: proposed.order ?? [],
      rest: this.#possible,
    };
  });
  readonly accepted = $derived.by(
    () => this.proposal !== null && this.#accepted === this.proposal.number && !this.on,
  );

  readonly arrows = $derived.by((): Arrow[] => {
    const { view, drawing, browsing } = this.#session;
    const { proposal } = this;
    if (!view || !proposal || browsing.ply !== null) return [];
    return proposal.rest.flatMap((action) => {
      const gesture = drawing.gestures(action, view.board.picture)[0];
      const [from, end] = [gesture?.[0]?.square, gesture?.at(-1)?.square];
      return from && end ? [{ from, to: end, number: proposal.all.indexOf(action) + 1 }] : [];
    });
  });

  /** Begins to propose an order, or stops. */
  readonly toggle = (): void => {
    this.#planning = !this.#planning;
    this.#actions = [];
    this.#show(null);
    this.#accepted = null;
    if (this.#planning) void this.#session.run({ type: 'order', actions: [] });
  };

  stop(): void {
    this.#planning = false;
    this.#show(null);
  }

  /** Follows the proposal from now on, or no longer. */
  readonly accept = (): void => {
    this.#accepted = this.accepted ? null : (this.proposal?.number ?? null);
    this.stop();
  };

  /** The order with one more action. */
  add(action: string): readonly string[] {
    this.#actions = [...this.#actions, action];
    void this.#look(this.#actions);
    return this.#actions;
  }

  #show(board: Board | null): void {
    this.#showing();
    this.board = board;
  }

  /** Shows the board after some actions. */
  async #look(actions: readonly string[]): Promise<void> {
    const current = this.#showing();
    const tried = await this.#try(actions);
    if (current() && tried?.board) this.board = tried.board;
  }

  /** Finds out whether a proposal can still be followed; if not, what of it could be done now. */
  #check(rest: readonly string[]): void {
    const current = this.#checking();
    const now = this.#session.view?.board.actions ?? [];
    const still = rest.filter((action) => now.includes(action));
    this.#possible = still;
    if (still.length === rest.length) return;
    void this.#try(rest).then((tried) => {
      if (current() && tried?.board) this.#possible = rest;
    });
  }

  async #try(actions: readonly string[]): Promise<Tried | null> {
    const view = this.#session.view;
    if (!view) return null;
    const { game, options, board } = view;
    try {
      return await post<Tried>('/try', { game, options, position: board.position, actions });
    } catch {
      return null; // no answer: then only what can be done now is shown
    }
  }

  /** Plays the next step of what you have accepted, if it is yours to play. */
  #goOn(): void {
    const { view, actions } = this.#session;
    const next = this.accepted ? this.proposal?.rest[0] : undefined;
    if (!view || next === undefined || !actions.includes(next) || this.#rest[0] !== next) return;
    const { table, ply, back } = view;
    if (this.#sent === `${table} ${ply} ${back}`) return;
    this.#sent = `${table} ${ply} ${back}`;
    connection.do(table, { type: 'act', ply, back, action: next }).catch((error: unknown) => {
      // A mate may have done the same at the same moment.
      if (!(error instanceof Refusal && error.refused.key === 'stale')) this.#accepted = null;
    });
  }
}
