// When conditional moves can be made.

import type { Seen } from '../../live/seen';

/** A game of two with days per move, nothing face down, while the other one thinks. */
export function plannable(view: Seen): boolean {
  const own = view.seats.filter((seat) => seat.yours);
  return (
    view.status === 'playing' &&
    (view.clock?.days ?? 0) > 0 &&
    view.seats.length === 2 &&
    view.dealing === null &&
    own.length === 1 &&
    !view.to_act.includes(own[0]?.number ?? 0)
  );
}
