// Whatever the page says, every language can say; and it says nothing that is not in the words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES as TOOL_LANGUAGES, words } from '../../tools/languages.mjs';
import { closestLanguage, LANGUAGES, preferredLanguage, type Language } from '../../src/words/languages';
import { catalogueOf } from '../../src/words/catalogue.mjs';
import { Vocabulary } from '../../src/words/vocabulary';
import { vocabularyOf } from './vocabulary';

const SOURCE = new URL('../../src/', import.meta.url);

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCE), 'utf-8') }));

// Keys that are put together while running, by their beginnings.
const BUILT = [
  'settings-',
  'theme-',
  'colours-',
  'pieces-',
  'destinations-',
  'notation-',
  'tell-',
  'see-',
  'clock-own-',
  'player-',
  'help-',
];
const BUILT_TOO = [
  'action-',
  'offer-',
  'archive-',
  'reason-',
  'verify-',
  'way-',
  'resign-',
  'seat-out-',
  'draw-',
  'avoid-',
];

describe('the words of the page', () => {
  it.each(LANGUAGES)('%s has every key that is said', (language) => {
    const vocabulary = vocabularyOf(language);
    const missing = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/\bsay\(\s*'([a-z-]+)'/g)]
        .map((match) => match[1] ?? '')
        .filter((key) => !vocabulary.has(key) && !vocabulary.has(key, 'sanguo'))
        .map((key) => `${name}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('nothing lies about unused', () => {
    const text = sources.map((source) => source.text).join('\n');
    const page = words('en')
      .common.split(/^#+ /m)
      .filter((section) => section.startsWith('The page'))
      .join('\n');
    const unused = [...page.matchAll(/^([a-z][a-z-]*) =/gm)]
      .map((match) => match[1] ?? '')
      .filter((key) => ![...BUILT, ...BUILT_TOO].some((start) => key.startsWith(start)))
      .filter((key) => !text.includes(`'${key}'`) && !text.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)('%s: whoever may stand in a list has no comma in their name', (language) => {
    const vocabulary = vocabularyOf(language);
    const joint = vocabulary.say('list-joint').trim();
    for (const player of ['random', 'level', 'perfect']) {
      expect(vocabulary.say(`player-${player}`, { level: 3 })).not.toContain(joint);
    }
  });

  it('the build knows the same languages', () => {
    expect(TOOL_LANGUAGES).toEqual([...LANGUAGES]);
  });

  it('fills in what it is given', () => {
    const vocabulary = new Vocabulary('en', {
      common: catalogueOf('seen = { $count ->\n    [one] One\n   *[other] { $count }\n}'),
      games: {},
    });
    expect(vocabulary.say('seen', { count: 1 })).toBe('One');
    expect(vocabulary.say('seen', { count: 3 })).toBe('3');
  });
});

const NUMBERS = [0, 1, 2, 3, 7, 1234];

/** What Fluent itself makes of a language's words, for a game. */
function fluent(language: Language, game: string): FluentBundle {
  const { common, games } = words(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(common));
  bundle.addResource(new FluentResource(games[game] ?? ''), { allowOverrides: true });
  return bundle;
}

/** Values for the variables that a message mentions: numbers, and each name that it tells apart. */
function* samples(text: string): Generator<Record<string, FluentVariable>> {
  const variables = [...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
  const names = [...text.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? '');
  for (const value of [...NUMBERS, ...names, '1', 'anything']) {
    yield Object.fromEntries(variables.map((name) => [name, value]));
  }
}

describe('the words in the form of the page', () => {
  it.each(LANGUAGES)('%s says what Fluent says', (language) => {
    const vocabulary = vocabularyOf(language);
    const { common, games } = words(language);
    for (const [game, own] of Object.entries(games)) {
      const bundle = fluent(language, game);
      for (const text of `${common}\n${own}`.split(/^(?=[a-z][\w-]* =)/m).slice(1)) {
        const key = text.split(' =')[0] ?? '';
        const pattern = bundle.getMessage(key)?.value;
        if (!pattern) throw new Error(`no ${key}`);
        for (const details of samples(text)) {
          const filled = bundle.formatPattern(pattern, details, []);
          if (!filled.includes('{')) expect(vocabulary.say(key, details, game), key).toBe(filled);
        }
      }
    }
  });
});

describe('languages', () => {
  it('are found by any tag', () => {
    expect(closestLanguage('zh-TW')).toBe('zh-Hant');
    expect(closestLanguage('zh-CN')).toBe('zh-Hans');
    expect(closestLanguage('vi-VN')).toBe('vi');
    expect(closestLanguage('de')).toBeNull();
  });

  it('follow the browser, first wish first', () => {
    expect(preferredLanguage(['de-DE', 'ja', 'en'])).toBe('ja');
    expect(preferredLanguage([])).toBe('en');
  });
});
