import { describe, expect, it } from 'vitest';
import { choices, nextTouches, outcome, touch } from '../../src/board/touch/choosing';
import { drawing as draughts } from '../../src/games/draughts/drawing';
import { drawing as janken } from '../../src/games/janken/drawing';
import { drawing as musketeers } from '../../src/games/musketeers/drawing';
import { drawing as sanguo } from '../../src/games/sanguo/drawing';
import { drawing as tamquan } from '../../src/games/tamquan/drawing';
import { drawn } from '../pictures';

const empty = drawn('..', '..');

function of(drawing: typeof musketeers, ...actions: string[]) {
  return choices(actions, (action) => drawing.gestures(action, empty));
}

describe('touching squares', () => {
  it('offers the squares from which something starts, then where it can go', () => {
    const all = of(musketeers, 'c3xc4', 'c3xb3', 'e5xe4');
    expect([...nextTouches(all, []).keys()]).toEqual(['c3', 'e5']);
    expect([...nextTouches(all, [touch('c3')]).keys()]).toEqual(['c4', 'b3']);
    expect(outcome(all, [touch('c3'), touch('c4')]).settled).toBe('c3xc4');
  });

  it('does not play before a destination is touched, even if there is only one', () => {
    const all = of(musketeers, 'c3xc4');
    expect(outcome(all, [touch('c3')]).settled).toBeNull();
  });

  it('flips at the first touch', () => {
    const all = of(sanguo, 'flip a1', 'b2-b3');
    expect(outcome(all, [touch('a1')]).settled).toBe('flip a1');
    expect(of(sanguo, 'skip')).toEqual([]);
  });
});

describe('draughts', () => {
  it('asks for the squares in between where captures are ambiguous', () => {
    const all = of(draughts, '47x38x24x13x36', '47x33x24x13x36', '32-28');
    expect([...nextTouches(all, [touch('47')]).keys()]).toEqual(['38', '33']);
    expect(outcome(all, [touch('47'), touch('33')]).settled).toBe('47x33x24x13x36');
  });

  it('huffs by touching the piece', () => {
    const all = of(draughts, 'huff 33', '20-24');
    expect(outcome(all, [touch('33')]).settled).toBe('huff 33');
  });
});

describe('tamquan', () => {
  it('takes a zone by any of its squares', () => {
    const zones = drawn('..', '..');
    const rows = zones.rows.map((row, down) => row.map((cell) => ({ ...cell, shade: 3 - down })));
    const all = choices(['zone 1', 'zone 2'], (action) => tamquan.gestures(action, { ...zones, rows }));
    expect(outcome(all, [touch('b1')]).settled).toBe('zone 1');
    expect(outcome(all, [touch('a2')]).settled).toBe('zone 2');
  });

  it('has buttons for what has no square', () => {
    expect(tamquan.gestures('done', empty)).toEqual([]);
    expect(tamquan.gestures('@b2', empty)).toEqual([[touch('b2')]]);
  });
});

describe('janken', () => {
  const all = of(janken, 'b5~b4-c4', 'b5~b4~c4', 'b5-b4-c4', 'b5-b4xb3', 'b5xb6');

  it('offers sliding and rolling to the same square', () => {
    expect(nextTouches(all, [touch('b5')])).toEqual(
      new Map([
        ['b4', ['~', '-']],
        ['b6', ['x']],
      ]),
    );
  });

  it('never completes a turn in which something is left to choose', () => {
    expect(outcome(all, [touch('b5'), touch('b4', '~')]).settled).toBeNull();
    expect(outcome(all, [touch('b5'), touch('b6', 'x')]).settled).toBe('b5xb6');
  });

  it('lets two cubes act in turn', () => {
    const two = of(janken, 'b5~b4,a4~a3', 'b5~b4~c4');
    const made = [touch('b5'), touch('b4', '~')];
    expect([...nextTouches(two, made).keys()]).toEqual(['a4', 'c4']);
    expect(outcome(two, [...made, touch('a4')]).settled).toBeNull();
  });

  it('asks which way up a cube is placed', () => {
    const placing = of(janken, 'a6=RP', 'a6=RS', 'c6=RP');
    expect(nextTouches(placing, []).get('a6')).toEqual(['RP', 'RS']);
  });
});
