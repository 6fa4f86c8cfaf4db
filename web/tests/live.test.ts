// Which boards of running games are shown on the home page.

import { expect, it } from 'vitest';
import { bestOfEach } from '../src/home/live';
import type { Seat, TableBrief } from '../src/protocol/messages';

const seat = (number: number, who: string): Seat => ({
  number,
  side: number,
  member: 1,
  person: who.startsWith('level') ? null : { id: who, name: who, kind: 'member' },
  computer: who.startsWith('level') ? who : null,
});

const brief = (table: string, game: string, ...who: string[]): TableBrief => ({
  table,
  game,
  options: {},
  visibility: 'listed',
  status: 'playing',
  clock: null,
  seats: who.map((one, at) => seat(at + 1, one)),
  opened_at: 0,
  ply: 0,
  result: null,
  ended_at: null,
});

it('shows one game of each kind: of people, if there is one, and the newest', () => {
  const playing = [
    brief('a', 'draughts', 'Mai', 'level:3'),
    brief('b', 'draughts', 'Mai', 'Tuan'),
    brief('c', 'draughts', 'Lan', 'Kim'),
    brief('d', 'janken', 'Lan', 'level:1'),
  ];
  const { best, others } = bestOfEach(playing);
  expect(best.map(({ table }) => table)).toEqual(['b', 'd']);
  expect(others.map(({ table }) => table)).toEqual(['a', 'c']);
});

it('prefers high ratings among games of people', () => {
  const playing = [
    { ...brief('a', 'draughts', 'Mai', 'Tuan'), strength: 1500 },
    { ...brief('b', 'draughts', 'Lan', 'Kim'), strength: 1740 },
    { ...brief('c', 'draughts', 'Max', 'level:8'), strength: 2200 },
    brief('d', 'draughts', 'Ann', 'Ben'),
  ];
  expect(bestOfEach(playing).best.map(({ table }) => table)).toEqual(['b']);
});
