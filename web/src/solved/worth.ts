// What solved tables say, for the board, for words, and for proofs.

import type { Worth } from '../board/marks/values';
import type { SolvedAction, SolvedPosition, WorthInfo } from '../protocol/messages';

/** The same as the analysis board tells it, to be put into words. */
export function worthOf(
  { value, distance }: Pick<SolvedAction, 'value' | 'distance'>,
  unit: string,
): WorthInfo {
  const score = value === 'win' ? 1 : value === 'loss' ? -1 : 0;
  return { score, value, distance: value === 'draw' ? null : distance, unit, exact: true };
}

/** Every action of a position with its value, as the board shows it. */
export function worthsOf({ actions }: SolvedPosition): readonly Worth[] {
  return actions.flatMap(({ action, value, distance }) =>
    value ? [{ action, value, distance: value === 'draw' ? null : distance }] : [],
  );
}

/** The side that wins with perfect play; 0: nobody, or not known. */
export function winnerOf({ mover, value }: SolvedPosition): number {
  if (value === 'win') return mover;
  return value === 'loss' ? 3 - mover : 0;
}
