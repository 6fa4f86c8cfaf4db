// Touches become actions: what is taken up, asked for, sent, taken back.

import { beforeEach, expect, it } from 'vitest';
import { neighbour } from '../../src/board/touch/keyboard.svelte';
import { Selection } from '../../src/board/touch/selection.svelte';
import { drawing as janken } from '../../src/games/janken/drawing';
import { drawing as musketeers } from '../../src/games/musketeers/drawing';
import { drawn } from '../pictures';

const picture = drawn('Me.', '.M.', 'e..');
let acted: string[];
let tried: string[];

beforeEach(() => {
  acted = [];
  tried = [];
});

function selection(actions: readonly string[], drawing = musketeers): Selection {
  const onact = (one: string) => acted.push(one);
  const onrefuse = (square: string, one: string | null) => tried.push(one ?? square);
  return new Selection(() => ({ drawing, picture, actions, mine: [1], onact, onrefuse }));
}

it('plays by two touches, and then waits for the answer', () => {
  const board = selection(['a3xb3', 'b2xb3']);
  board.touch('a3');
  expect(board.held).toBe('a3');
  board.touch('b3');
  board.touch('b2');
  expect(acted).toEqual(['a3xb3']);
  expect(board.sent).toBe('a3xb3');
  board.clear();
  expect(board.sent).toBe('a3xb3');
  board.release();
  expect([board.sent, board.held]).toEqual([null, null]);
});

it('puts a piece down by a second touch, and takes up another by one', () => {
  const board = selection(['a3xb3', 'b2xb3']);
  board.touch('a3');
  board.touch('a3');
  expect(board.held).toBeNull();
  board.touch('a3');
  board.touch('b2');
  expect(board.held).toBe('b2');
});

it('takes up another piece in the middle of a longer action', () => {
  const board = selection(['a3-a2-a1', 'a3-a2-b1', 'b2-c2-c1', 'b2-c2-c3'], janken);
  board.touch('a3');
  board.touch('a2');
  expect(board.touchable('b2')).toBe(true);
  board.touch('b2');
  expect([board.held, board.made.length]).toEqual(['b2', 1]);
  expect(tried).toEqual([]);
});

it('tries what is not legal, so that somebody can say why not', () => {
  const board = selection(['a3xb3']);
  board.touch('b2');
  board.touch('c1');
  expect(tried).toEqual(['b2', 'b2-c1']); // it cannot move at all, and not there
  expect(board.held).toBeNull();
});

it('asks where a square can be entered in several ways', () => {
  const board = selection(['a3-a2', 'a3~a2'], janken);
  board.touch('a3');
  board.touch('a2');
  expect(board.asking).toBe('a2');
  expect(acted).toEqual([]);
  board.touch('a2', '~');
  expect(acted).toEqual(['a3~a2']);
});

it('lifts own pieces only, and puts them back', () => {
  const board = selection(['a3xb3']);
  expect(board.lift('b3')).toBe(false);
  expect(board.lift('c3')).toBe(false);
  expect(board.lift('b2')).toBe(true); // mine, though it cannot move
  board.putBack();
  expect(board.held).toBeNull();
});

it('walks by the directions of the screen', () => {
  expect(neighbour(picture, false, 'a3', [1, 0])).toBe('b3');
  expect(neighbour(picture, true, 'b2', [1, 0])).toBe('a2');
  expect(neighbour(picture, false, 'a3', [-1, 0])).toBeNull();
});
