// Who sits where, in words.

import { eachOnce, engineName, playerName } from '../../people/naming';
import type { Seat } from '../../protocol/messages';
import { listed } from '../../words/joining';
import { say, sayIn } from '../../words/words.svelte';

/** Who plays beside you, each once. */
export function othersOf(seats: readonly Seat[]): readonly Seat[] {
  return eachOnce(seats.filter((seat) => !seat.yours && playerName(seat)));
}

/** Who holds some seats, and what is to be said of them: "Anna (you), Ben (away)". */
export function holdersOf(
  seats: readonly Seat[],
  playing = false,
  names: readonly string[] = seats.map((seat) => playerName(seat) || say('seat-empty')),
): string {
  const ours = seats.some((seat) => seat.yours); // only the team sees who wants to resign
  return listed(
    seats.map((seat, index) => {
      const name = names[index] ?? '';
      const marks = [
        seat.yours ? say('seat-you') : '',
        playing && seat.person && !seat.connected ? say('seat-away') : '',
        seat.failed ? say('seat-failed', { name: engineName(seat.failed) }) : '',
        playing && ours && seat.person && seat.resigned ? say('seat-would-give-up') : '',
      ].filter(Boolean);
      return marks.length > 0 ? say('seat-marked', { name, marks: listed(marks) }) : name;
    }),
  );
}

/** The name of a side in a game. */
export function sideName(game: string, side: number): string {
  return sayIn(game)(`side-${side}`);
}

/** A seat of a team: "Blue 1". */
export function memberName(
  game: string,
  { side, member }: { readonly side: number; readonly member: number },
): string {
  return say('seat-member', { side: sideName(game, side), member });
}
