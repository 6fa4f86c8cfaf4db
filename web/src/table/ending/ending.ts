// How a game ended for its players.

import { yourSides, type Seen } from '../../live/seen';
import type { Seat } from '../../protocol/messages';
import { say } from '../../words/words.svelte';
import { sideName } from '../seats/naming';
import { neverPlayed, reasonWords, resultWords } from './result';

export interface Ending {
  readonly kind: 'won' | 'lost' | 'drew' | 'placed';
  readonly place: number; // 1: first
  readonly of: number; // sides
  readonly shared: boolean;
  readonly left: Seat['out']; // why you were out before the end, where others may play on
}

/** Your own ending; null for onlookers, and for those who played several sides. */
export function endingFor(view: Seen): Ending | null {
  const [side, ...others] = yourSides(view);
  if (side === undefined || others.length > 0 || !view.result || neverPlayed(view.result)) return null;
  const { ranking } = view.result;
  const row = ranking.findIndex((sides) => sides.includes(side));
  if (row < 0) return null;
  const place = ranking.slice(0, row).reduce((sum, sides) => sum + sides.length, 1);
  const of = ranking.flat().length;
  const shared = (ranking[row]?.length ?? 1) > 1;
  const left = of > 2 ? (view.seats.find((seat) => seat.side === side)?.out ?? null) : null;
  const found = { place, of, shared, left };
  if (ranking.length === 1) return { kind: 'drew', ...found };
  if (place === 1 && !shared) return { kind: 'won', ...found };
  return { kind: of === 2 ? 'lost' : 'placed', ...found };
}

/** "You won!", "You finished second of 3.", "You came third: you resigned." */
export function endingWords({ kind, place, of, shared, left }: Ending): string {
  if (left) return say(shared ? 'ending-left-shared' : 'ending-left-placed', { place, how: left });
  if (kind !== 'placed') return say(`ending-${kind}`);
  return say(shared ? 'ending-placed-shared' : 'ending-placed', { place, of });
}

/**
 * What became of players who left early, in games for more than two: the board alone does not show
 * it.
 */
export function leavingWords({ game, seats, result }: Seen): string[] {
  const sides = [...new Set(seats.map((seat) => seat.side))];
  if (!result || sides.length < 3) return [];
  const went = seats.filter((seat) => seat.out && seat.member === 1);
  const replaced = went.filter((seat) => seat.computer);
  const playing = seats.filter((seat) => !seat.out);
  return [
    ...replaced.map(({ side, out }) =>
      say('ending-replaced', { name: sideName(game, side), how: String(out) }),
    ),
    ...(went.length > 0 && playing.length > 0 && playing.every((seat) => seat.computer)
      ? [say('ending-only-computers')]
      : []),
  ];
}

/** How a game ended, to be said aloud: for you, who won, why. */
export function endWords(view: Seen): string[] {
  if (!view.result) return [];
  const own = endingFor(view);
  return [
    ...(own ? [endingWords(own)] : []),
    ...resultWords(view.game, view.result),
    ...(own?.left ? [] : [reasonWords(view.game, view.result.reason)]),
    ...leavingWords(view),
  ];
}
