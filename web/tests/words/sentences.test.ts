// What happened, in sentences: natural in English, and complete in every language.

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Effect } from '../../src/protocol/messages';
import { sentences, type Happened } from '../../src/moves/sentences';
import { LANGUAGES, type Language } from '../../src/words/languages';
import type { Vocabulary } from '../../src/words/vocabulary';
import { vocabularyOf } from './vocabulary';

const vocabularies = new Map<Language, Vocabulary>();

function said(
  game: string,
  steps: readonly Happened[],
  yours: readonly number[] = [1],
  language: Language = 'en',
): string[] {
  const vocabulary = vocabularies.get(language) ?? vocabularyOf(language);
  vocabularies.set(language, vocabulary);
  return sentences(steps, { say: (key, details = {}) => vocabulary.say(key, details, game), yours });
}

function by(side: number, action: string | null, ...effects: Effect[]): Happened {
  return { side, action, effects };
}

const take = (square: string, piece: string, side: number, details = {}): Effect => ({
  kind: 'take',
  square,
  piece,
  side,
  details,
});
const step = (square: string, to: string, piece: string, side: number, details = {}): Effect => ({
  kind: 'step',
  square,
  to,
  piece,
  side,
  details,
});

const RED_CHARIOT = 'piece-red-chariot';
const EXAMPLES: readonly (readonly [string, Happened[], string[]])[] = [
  [
    'sanguo',
    [by(2, 'c4-c5', step('c4', 'c5', 'piece-black-horse', 2))],
    ['Player 2’s black horse 馬 moved from c4 to c5.'],
  ],
  [
    'sanguo',
    [by(2, 'c4xc5', take('c5', RED_CHARIOT, 1), step('c4', 'c5', 'piece-black-horse', 2))],
    ['Player 2’s black horse 馬 from c4 captured your red chariot 俥 on c5.'],
  ],
  [
    'sanguo',
    [
      by(1, 'c4xc5', step('c4', 'c5', RED_CHARIOT, 1), take('c5', 'piece-black-horse', 2), {
        kind: 'out',
        side: 2,
      }),
    ],
    ['Your red chariot 俥 on c4 captured Player 2’s black horse 馬 on c5.', 'Player 2 is out of the game.'],
  ],
  [
    'sanguo',
    [by(3, 'flip c4=R', { kind: 'flip', square: 'c4', piece: RED_CHARIOT, side: 1 })],
    ['Player 3 flipped c4: your red chariot 俥.'],
  ],
  [
    'sanguo',
    [
      by(
        2,
        'flip c4=R',
        { kind: 'flip', square: 'c4', piece: RED_CHARIOT, side: 2 },
        { kind: 'camp', side: 2, piece: 'camp-generals-2' },
      ),
    ],
    [
      'Player 2 flipped c4: Player 2’s red chariot 俥.',
      'Player 2 now leads: The red officers (仕相俥傌炮, 10 pieces).',
    ],
  ],
  [
    'sanguo',
    [
      by(
        2,
        'c4xc5',
        take('c5', RED_CHARIOT, 1),
        step('c4', 'c5', 'piece-black-horse', 2),
        { kind: 'recall', side: 2 },
        { kind: 'remove', square: 'c5', piece: 'piece-black-horse', side: 2 },
      ),
    ],
    [
      'Player 2’s black horse 馬 from c4 captured your red chariot 俥 on c5.',
      'Player 2’s army was recalled and left the board.',
    ],
  ],
  [
    'sanguo',
    [
      by(
        1,
        'flip c4=R',
        { kind: 'flip', square: 'c4', piece: RED_CHARIOT },
        { kind: 'remove', square: 'c4', piece: RED_CHARIOT },
      ),
    ],
    ['You flipped c4: red chariot 俥.', 'Red chariot 俥 on c4 left the board.'],
  ],
  ['sanguo', [by(3, 'skip')], ['Player 3 had to pass.']],
  [
    'musketeers',
    [by(1, 'c3xc4', take('c4', 'piece-enemy', 2), step('c3', 'c4', 'piece-musketeer', 1))],
    ['The musketeer on c3 captured the enemy on c4.'],
  ],
  ['musketeers', [by(2, 'b2-b1', step('b2', 'b1', 'piece-enemy', 2))], ['The enemy moved from b2 to b1.']],
  [
    'draughts',
    [
      by(
        1,
        '32x14',
        step('32', '23', 'piece-1-man', 1),
        step('23', '14', 'piece-1-man', 1),
        take('28', 'piece-2-man', 2),
        take('19', 'piece-2-man', 2),
      ),
    ],
    ['Your man jumped from 32 to 14 and captured 2 pieces.'],
  ],
  [
    'draughts',
    [by(2, '19x28', step('19', '28', 'piece-2-man', 2), take('23', 'piece-1-man', 1))],
    ['Green’s man captured your man on 23, jumping from 19 to 28.'],
  ],
  [
    'draughts',
    [
      by(1, '7-1', step('7', '1', 'piece-1-man', 1), {
        kind: 'crown',
        square: '1',
        piece: 'piece-1-king',
        side: 1,
      }),
    ],
    ['Your man moved from 7 to 1.', 'It was crowned on 1.'],
  ],
  [
    'draughts',
    [by(2, 'huff 33', { kind: 'huff', square: '33', piece: 'piece-1-man', side: 1 })],
    ['Green huffed your man on 33.'],
  ],
  ['tamquan', [by(2, 'zone 1', { kind: 'zone', side: 2, details: { zone: 1 } })], ['Blue chose zone 1.']],
  [
    'tamquan',
    [by(2, '@b2', { kind: 'place', square: 'b2', piece: 'piece-2', side: 2, details: { member: 1 } })],
    ['Blue placed piece 1 on b2.'],
  ],
  [
    'tamquan',
    [1, 2, 3].map((member) => by(2, 'x', step(`b${member}`, `c${member}`, 'piece-2-marched', 2, { member }))),
    ['Blue marched: (1) b1→c1, (2) b2→c2, (3) b3→c3.'],
  ],
  ['tamquan', [by(2, 'xc3', take('c3', 'piece-1', 1, { member: 2 }))], ['Blue captured your piece 2 on c3.']],
  ['tamquan', [by(2, 'done')], ['Blue stopped capturing.']],
  ['tamquan', [by(2, null)], ['Blue acted in secret.']],
  [
    'janken',
    [by(2, 'f1=RP', { kind: 'place', square: 'f1', piece: 'piece-rock-paper', side: 2 })],
    ['Blue placed a cube on f1, rock on top.'],
  ],
  [
    'janken',
    [
      by(
        2,
        'b5~b4xc4',
        { kind: 'roll', square: 'b5', to: 'b4', piece: 'piece-paper-rock', side: 2 },
        take('c4', 'piece-rock-paper', 1),
        step('b4', 'c4', 'piece-paper-rock', 2),
      ),
    ],
    ['Blue’s cube on b5 rolled to b4 (paper on top) and captured your rock on c4.'],
  ],
  [
    'janken',
    [
      by(
        2,
        'b5~b4,a4~a3',
        { kind: 'roll', square: 'b5', to: 'b4', piece: 'piece-paper-rock', side: 2 },
        { kind: 'roll', square: 'a4', to: 'a3', piece: 'piece-rock-paper', side: 2 },
      ),
    ],
    ['Blue’s cube on b5 rolled to b4 (paper on top).', 'Blue’s cube on a4 rolled to a3 (rock on top).'],
  ],
  ['janken', [by(1, 'pass')], ['You had to pass.']],
];

describe('what happened, in sentences', () => {
  const complaints = vi.spyOn(console, 'error');
  afterEach(() => complaints.mockClear());

  it.each(EXAMPLES)('%s %#', (game, steps, expected) => {
    expect(said(game, steps)).toEqual(expected);
  });

  it.each(LANGUAGES)('%s lacks no word and no variable', (language) => {
    for (const yours of [[], [1], [2]]) {
      for (const [game, steps, expected] of EXAMPLES) {
        const found = said(game, steps, yours, language);
        expect(found).toHaveLength(expected.length);
        expect(found.join('')).not.toMatch(/[{}$]|undefined|tell-|noun-|[，。：] | {2}/);
        if (language !== 'en' && language !== 'vi') expect(found.join('')).not.toMatch(/[.,]$/);
      }
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  it('calls by "you" in every language', () => {
    const taken = [by(2, 'c4xc5', take('c5', RED_CHARIOT, 1), step('c4', 'c5', 'piece-black-horse', 2))];
    const you = { en: 'your', 'zh-Hant': '你的紅俥', 'zh-Hans': '你的红车', vi: 'của bạn', ja: 'あなたの' };
    for (const language of LANGUAGES)
      expect(said('sanguo', taken, [1], language)[0]).toContain(you[language]);
  });
});
