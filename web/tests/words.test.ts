// Whatever the page says, every language can say; and it says nothing that is not in the words.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES as TOOL_LANGUAGES, words } from '../tools/languages.mjs';
import { closestLanguage, LANGUAGES, preferredLanguage } from '../src/words/languages';
import { Vocabulary } from '../src/words/vocabulary';

const SOURCE = new URL('../src/', import.meta.url);

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
    const vocabulary = new Vocabulary(language, words(language));
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
    const vocabulary = new Vocabulary(language, words(language));
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
      common: 'seen = { $count ->\n    [one] One\n   *[other] { $count }\n}',
      games: {},
    });
    expect(vocabulary.say('seen', { count: 1 })).toBe('One');
    expect(vocabulary.say('seen', { count: 3 })).toBe('3');
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
