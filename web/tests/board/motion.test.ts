// One board: stages follow each other, can be skipped, and are not shown twice.

import { expect, it } from 'vitest';
import { touch } from '../../src/board/touch/choosing';
import type { Effect } from '../../src/protocol/messages';
import { Motion } from '../../src/board/motion/motion.svelte';
import { carried } from '../../src/games/stock';
import { drawn } from '../pictures';

const before = drawn('...', '.e.', 'M..');
const after = drawn('..M', '...', '...');
const effects: Effect[] = [
  { kind: 'step', square: 'a1', to: 'a3' },
  { kind: 'step', square: 'a3', to: 'c3' },
  { kind: 'take', square: 'b2' },
];

const squares = (motion: Motion): string[] => motion.placed.map((piece) => piece.square);

const turn = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** The stage going on has been seen. */
async function seen(motion: Motion): Promise<void> {
  if (!motion.stage) throw new Error('nothing is going on');
  motion.ended(motion.stage);
  await turn();
}

async function begun(): Promise<Motion> {
  const motion = new Motion();
  await motion.show(before, [], true);
  return motion;
}

it('shows an action stage by stage', async () => {
  const motion = await begun();
  const shown = motion.show(after, effects, true);
  const seenSquares = [];
  while (motion.stage) {
    seenSquares.push(squares(motion).join());
    await seen(motion);
  }
  expect(seenSquares).toEqual(['b2,a3', 'b2,c3', 'b2,c3']);
  expect(squares(motion)).toEqual(['c3']);
  expect(await shown).toBe(true);
});

it('can be skipped at any time', async () => {
  const motion = await begun();
  const shown = motion.show(after, effects, true);
  await seen(motion);
  motion.skip();
  expect(motion.stage).toBeNull();
  expect(squares(motion)).toEqual(['c3']);
  expect(await shown).toBe(false);
});

it('enacts nothing at first, without motion, or if the effects lead elsewhere', async () => {
  const fresh = new Motion();
  void fresh.show(after, effects, true);
  const still = await begun();
  void still.show(after, effects, false);
  const lost = await begun();
  void lost.show(drawn('...', '...', '..M'), effects, true);
  expect([fresh, still, lost].map((motion) => motion.stage)).toEqual([null, null, null]);
  expect([fresh, still, lost].map((motion) => squares(motion).join())).toEqual(['c3', 'c3', 'c1']);
});

it('does not show again what the hand has shown, but all that follows from it', async () => {
  const motion = await begun();
  const path = ['a1', 'a3', 'c3'].map((square) => touch(square));
  for (const length of [2, 3]) {
    motion.hold(carried(before, path.slice(0, length)), path.slice(0, length), true);
    expect(motion.stage?.acts[0]?.kind).toBe('step');
    await seen(motion);
  }
  void motion.show(after, effects, true);
  await turn();
  expect(motion.stage?.acts.map((act) => act.kind)).toEqual(['take']);
});

it('waits for the end of the gesture that it follows on', async () => {
  const motion = await begun();
  const path = ['a1', 'a3'].map((square) => touch(square));
  motion.hold(carried(before, path), path, true);
  void motion.show(after, effects, true);
  await turn();
  expect(motion.stage?.acts[0]).toMatchObject({ from: 'a1', to: 'a3' });
  await seen(motion);
  expect(motion.stage?.acts[0]).toMatchObject({ from: 'a3', to: 'c3' });
});

it('lets the last step of the hand go on when its answer comes, and shows it once', async () => {
  const motion = await begun();
  const path = ['a1', 'a3', 'c3'].map((square) => touch(square));
  motion.hold(carried(before, path.slice(0, 2)), path.slice(0, 2), true);
  motion.skip(); // the next touch does not wait
  motion.hold(carried(before, path), path, true);
  const running = motion.stage;
  const shown = motion.show(after, effects, true);
  motion.hold(after, [], true); // nothing is held any more
  await turn();
  expect(motion.stage).toBe(running);
  await seen(motion);
  expect(motion.stage?.acts.map((act) => act.kind)).toEqual(['take']);
  await seen(motion);
  expect(motion.stage).toBeNull();
  expect(await shown).toBe(true);
});

it('a dropped piece is there at once, and one that is let go comes back', async () => {
  const motion = await begun();
  const path = ['a1', 'a3'].map((square) => touch(square));
  motion.hold(carried(before, path), path, true, true);
  expect(motion.stage).toBeNull();
  expect(squares(motion)).toContain('a3');
  motion.hold(before, [], true);
  expect(squares(motion)).toContain('a1');
});

it('goes on when the same position is told anew', async () => {
  const motion = await begun();
  void motion.show(after, effects, true);
  await seen(motion);
  void motion.show(drawn('..M', '...', '...'), effects, true);
  expect(motion.stage?.acts[0]).toMatchObject({ from: 'a3', to: 'c3' });
});
