// Another game like this one, against computers of another level.

import { levelOf } from '../../live/levels.svelte';
import { openTable } from '../../live/person';
import type { Seen } from '../../live/seen';
import { go, to } from '../../routes.svelte';

/** The level of the computers you play, if you play nobody else and they are all alike. */
export function opposingLevel(view: Seen): number | null {
  const others = view.seats.filter((seat) => !seat.yours);
  const found = new Set(others.map((seat) => (seat.person ? null : levelOf(seat.computer))));
  const [level = null, ...more] = [...found];
  return others.length > 0 && others.length < view.seats.length && more.length === 0 ? level : null;
}

/** Opens the same game with computers of that level, and goes there. */
export async function playAtLevel(view: Seen, level: number): Promise<void> {
  const { game, options, start: position, clock } = view;
  const seats = view.seats.map((seat) => (seat.yours ? { you: true } : { computer: `level:${level}` }));
  const { table } = await openTable({ game, options, position, seats, clock });
  go(to.table(game, table));
}
