// Which of the games that are being played are worth a look.

import type { TableBrief } from '../protocol/messages';

const people = ({ seats }: TableBrief): number =>
  new Set(seats.flatMap(({ person }) => person?.id ?? [])).size;

const strength = (table: TableBrief): number => table.strength ?? 0;

/** The best game of each kind now: people against each other first, then the highest ratings, then the
    newest; and the others. */
export function bestOfEach(playing: readonly TableBrief[]): {
  best: readonly TableBrief[];
  others: readonly TableBrief[];
} {
  const order = [...playing].sort(
    (one, other) => people(other) - people(one) || strength(other) - strength(one), // keeps the newest first
  );
  const best = order.filter((one, at) => order.findIndex(({ game }) => game === one.game) === at);
  return { best, others: playing.filter((one) => !best.includes(one)) };
}
