import { expect, it } from 'vitest';
import { touch } from '../src/board/touch/choosing';
import { cellAt } from '../src/board/picture';
import { cubeIn, cubeOf, rolled } from '../src/games/janken/cube';
import { drawing } from '../src/games/janken/drawing';
import type { Picture } from '../src/protocol/messages';

/** An empty board of 6×6 with files 6–1 and ranks a–f, and one rock on d4. */
const board: Picture = {
  rows: [...'abcdef'].map((rank) =>
    [...'654321'].map((file) =>
      rank + file === 'd4' ? { square: 'd4', piece: 'piece-rock-paper', side: 1 } : { square: rank + file },
    ),
  ),
  columns: [...'654321'],
  ranks: [...'abcdef'],
  notes: [],
};

it('rolling east brings up what faced east and west', () => {
  const rock = cubeIn('RP');
  expect(rock).toEqual({ top: 'rock', northSouth: 'paper', eastWest: 'scissors' });
  const east = rock && rolled(rock, { column: 2, row: 3 }, { column: 3, row: 3 });
  expect(east).toEqual({ top: 'scissors', northSouth: 'paper', eastWest: 'rock' });
});

it('rolling north twice brings the old top back', () => {
  const rock = cubeIn('RP');
  const once = rock && rolled(rock, { column: 2, row: 3 }, { column: 2, row: 2 });
  expect(once?.top).toBe('paper');
  expect(once && rolled(once, { column: 2, row: 2 }, { column: 2, row: 1 })).toEqual(rock);
});

it('the board shows a cube as it lies after each step', () => {
  const stage = drawing.preview(board, [touch('d4'), touch('d3', '~')]);
  expect(cellAt(stage, 'd4')?.piece).toBeUndefined();
  expect(cubeOf(cellAt(stage, 'd3') ?? {})?.top).toBe('scissors');
  const slid = drawing.preview(board, [touch('d4'), touch('d3', '~'), touch('d2', '-')]);
  expect(cubeOf(cellAt(slid, 'd2') ?? {})?.top).toBe('scissors');
});

it('what was tried is written as it was done', () => {
  expect(drawing.attempt([touch('d4'), touch('d3', '~')], 'd4', board)).toBe('d4~d3-d4');
  expect(drawing.attempt([touch('d4')], 'b2', board)).toBe('d4-b2');
});
