// A table as far as this client has seen it: the server's last view, with all steps joined.

import type { Seat, Step, TableView } from '../protocol/messages';

export interface Seen extends TableView {
  readonly steps: readonly Step[];
}

/**
 * A new view replaces the last one, but for its steps, which replace what is known from ply
 * `since` on. That covers a new action, a takeback, what was missed, and what was revealed.
 */
export function joined(before: Seen | undefined, view: TableView): Seen {
  if (before && before.number > view.number) return before;
  const known = before?.table === view.table ? before.steps.slice(0, view.since) : [];
  return { ...view, steps: [...known, ...view.steps] };
}

/** The seats that are yours; at the end also those that you left to a computer. */
export function yourSeats(view: TableView): Seat[] {
  const own = view.seats.filter((seat) => seat.yours);
  return own.length === 0 && view.status === 'over' ? view.seats.filter((seat) => seat.left) : own;
}

/** The sides whose place is decided on the board while others play on. */
export function settledSides(view: Seen): Set<number> {
  const effects = view.steps.flatMap((step) => step.effects ?? []);
  return new Set(
    effects.flatMap(({ kind, side }) => ((kind === 'out' || kind === 'recall') && side ? [side] : [])),
  );
}

/** The sides whose seats are yours. */
export function yourSides(view: TableView): number[] {
  return [...new Set(yourSeats(view).map((seat) => seat.side))];
}
