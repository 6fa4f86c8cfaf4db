// Moves as lists show them, and which of them are marked.

import { beforeAll, describe, expect, it } from 'vitest';
import { drawingOf } from '../src/games/all';
import { loadBoards } from '../src/games/loading';
import type { Effect } from '../src/protocol/messages';
import { roundKind, roundOf } from '../src/moves/round';
import { moveText } from '../src/moves/text';
import { marksOf } from '../src/moves/trails';
import { LANGUAGES, type Language } from '../src/words/languages';
import { vocabularyOf } from './words/vocabulary';

beforeAll(loadBoards);

function text(language: Language, game: string, action: string, effects: readonly Effect[] = []): string {
  const vocabulary = vocabularyOf(language);
  const say = (key: string, details = {}): string => vocabulary.say(key, details, game);
  return moveText(action, effects, { say, has: (key) => vocabulary.has(key, game) }, drawingOf(game));
}

const chariot: Effect[] = [{ kind: 'step', square: 'c4', to: 'c7', piece: 'piece-red-chariot', side: 1 }];
const member: Effect[] = [
  { kind: 'step', square: 'b2', to: 'b3', piece: 'piece-1', side: 1, details: { member: 2 } },
];

describe('a move in a list', () => {
  it.each([
    ['zh-Hant', 'sanguo', 'flip c4=R', [], '翻 c4 俥'],
    ['en', 'sanguo', 'flip c4=R', [], 'Flip c4: chariot 俥'],
    ['zh-Hant', 'sanguo', 'c4xc7', chariot, '俥 c4×c7'],
    ['vi', 'sanguo', 'c4-c7', chariot, 'xe 俥 c4–c7'],
    ['en', 'sanguo', 'c4-c7', [], 'c4–c7'],
    ['en', 'sanguo', 'skip', [], 'Pass'],
    ['en', 'draughts', '32-28', [], '32–28'],
    ['en', 'draughts', '47x38x24', [], '47×38×24'],
    ['ja', 'musketeers', 'c3xc4', [], 'c3×c4'],
    ['en', 'tamquan', 'b2-b3', member, '(2) b2→b3'],
    ['en', 'tamquan', 'xc3', [], 'Capture c3'],
    ['en', 'tamquan', '@c3', [], 'Place on c3'],
    ['en', 'janken', 'b5~b4-c4', [], 'b5↷b4→c4'],
    ['en', 'janken', 'b5xb4,a4~a3', [], 'b5×b4, a4↷a3'],
    ['ja', 'janken', 'a6=RP', [], 'a6 グー／パー'],
  ] as const)('%s %s %s', (language, game, action, effects, expected) => {
    expect(text(language, game, action, effects)).toBe(expected);
  });

  it('is never notation, in any language', () => {
    const actions = {
      sanguo: ['flip c4', 'flip c4=R', 'skip', 'a1-a3', 'a1xb3'],
      draughts: ['32-28', '28x17', 'huff 33'],
      tamquan: ['zone 1', '@b2', 'xb3', 'b2-b3', 'done'],
      janken: ['a6=RP', 'b5~b4-c4', 'pass'],
      musketeers: ['c3xc4', 'b2-b1'],
    };
    for (const language of LANGUAGES) {
      for (const [game, all] of Object.entries(actions)) {
        for (const action of all) {
          expect(text(language, game, action), `${language} ${game} ${action}`).not.toMatch(
            /[=@~]|\dx|x[a-z]\d|\d-\w|flip [a-z]/,
          );
        }
      }
    }
  });
});

const by = (...sides: number[]) => sides.map((side) => ({ side, seat: side }));

describe('what is new to somebody', () => {
  it('is everything since their own last action', () => {
    expect(roundOf(by(1, 2, 3), [1], 3)).toEqual(by(2, 3));
    expect(roundOf(by(1, 2, 3, 3), [1], 3)).toEqual(by(2, 3, 3));
    expect(roundOf(by(2, 3), [1], 3)).toEqual(by(2, 3));
  });
  it('is their own turn while nobody has acted after it', () => {
    expect(roundOf(by(2, 1, 1), [1], 2)).toEqual(by(1, 1));
    expect(roundOf([], [1], 2)).toEqual([]);
  });
  it('is the last round for onlookers, and for who plays every side', () => {
    expect(roundOf(by(1, 2, 3, 1), [], 3)).toEqual(by(2, 3, 1));
    expect(roundOf(by(1, 2, 1, 1), [1, 2], 2)).toEqual(by(2, 1, 1));
  });
  it('is called by what it tells of', () => {
    expect(roundKind(by(1, 2, 3), [1], 3)).toBe('since');
    expect(roundKind(by(2, 1, 1), [1], 2)).toBe('own');
    expect(roundKind([], [1], 2)).toBe('everybody');
    expect(roundKind(by(1, 2), [], 2)).toBe('everybody');
    expect(roundKind(by(1, 2), [1, 2], 2)).toBe('everybody');
  });
});

it('marks ways and squares in the colour of who acted', () => {
  const { trails, spots } = marksOf([
    { side: 2, effects: [{ kind: 'take', square: 'c7', piece: 'p', side: 1 }, ...chariot] },
    { side: 3, effects: [{ kind: 'flip', square: 'a1', piece: 'p', side: 1 }] },
  ]);
  expect(trails).toEqual([{ side: 2, turn: 1, order: 1, squares: ['c4', 'c7'] }]);
  expect(spots).toEqual([
    { side: 2, turn: 1, square: 'c7', kind: 'take', left: false },
    { side: 3, turn: 2, square: 'a1', kind: 'flip', left: false },
  ]);
});

it('marks what an action does when it has been seen, and its way at once', () => {
  const flipped = { side: 2, effects: [{ kind: 'flip', square: 'c4', piece: 'p', side: 3 } as const] };
  const taking = {
    side: 3,
    effects: [{ kind: 'take', square: 'c7', piece: 'p', side: 1 } as const, ...chariot],
  };
  const during = marksOf([flipped, taking], true);
  expect(during.trails).toHaveLength(1);
  expect(during.numbered).toEqual([]);
  expect(during.spots.map(({ square }) => square)).toEqual(['c4']);
  const after = marksOf([flipped, taking]);
  expect(after.numbered).toEqual(after.trails);
  expect(after.spots.map(({ square, left }) => [square, left])).toEqual([
    ['c4', true],
    ['c7', false],
  ]);
});

describe('the order of ways', () => {
  const went = (side: number, square: string, to: string) => ({
    side,
    effects: [{ kind: 'step', square, to } as const],
  });
  const march = [went(1, 'a1', 'a2'), went(1, 'b1', 'b2')];
  const orders = (...steps: Parameters<typeof marksOf>[0]) => marksOf(steps).trails.map(({ order }) => order);

  it('is that of the steps of a march, within its turn: colours tell the turns apart', () => {
    expect(orders(...march)).toEqual([1, 2]);
    expect(orders(...march, went(2, 'c1', 'c2'))).toEqual([1, 2, 0]);
  });
  it('is that of the turns where each has one way', () => {
    expect(orders(went(2, 'a1', 'a2'), went(3, 'c1', 'c2'))).toEqual([1, 2]);
  });
  it('is not told where there is only one', () => {
    expect(orders(went(1, 'a1', 'a2'))).toEqual([0]);
  });
});
