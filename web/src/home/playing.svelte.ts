// Playing at once, from the home page: a person, the computer or a friend.

import { gameInfo } from '../live/games';
import { friendSeats, usualSeats } from '../live/levels.svelte';
import { openTable } from '../live/person';
import { go, to } from '../routes.svelte';
import { CLOCKS, USUAL_CLOCK } from '../table/waiting/clocks';

export type Way = 'person' | 'computer' | 'friend';

const KEY = 'wuqi-pairing-clock';

class Pairing {
  /** The clock that was chosen last. */
  chosen = $state(usual());

  readonly clock = $derived(CLOCKS[this.chosen] ?? null);

  choose(index: number): void {
    this.chosen = index;
    localStorage.setItem(KEY, String(index));
  }
}

function usual(): number {
  const kept = Number(localStorage.getItem(KEY) ?? USUAL_CLOCK);
  return kept in CLOCKS ? kept : USUAL_CLOCK;
}

export const pairing = new Pairing();

/** Opens a table, or sits down at one, and goes there. */
export async function playNow(game: string, way: Way): Promise<void> {
  const info = await gameInfo(game);
  const { table } = await openTable(
    {
      person: { game, seats: friendSeats(info), clock: pairing.clock, visibility: 'anyone' as const },
      computer: { game, seats: usualSeats(info) },
      friend: { game, seats: friendSeats(info) },
    }[way],
  );
  go(to.table(game, table));
}
