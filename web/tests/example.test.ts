// Which diagram of a rule book shows what an option changes.

import { expect, it } from 'vitest';
import { departures, showing } from '../src/new/example';
import type { DiagramInfo, GameInfo } from '../src/protocol/messages';

const option = (name: string, ...values: string[]): GameInfo['options'][number] => ({
  name,
  default: values[0] ?? '',
  values,
  lowest: null,
  highest: null,
  example: null,
  equal: false,
});

const info: GameInfo = {
  game: 'janken',
  sides: 2,
  seats: 2,
  options: [option('rolling', 'optional', 'forced'), option('last-stand', 'no', 'yes')],
  presets: {},
  teams: false,
  computers: [],
  formats: [],
  reasons: [],
  draws: true,
  newcomer_side: 1,
  setting_up: [],
  setups: {},
};

const diagram = (play: string, options: Readonly<Record<string, string>>): DiagramInfo => ({
  board: {
    position: '',
    mover: 1,
    actions: [],
    picture: { rows: [], columns: [], ranks: [], notes: [] },
    result: null,
    expected: null,
  },
  options,
  play: [play],
  refused: [],
});

const usual = diagram('usual', { rolling: 'optional', 'last-stand': 'no' });
const both = diagram('both', { rolling: 'forced', 'last-stand': 'yes' });
const stand = diagram('stand', { rolling: 'optional', 'last-stand': 'yes' });
const book = [usual, both, stand];

it('knows where a diagram departs from the usual rules', () => {
  expect(departures(info, usual)).toEqual([]);
  expect(departures(info, both)).toEqual(['rolling', 'last-stand']);
});

it('prefers what shows one thing only', () => {
  expect(showing(info, book, 'last-stand', 'yes')).toEqual([stand]);
  expect(showing(info, book, 'rolling', 'forced')).toEqual([both]);
});

it('shows nothing for the usual rules', () => {
  expect(showing(info, book, 'rolling', 'optional')).toEqual([]);
});
