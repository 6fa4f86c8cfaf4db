// What of a table is shown when: one action after another, and never what cannot be followed.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Seen } from '../../src/live/seen';
import type { Step } from '../../src/protocol/messages';
import { Presenter } from '../../src/table/showing/presenter.svelte';
import { drawn } from '../pictures';

const BREATH = 400;
const SEATS = [
  { number: 1, side: 1, member: 1, yours: true },
  { number: 2, side: 2, member: 1 },
  { number: 3, side: 3, member: 1 },
];

function step(ply: number, seat: number, square: string, to: string): Step {
  return {
    ply,
    seat,
    side: seat,
    action: `${square}-${to}`,
    at: 0,
    spent: 0,
    effects: [{ kind: 'step', square, to }],
  };
}

const STEPS = [step(1, 1, 'c1', 'd1'), step(2, 2, 'b1', 'c1'), step(3, 3, 'a1', 'b1')];
const ROWS = ['Mee.', 'Me.e', 'M.ee', '.Mee'];

function view(ply: number, more: Partial<Seen> = {}): Seen {
  const board = { picture: drawn(ROWS[ply] ?? '') };
  return {
    table: 't',
    number: ply,
    ply,
    back: 0,
    seats: SEATS,
    steps: STEPS.slice(0, ply),
    board,
    ...more,
  } as unknown as Seen;
}

function following(away = false, breath = BREATH): Presenter {
  const presenter = new Presenter(
    () => breath,
    () => away,
  );
  presenter.follow(view(0), 1);
  return presenter;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins with what is there', () => {
  const presenter = following();
  expect(presenter.shown).toMatchObject({ ply: 0, effects: [] });
  expect(presenter.present).toBe(true);
});

it('shows one action after another, a breath after each was seen', () => {
  const presenter = following();
  presenter.follow(view(3), 1);
  expect(presenter.shown?.ply).toBe(1); // one's own at once
  vi.advanceTimersByTime(10 * BREATH);
  expect(presenter.shown?.ply).toBe(1); // not yet seen
  presenter.seen();
  expect(presenter.shown?.ply).toBe(1);
  vi.advanceTimersByTime(BREATH);
  expect(presenter.shown?.ply).toBe(2);
  expect(presenter.present).toBe(false);
  presenter.seen();
  vi.advanceTimersByTime(BREATH);
  expect(presenter.shown?.ply).toBe(3);
  expect(presenter.present).toBe(true);
});

it('says whose action is shown until all has been seen', () => {
  const presenter = following();
  expect(presenter.acting).toBe(null);
  presenter.follow(view(3), 1);
  expect(presenter.acting).toBe(2); // one's own is shown: the next is told
  presenter.seen();
  expect(presenter.acting).toBe(2);
  vi.advanceTimersByTime(BREATH);
  expect([presenter.shown?.ply, presenter.acting]).toEqual([2, 2]);
  presenter.seen();
  vi.advanceTimersByTime(BREATH);
  expect([presenter.present, presenter.settled, presenter.acting]).toEqual([true, false, 3]);
  presenter.seen();
  expect([presenter.settled, presenter.acting]).toEqual([true, null]);
});

it('says nobody acts after one jumped to the present, nor while only one’s own action is shown', () => {
  const presenter = following();
  presenter.follow(view(1), 1);
  expect([presenter.settled, presenter.acting]).toEqual([false, null]);
  presenter.follow(view(3), 1);
  presenter.skip();
  expect([presenter.settled, presenter.acting]).toEqual([true, null]);
});

it('goes to the present when somebody acts', () => {
  const presenter = following();
  presenter.follow(view(3), 1);
  presenter.skip();
  expect(presenter.shown).toMatchObject({ ply: 3, effects: [] });
  vi.advanceTimersByTime(10 * BREATH);
  expect(presenter.shown?.ply).toBe(3);
});

it('does not wait for a board that shows something else', () => {
  const presenter = following();
  presenter.follow(view(1), 1);
  presenter.skip(); // somebody looks at an earlier position
  expect(presenter.settled).toBe(true);
  presenter.follow(view(2), 1);
  vi.advanceTimersByTime(BREATH);
  expect(presenter.shown?.ply).toBe(2);
});

it('enacts nothing after a gap, a takeback, at another table, unseen or unwanted', () => {
  const gap = following();
  gap.follow(view(2), 2);
  const back = following();
  back.follow(view(2, { back: 1 }), 1);
  const other = following();
  other.follow(view(2, { table: 'u' }), 1);
  const away = following(true);
  away.follow(view(2), 1);
  const off = following(false, 0);
  off.follow(view(2), 1);
  for (const presenter of [gap, back, other, away, off]) {
    expect(presenter.shown).toMatchObject({ ply: 2, effects: [] });
  }
});

it('enacts nothing that does not lead to what is true', () => {
  const presenter = following();
  presenter.follow(view(1, { board: view(3).board }), 1);
  expect(presenter.shown).toMatchObject({ ply: 1, effects: [] });
});

it('a view without news changes nothing', () => {
  const presenter = following();
  const { shown } = presenter;
  presenter.follow(view(0), 1);
  expect(presenter.shown).toBe(shown);
});

it('jumps when too much is waiting', () => {
  const presenter = following();
  const many = Array.from({ length: 30 }, (_, index) =>
    index % 2 === 0 ? step(index + 1, 2, 'c1', 'd1') : step(index + 1, 2, 'd1', 'c1'),
  );
  presenter.follow(view(0, { ply: 30, steps: many }), 1);
  expect(presenter.shown).toMatchObject({ ply: 30, effects: [] });
});
