// How a game ended, in words.

import { beforeAll, expect, it, vi } from 'vitest';
import { resultWords } from '../../src/table/ending/result';
import { speak, wordsOfGame, wordsOfPage } from '../../src/words/words.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await Promise.all([
    wordsOfPage('replay'),
    ...['sanguo', 'musketeers', 'draughts', 'tamquan', 'janken'].map(wordsOfGame),
  ]);
  await speak('en');
});

it('says of one that it wins, of many that they win', () => {
  const won = (game: string): string[] => resultWords(game, { ranking: [[2], [1]], reason: '' });
  expect(won('janken')).toEqual(['Blue wins.']);
  expect(won('tamquan')).toEqual(['Blue wins.']);
  expect(won('draughts')).toEqual(['Green wins.']);
  expect(won('musketeers')).toEqual(['The enemies win.']);
});

it('says every place where there are more than two', () => {
  expect(resultWords('sanguo', { ranking: [[2], [1, 3]], reason: '' })).toEqual([
    'First: Player 2.',
    'Shared second place: Player 1, Player 3.',
  ]);
});
