// Writes src/look/fonts: the serif for names and headings, and the characters of the discs, each
// cut down to what is used, so that neither depends on the fonts of anybody's machine. The serif is cut
// into files that are tried one after another (look/fonts.css): the first has what most pages show.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { book, games, words } from './languages.mjs';
import { partsOf } from './words.mjs';

const FOLDER = new URL('../src/look/fonts/', import.meta.url);
const PACKAGES = new URL('../node_modules/', import.meta.url);
// The characters of the discs; two of them are rare enough to live in slices of their own.
const DISCS = {
  discs: { slice: 'chinese-traditional', characters: '帥仕相炮兵將士象車馬包卒' },
  'discs-chariot': { slice: '87', characters: '俥' },
  'discs-horse': { slice: '86', characters: '傌' },
};
// Characters of the serif that its main file for Traditional Chinese lacks, by slice: marks above all.
const RARE = { 86: '傌', 87: '俥', 117: '／简', 119: '；～', 122: '（）？！', 123: '，：' };
const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

const HEADING = /^#+ (.*)$/gm;
const TITLE = /^(?:title-[\w-]+|name) = (.*)$/gm;

// What stands in every language: the name of the site, and of the languages.
const NAME = '五棋';
const ALWAYS = `${NAME}繁體中文简体日本語`;
// Languages of other scripts have a few such characters in their texts, and share a font for them.
const OTHERS = ['en', 'vi'];
const SERIFS = {
  'zh-Hant': 'noto-serif-tc/files/noto-serif-tc-chinese-traditional-600-normal.woff2',
  'zh-Hans': 'noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
  ja: 'noto-serif-jp/files/noto-serif-jp-japanese-600-normal.woff2',
};

/**
 * The CJK characters that a language may set in the serif, by file. Titles and the names of the games come
 * first. Names of sides, prompts and results come from all over the catalogues, which have fewer than a
 * thousand characters together: so all of those that a table may show, and then all others.
 */
function slices(language) {
  const { common, games: ours } = words(language);
  const { parts } = partsOf(language);
  const texts = Object.values(ours);
  const titles = [parts.frame, parts.home, ...texts].flatMap((text) =>
    [...text.matchAll(TITLE)].map((match) => match[1]),
  );
  const table = Object.entries(parts).flatMap(([part, text]) => (part === 'rest' ? [] : [text]));
  const headings = games().flatMap((game) =>
    [...book(language, game).matchAll(HEADING)].map((one) => one[1]),
  );
  const first = cjk(ALWAYS + titles.join(''));
  const second = without(cjk(table.join('')), first);
  return {
    first,
    table: second,
    rest: without(cjk(common + texts.join('') + headings.join('')), first + second),
  };
}

function without(characters, others) {
  return [...characters].filter((one) => !others.includes(one)).join('');
}

/** The CJK characters of a text, each once. */
function cjk(text) {
  return [...new Set(text)]
    .filter((c) => CJK.test(c))
    .sort()
    .join('');
}

async function cut(source, characters, name) {
  const whole = readFileSync(new URL(`@fontsource/${source}`, PACKAGES));
  const target = new URL(`${name}.woff2`, FOLDER);
  writeFileSync(target, await subset(whole, characters, { targetFormat: 'woff2' }));
}

async function cutLatin(script, characters, name) {
  const file = `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-wght-normal.woff2`;
  const whole = readFileSync(new URL(file, PACKAGES));
  const how = { targetFormat: 'woff2', variationAxes: { wght: 600 } }; // as heavy as the Chinese serifs
  writeFileSync(new URL(`${name}.woff2`, FOLDER), await subset(whole, characters, how));
}

/** All characters from one to another. */
function range(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

mkdirSync(FOLDER, { recursive: true });
for (const [language, source] of Object.entries(SERIFS)) {
  for (const [part, characters] of Object.entries(slices(language))) {
    await cut(source, characters, `serif-${language}-${part}`);
  }
}
const few = OTHERS.flatMap((language) => Object.values(slices(language))).join('');
await cut(SERIFS['zh-Hant'], NAME, 'serif-mark');
await cut(SERIFS['zh-Hant'], without(cjk(few), NAME), 'serif-few');
for (const [slice, characters] of Object.entries(RARE)) {
  await cut(`noto-serif-tc/files/noto-serif-tc-${slice}-600-normal.woff2`, characters, `serif-rare-${slice}`);
}
for (const [name, { slice, characters }] of Object.entries(DISCS)) {
  await cut(`lxgw-wenkai-tc/files/lxgw-wenkai-tc-${slice}-700-normal.woff2`, characters, name);
}
// Latin: letters and marks of English with what the names of games have besides, then all others.
const PLAIN = range(0x20, 0x7e) + '‘’“”–—…×·';
const names = without(
  Object.values(words('en').games)
    .flatMap((text) => [...text.matchAll(TITLE)].map((one) => one[1]))
    .join(''),
  PLAIN,
);
await cutLatin('latin', PLAIN + names, 'serif-latin');
await cutLatin('vietnamese', names, 'serif-names');
await cutLatin(
  'latin',
  without(range(0xa0, 0xff) + range(0x2000, 0x2122), PLAIN + names),
  'serif-latin-more',
);
await cutLatin('latin-ext', range(0x100, 0x2ba) + range(0x1e00, 0x1e9f), 'serif-latin-ext');
await cutLatin('vietnamese', range(0x102, 0x329) + range(0x1ea0, 0x1ef9) + '\u20ab', 'serif-vietnamese');
