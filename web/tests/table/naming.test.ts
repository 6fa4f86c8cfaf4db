// Who sits where, in words.

import { beforeAll, expect, it, vi } from 'vitest';
import type { Seat } from '../../src/protocol/messages';
import { eachOnce } from '../../src/people/naming';
import { holdersOf } from '../../src/table/seats/naming';
import { speak, wordsOfGame, wordsOfPage } from '../../src/words/words.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await Promise.all([wordsOfPage('replay'), wordsOfGame('sanguo')]);
  await speak('en');
});

const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  number: 1,
  side: 1,
  member: 1,
  person: name ? { id: name, name, kind: 'guest' } : null,
  connected: true,
  ...more,
});

it('says of each who is you, who is away, who would give up', () => {
  const team = [
    seat('Anna', { yours: true, resigned: true }),
    seat('Ben', { connected: false }),
    seat('', { computer: 'level:3', connected: true }),
    seat(''),
  ];
  expect(holdersOf(team, true)).toBe(
    'Anna (you, wants to resign), Ben (away), Computer (level 3), empty seat',
  );
  expect(holdersOf(team)).toBe('Anna (you), Ben, Computer (level 3), empty seat');
});

it('says only to the team who would give up', () => {
  expect(holdersOf([seat('Anna', { resigned: true }), seat('Ben')], true)).toBe('Anna, Ben');
});

it('keeps a name that runs from right to left by itself', () => {
  expect(holdersOf([seat('نور'), seat('أحمد')], true)).toBe('\u2068نور\u2069, \u2068أحمد\u2069');
});

it('names everybody once', () => {
  expect(holdersOf(eachOnce([seat('Anna'), seat('Anna'), seat('Ben')]), true)).toBe('Anna, Ben');
});

it('calls guests without a name guests in the language of whoever reads it', async () => {
  const somebody = seat('4711');
  expect(holdersOf([somebody])).toBe('Guest 4711');
  await speak('vi');
  expect(holdersOf([somebody])).toBe('Khách 4711');
  await speak('en');
  const member: Seat = { ...somebody, person: { id: 'm', name: '4711', kind: 'member' } };
  expect(holdersOf([member])).toBe('4711');
});
