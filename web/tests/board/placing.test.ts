import { expect, it } from 'vitest';
import { cellAt, redrawn } from '../../src/board/picture';
import { rearranged } from '../../src/board/motion/placing';
import { drawn } from '../pictures';

const start = rearranged([], drawn('..e', '.M.', 'e..'));

function on(square: string) {
  return start.find((piece) => piece.square === square);
}

it('a piece that travels stays the same piece', () => {
  const after = rearranged(start, drawn('..e', '..M', 'e..'), ['b2', 'c2']);
  const moved = after.find((piece) => piece.square === 'c2');
  expect(moved?.id).toBe(on('b2')?.id);
  expect(after).toHaveLength(3);
});

it('a captured piece is gone, and the captor stands there', () => {
  const after = rearranged(start, drawn('..M', '...', 'e..'), ['b2', 'c3']);
  expect(after.map((piece) => piece.id)).not.toContain(on('c3')?.id);
  expect(after.find((piece) => piece.square === 'c3')?.id).toBe(on('b2')?.id);
});

it('going back is travelling too', () => {
  const there = rearranged(start, drawn('..e', '..M', 'e..'), ['b2', 'c2']);
  const back = rearranged(there, drawn('..e', '.M.', 'e..'));
  expect(back.find((piece) => piece.square === 'b2')?.id).toBe(on('b2')?.id);
});

it('a disc that is turned over stays the same disc', () => {
  const hidden = rearranged([], drawn('??', '??'));
  const shown = rearranged(hidden, drawn('?K', '??'), ['b2']);
  const flipped = shown.find((piece) => piece.square === 'b2');
  expect(flipped?.id).toBe(hidden.find((piece) => piece.square === 'b2')?.id);
  expect(flipped?.cell.piece).toBe('piece-red-general');
});

it('what has not changed is the same object, so nothing is drawn again', () => {
  const after = rearranged(start, drawn('..e', '..M', 'e..'), ['b2', 'c2']);
  expect(after.find((piece) => piece.square === 'a1')).toBe(on('a1'));
});

it('redrawing keeps the square and its shade', () => {
  const picture = drawn('M.');
  const after = redrawn(picture, new Map([['a1', null]]));
  expect(cellAt(after, 'a1')).toEqual({ square: 'a1', shade: undefined });
  expect(cellAt(after, 'b1')).toBe(cellAt(picture, 'b1'));
});
