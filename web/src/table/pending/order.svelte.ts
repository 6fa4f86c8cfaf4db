// The order of actions that a team agrees on: proposed by touching the board, drawn as numbered arrows.

import type { Arrow } from '../../board/marks/Arrows.svelte';
import { line } from '../../live/line.svelte';
import type { Session } from '../session.svelte';

export class Order {
  readonly #session: Session;
  #planning = $state(false);
  #actions: readonly string[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether you are about to propose an order to the team. */
  readonly on = $derived.by(() => this.#planning && this.#session.onTurn && this.#session.seating.mates);

  readonly #proposed = $derived.by(() => {
    const table = this.#session.view?.table ?? '';
    return (line.chats.get(table) ?? []).findLast((one) => one.order != null)?.order ?? [];
  });
  /** What was proposed, as far as it can still be followed. */
  readonly arrows = $derived.by((): Arrow[] => {
    const { view, seating, drawing, browsing } = this.#session;
    if (!view || !seating.team || browsing.ply !== null) return [];
    const still = this.#proposed.filter((action) => view.board.actions.includes(action));
    return still.flatMap((action) => {
      const gesture = drawing.gestures(action, view.board.picture)[0];
      const [from, end] = [gesture?.[0]?.square, gesture?.at(-1)?.square];
      return from && end ? [{ from, to: end, number: this.#proposed.indexOf(action) + 1 }] : [];
    });
  });

  /** Begins to propose an order, or stops. */
  readonly toggle = (): void => {
    this.#planning = !this.#planning;
    this.#actions = [];
    if (this.#planning) void this.#session.run({ type: 'order', actions: [] });
  };

  stop(): void {
    this.#planning = false;
  }

  /** The order with one more action. */
  add(action: string): readonly string[] {
    this.#actions = [...this.#actions, action];
    return this.#actions;
  }
}
