import { expect, it } from 'vitest';
import { touch } from '../src/board/choosing';
import { told } from '../src/board/telling';
import { Vocabulary } from '../src/words/vocabulary';
import { words } from '../tools/languages.mjs';
import { drawn } from './pictures';

const english = new Vocabulary('en', words('en'));
const say = (game: string) => (key: string, details = {}) => english.say(key, details, game);

it('says who takes whom', () => {
  const sentences = told(
    drawn('.e', 'M.'),
    drawn('.M', '..'),
    [touch('a1'), touch('b2')],
    'musketeers',
    say('musketeers'),
  );
  expect(sentences).toEqual(['musketeer on a1 captures enemy on b2.']);
});

it('says where a piece goes', () => {
  const sentences = told(
    drawn('..', 'e.'),
    drawn('e.', '..'),
    [touch('a1'), touch('a2')],
    'musketeers',
    say('musketeers'),
  );
  expect(sentences).toEqual(['enemy moves from a1 to a2.']);
});

it('says what a flip shows', () => {
  const sentences = told(drawn('??'), drawn('K?'), [touch('a1')], 'sanguo', say('sanguo'));
  expect(sentences).toEqual(['Now on a1: red general.']);
});

it('says what has gone and what has come', () => {
  const sentences = told(drawn('Me'), drawn('M.'), null, 'musketeers', say('musketeers'));
  expect(sentences).toEqual(['enemy on b1 leaves the board.']);
});
