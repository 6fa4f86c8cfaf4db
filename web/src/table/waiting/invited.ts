// Guests of a table: people who opened its link and have no seat yet.

import { connection } from '../../live/connection.svelte';
import type { Seen } from '../../live/seen';
import type { Seat } from '../../protocol/messages';

/** Seats that anybody may take. */
export function freeSeats(view: Seen): Seat[] {
  return view.seats.filter((seat) => !seat.person && !seat.computer && !seat.locked);
}

/** The other seats of a seat's side. */
export function mates(view: Seen, { side, number }: Seat): Seat[] {
  return view.seats.filter((seat) => seat.side === side && seat.number !== number);
}

/** Whether you are a guest of this table: it is not yours, and you have no seat. */
export function invited(view: Seen): boolean {
  return view.owner !== connection.you?.id && !view.seats.some((seat) => seat.yours);
}

/** The seat of the person who invites, if they have one. */
export function hostOf(view: Seen): Seat | undefined {
  return view.seats.find((seat) => seat.person?.id === view.owner);
}
