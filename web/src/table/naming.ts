// Who sits where, in words.

import type { Seat } from '../protocol/messages';
import { say, sayIn } from '../words/words.svelte';

const LEVEL = /^level:(\d+)$/;

/** What a computer player is called: "Computer (level 3)". */
export function computerName(computer: string): string {
  const level = LEVEL.exec(computer)?.[1];
  if (level) return say('player-level', { level });
  return say(`player-${computer}`);
}

/** Who holds a seat; '' for nobody. */
export function holderName(seat: Seat): string {
  if (seat.person) return seat.person.name || say('person-gone');
  return seat.computer ? computerName(seat.computer) : '';
}

/** The name of a side in a game. */
export function sideName(game: string, side: number): string {
  return sayIn(game)(`side-${side}`);
}
