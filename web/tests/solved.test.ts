// The explorer of solved positions: which move is better, and which one is asked for.

import { expect, test } from 'vitest';
import { byWorth, type Worth } from '../src/board/marks/values';
import { OnlyMove } from '../src/solved/onlyMove.svelte';
import { winnerOf } from '../src/solved/worth';
import type { SolvedPosition } from '../src/protocol/messages';

function worth(action: string, value: Worth['value'], distance: number | null = null): Worth {
  return { action, value, distance };
}

test('quick wins come first, quick losses last', () => {
  const worths = [worth('a', 'loss', 2), worth('b', 'win', 9), worth('c', 'draw'), worth('d', 'win', 3)];
  worths.push(worth('e', 'loss', 8));
  expect(worths.toSorted(byWorth).map(({ action }) => action)).toEqual(['d', 'b', 'c', 'e', 'a']);
});

const POSITION: SolvedPosition = {
  position: 'here',
  mover: 2,
  value: 'win',
  distance: 3,
  unit: 'plies',
  actions: [
    { action: 'right', value: 'win', distance: 3 },
    { action: 'wrong', value: 'loss', distance: 2 },
  ],
  line: ['right', 'reply', 'end'],
  movers: [2, 1, 2],
  only: [0, 2],
};

test('the winner is whoever wins with perfect play', () => {
  expect(winnerOf(POSITION)).toBe(2);
  expect(winnerOf({ ...POSITION, value: 'loss' })).toBe(1);
  expect(winnerOf({ ...POSITION, value: 'draw' })).toBe(0);
});

test('the only move is asked for here, then further along the line', () => {
  const only = new OnlyMove();
  expect(only.find(POSITION)).toEqual([]);
  expect(only.hides).toBe(true);
  expect(only.judge('wrong', POSITION)).toBe(false);
  expect([only.state, only.tried]).toEqual(['wrong', 'wrong']);
  expect(only.judge('right', POSITION)).toBe(true);
  expect(only.hides).toBe(false);
  expect(only.find(POSITION)).toEqual(['right', 'reply']);
  expect(only.find({ ...POSITION, only: [] })).toBeNull();
  expect(only.state).toBe('none');
});
