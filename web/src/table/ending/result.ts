// How a game ended, in words.

import type { Result } from '../../protocol/messages';
import { listed } from '../../words/joining';
import { say, sayIn } from '../../words/words.svelte';
import { sideName } from '../seats/naming';

/** The sentence about a table that was closed or called off. */
const NOT_PLAYED = new Map([
  ['closed', 'result-closed'],
  ['called-off', 'result-called-off'],
]);

/** Whether it was: nobody won, lost or drew. */
export function neverPlayed({ reason }: Result): boolean {
  return NOT_PLAYED.has(reason);
}

/** "Blue wins." or "A draw."; with more than two sides every place. */
export function resultWords(game: string, result: Result): string[] {
  const notPlayed = NOT_PLAYED.get(result.reason);
  if (notPlayed) return [say(notPlayed)];
  const { ranking } = result;
  const names = (sides: readonly number[]): string => listed(sides.map((side) => sideName(game, side)));
  const [first = [], ...others] = ranking;
  if (ranking.length <= 1) return [say('result-draw')];
  if (others.length === 1 && first.length === 1 && others[0]?.length === 1) {
    return [sayIn(game)('result-win', { winner: names(first) })]; // some sides are one, some many
  }
  let place = 1;
  return ranking.map((sides) => {
    const sentence = say(sides.length > 1 ? 'ranking-shared' : 'ranking-place', {
      place,
      names: names(sides),
    });
    place += sides.length;
    return sentence;
  });
}

/** Who won alone, whose colour the result has; 0: nobody. */
export function winner({ ranking }: Result): number {
  const [first = []] = ranking;
  return ranking.length > 1 && first.length === 1 ? (first[0] ?? 0) : 0;
}

/** Why it ended: one of the game's reasons, or one of the table's. */
export function reasonWords(game: string, reason: string): string {
  return sayIn(game)(`reason-${reason}`);
}
