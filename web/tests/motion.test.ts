// Pieces go the way of the action, square by square, unless it has been seen already.

import { expect, it } from 'vitest';
import { touch } from '../src/board/choosing';
import { Motion } from '../src/board/motion.svelte';
import { carried } from '../src/games/stock';
import { drawn } from './pictures';

const before = drawn('...', '...', 'M..');
const after = drawn('..M', '...', '...');
const path = ['a1', 'b2', 'c3'].map((square) => touch(square));

const squares = (motion: Motion): string[] => motion.placed.map((piece) => piece.square);

async function begun(): Promise<Motion> {
  const motion = new Motion();
  await motion.travel(before, [], [], carried, 1);
  return motion;
}

it('shows somebody else’s path stage by stage', async () => {
  const motion = await begun();
  const walk = motion.travel(after, path, [], carried, 1);
  expect(squares(motion)).toEqual(['b2']);
  await walk;
  expect(squares(motion)).toEqual(['c3']);
});

it('does not show again what a person has just done', async () => {
  const motion = await begun();
  const walk = motion.travel(after, path, path, carried, 1);
  expect(squares(motion)).toEqual(['c3']);
  await walk;
});

it('is simply there without motion', async () => {
  const motion = await begun();
  void motion.travel(after, path, [], carried, 0);
  expect(squares(motion)).toEqual(['c3']);
});

it('gives way to what happens next', async () => {
  const motion = await begun();
  const walk = motion.travel(after, path, [], carried, 1);
  void motion.travel(before, [], [], carried, 1);
  await walk;
  expect(squares(motion)).toEqual(['a1']);
});
