// Members of a team: whose a piece is, at a glance.

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/protocol/messages';
import { initialsOf } from '../../src/table/seats/initials';

const seat = (number: number, name: string, yours = false): Seat => ({
  number,
  side: 1,
  member: number,
  person: { id: name, name, kind: 'member' },
  yours,
});

const letters = (...names: string[]): string[] =>
  Object.values(initialsOf(names.map((name, at) => seat(at + 1, name)))).map(({ initial }) => initial);

describe('the letters on a piece', () => {
  it('are as few as tell people apart', () => {
    expect(letters('Mai', 'Tuan')).toEqual(['M', 'T']);
    expect(letters('Mai', 'Minh', 'Tuan')).toEqual(['Ma', 'Mi', 'T']);
  });

  it('are at most three', () => {
    expect(letters('Nguyen A', 'Nguyen B')).toEqual(['Ngu', 'Ngu']);
  });

  it('are not there where one person plays', () => {
    expect(letters('Mai', 'Mai')).toEqual([]);
  });

  it('say which are your own', () => {
    const signs = initialsOf([seat(1, 'Mai', true), seat(2, 'Tuan')]);
    expect(signs['1:1']?.own).toBe(true);
    expect(signs['1:2']?.own).toBe(false);
  });
});
