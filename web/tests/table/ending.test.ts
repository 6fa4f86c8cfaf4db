// What the end of a game means for whoever sat there.

import { expect, it } from 'vitest';
import type { Seen } from '../../src/live/seen';
import { endingFor } from '../../src/table/ending/ending';

function over(ranking: number[][], yours: number[], reason = 'line'): Seen {
  const seats = ranking
    .flat()
    .map((side) => ({ number: side, side, member: 1, yours: yours.includes(side) }));
  return { seats, result: { ranking, reason } } as unknown as Seen;
}

it('is won, lost or drawn between two', () => {
  expect(endingFor(over([[1], [2]], [1]))?.kind).toBe('won');
  expect(endingFor(over([[1], [2]], [2]))?.kind).toBe('lost');
  expect(endingFor(over([[1, 2]], [2]))?.kind).toBe('drew');
});

it('is a place among more', () => {
  expect(endingFor(over([[2], [1], [3]], [1]))).toEqual({
    kind: 'placed',
    place: 2,
    of: 3,
    shared: false,
    left: null,
  });
  expect(endingFor(over([[2], [1, 3]], [3]))).toEqual({
    kind: 'placed',
    place: 2,
    of: 3,
    shared: true,
    left: null,
  });
  expect(endingFor(over([[1, 3], [2]], [3]))).toEqual({
    kind: 'placed',
    place: 1,
    of: 3,
    shared: true,
    left: null,
  });
  expect(endingFor(over([[3], [1, 2]], [3]))?.kind).toBe('won');
});

it('is nobody’s who looked on, played both sides, or never began', () => {
  expect(endingFor(over([[1], [2]], []))).toBeNull();
  expect(endingFor(over([[1], [2]], [1, 2]))).toBeNull();
  expect(endingFor(over([[1, 2]], [1], 'closed'))).toBeNull();
});
