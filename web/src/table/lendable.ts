// Whether this device may think for the computer players at a table of the server (lending.svelte.ts).

import { ownEngine } from '../live/analysing/ownEngine.svelte';
import { place } from '../live/place.svelte';
import { engineName } from '../people/naming';
import type { TableView } from '../protocol/messages';

type AtTable = Pick<TableView, 'seats' | 'status' | 'rated' | 'tournament' | 'lent'>;

/** Whether it is a casual game of yours with computers and nobody else. */
export function alone({ seats, status, rated, tournament }: AtTable): boolean {
  const others = seats.some((seat) => seat.person && !seat.yours);
  if (seats.some((seat) => engineName(seat.computer))) return false; // which only the server has
  const sitting = seats.some((seat) => seat.yours) && seats.some((seat) => seat.computer);
  return status === 'playing' && !rated && !tournament && sitting && !others;
}

/** Whether it thinks, or is about to: gets it ready where that may be. */
export function mayLend(view: AtTable): boolean {
  if (place.onDevice || !alone(view)) return false;
  void ownEngine.prepare();
  return ownEngine.takes || view.lent === true;
}
