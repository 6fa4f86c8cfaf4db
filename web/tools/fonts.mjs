// Writes src/look/fonts: the serif for names and headings, and the characters of the discs, each
// cut down to what is used, so that neither depends on the fonts of anybody's machine.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { book, games, words } from './languages.mjs';

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

// What stands in every language: the name of the site, and of the languages.
const ALWAYS = '五棋繁體中文简体日本語';
// Languages of other scripts have a few such characters in their texts, and share a font for them.
const OTHERS = ['en', 'vi'];
const SERIFS = {
  'zh-Hant': 'noto-serif-tc/files/noto-serif-tc-chinese-traditional-600-normal.woff2',
  'zh-Hans': 'noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2',
  ja: 'noto-serif-jp/files/noto-serif-jp-japanese-600-normal.woff2',
};

/**
 * Every CJK character that a language may set in the serif. Titles, names of sides, prompts and results
 * come from all over the catalogues, which have fewer than a thousand characters together: so all of
 * them, and those of the headings of the rule books.
 */
function headings(language) {
  const { common, games: ours } = words(language);
  const found = [common, ...Object.values(ours)];
  for (const game of games()) {
    found.push(...[...book(language, game).matchAll(HEADING)].map((match) => match[1]));
  }
  return cjk(ALWAYS + found.join(''));
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

mkdirSync(FOLDER, { recursive: true });
for (const [language, source] of Object.entries(SERIFS)) {
  await cut(source, headings(language), `serif-${language}`);
}
await cut(SERIFS['zh-Hant'], cjk(OTHERS.map(headings).join('')), 'serif-few');
for (const [slice, characters] of Object.entries(RARE)) {
  await cut(`noto-serif-tc/files/noto-serif-tc-${slice}-600-normal.woff2`, characters, `serif-rare-${slice}`);
}
for (const [name, { slice, characters }] of Object.entries(DISCS)) {
  await cut(`lxgw-wenkai-tc/files/lxgw-wenkai-tc-${slice}-700-normal.woff2`, characters, name);
}
for (const script of ['latin', 'latin-ext', 'vietnamese']) {
  const file = `source-serif-4-${script}-wght-normal.woff2`;
  const from = new URL(`@fontsource-variable/source-serif-4/files/${file}`, PACKAGES);
  writeFileSync(new URL(`serif-${script}.woff2`, FOLDER), readFileSync(from));
}
