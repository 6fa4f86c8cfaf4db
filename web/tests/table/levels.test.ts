// Which level is offered next: harder after two wins in a row, easier after two losses.

import { expect, it } from 'vitest';
import { levels } from '../../src/live/levels.svelte';

let tables = 0;

function play(game: string, level: number, ...endings: ('won' | 'lost' | 'other')[]): number | null {
  for (const ending of endings) {
    tables += 1;
    levels.count(game, { table: `table ${tables}`, side: 1, level }, ending);
  }
  return levels.offer(game);
}

it('whoever never played begins with the first level, and is asked', () => {
  expect(levels.of('draughts')).toMatchObject({ level: 1, chosen: false });
  levels.choose('draughts', 4);
  expect(levels.of('draughts')).toMatchObject({ level: 4, chosen: true });
});

it('two wins in a row offer the next level, one does not', () => {
  expect(play('janken', 3, 'won')).toBeNull();
  expect(play('janken', 3, 'won')).toBe(4);
  levels.choose('janken', 4);
  expect(levels.offer('janken')).toBeNull();
});

it('two losses in a row offer the level below', () => {
  expect(play('tamquan', 3, 'lost')).toBeNull();
  expect(play('tamquan', 3, 'lost')).toBe(2);
});

it('something else in between begins anew, and there is nothing below the first or above the last', () => {
  expect(play('sanguo', 3, 'won', 'other', 'won')).toBeNull();
  expect(play('sanguo', 3, 'won', 'lost', 'won')).toBeNull();
  expect(play('musketeers', 1, 'lost', 'lost')).toBeNull();
  expect(play('musketeers', 8, 'won', 'won')).toBeNull();
});

it('a game is counted once', () => {
  const again = { table: 'the same', side: 2, level: 5 };
  for (let time = 0; time < 3; time += 1) levels.count('visiting', again, 'won');
  expect(levels.offer('visiting')).toBeNull();
  expect(levels.of('visiting').side).toBe(2);
});
