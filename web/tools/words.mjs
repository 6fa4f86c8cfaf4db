// A Vite plugin: the words of each language in parts, so that a visitor fetches those of the page at
// hand. `virtual:words` has a loader for each part of each language:
//   frame        what is around every page, and the names of the games
//   home, table  what only these pages say
//   own, before  what a table says only to those who play, or before the start
//   calling      what the header says to those who have games
//   playing      what only other parts of a table say that are fetched later, and refusals
//   rest         everything else that is not of a game
//   games/NAME   what a table says of a game
//   more/NAME    what else is said of it
import { createHash } from 'node:crypto';
import { catalogueOf } from '../src/words/catalogue.mjs';
import { catalogue, games, LANGUAGES, words as allWords } from './languages.mjs';
import { filesOf, mentioned } from './reach.mjs';

const START = 'main.ts';
const TABLE = 'pages/table/Table.svelte';
const PARTS = {
  home: () => filesOf('pages/Home.svelte', true),
  table: () => new Set([...filesOf(TABLE), ...filesOf('table/Chat.svelte')]), // onlookers read along
  own: () => new Set([...filesOf('pages/table/own.ts'), ...filesOf('pages/table/computers.ts')]),
  before: () =>
    new Set(['Before', 'Awaiting', 'Waiting'].flatMap((one) => [...filesOf(`table/waiting/${one}.svelte`)])),
  calling: () => filesOf('table/calling/calling.ts'),
  playing: () => filesOf(TABLE, true),
};
// What files of the first sight mention, but nobody reads then: refusals, and how a game ended.
const REFUSALS =
  /^(game|option|preset|player)-(unknown|none|bad-value|twice)$|^name-no-letter$|^person-delete-/;
const AFTERWARDS =
  /^(action-(malformed|ambiguous|game-over|not-.*|tells-chance)|stale|(reason|result|ending|ranking|value|verify)-.*)$/;
const LATER = /^(why|position|reason|option|moves|pdn|note)-|^credit$/; // of a game
const NAMES = /^(name|tagline|side-\d+|camp-.*)$/; // of each game, known everywhere
const GAME = 'games/';
const MORE = 'more/';

/** The messages and terms of a catalogue by key, without comments. */
function messages(text) {
  const plain = text.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');
  const each = plain.split(/^(?=-?[a-z][\w-]* =)/m).map((one) => [one.split(' =')[0].trim(), one.trimEnd()]);
  return new Map(each.filter(([key]) => key));
}

function joined(messages, wanted) {
  return [...messages].flatMap(([key, text]) => (wanted(key) ? [text] : [])).join('\n');
}

/** Which part a common word belongs to. What two pages say is in the frame, and terms, which any may use. */
export function partOf(keys) {
  const said = Object.entries({ frame: () => filesOf(START), ...PARTS }).map(([part, files]) => [
    part,
    mentioned(files(), keys),
  ]);
  return (key) => {
    if (key.startsWith('-')) return 'frame';
    const all = new Set(said.flatMap(([part, mentions]) => (mentions.has(key) ? [part] : [])));
    if (all.size > 0 && REFUSALS.test(key)) return 'rest';
    if (all.size > 0 && AFTERWARDS.test(key)) return 'playing';
    if (all.has('calling') && ['table', 'own', 'before'].some((part) => all.has(part))) return 'frame';
    if (all.has('frame') || (all.has('home') && all.size > 1)) return 'frame';
    if (all.has('table') || (all.has('own') && all.has('before'))) return 'table';
    return ['home', 'own', 'before', 'calling', 'playing'].find((part) => all.has(part)) ?? 'rest';
  };
}

/** The words of a language by part. */
export function partsOf(language) {
  const { common, games: ours } = allWords(language);
  const all = messages(common);
  const place = partOf([...all.keys()]);
  const each = ['frame', ...Object.keys(PARTS), 'rest'];
  const parts = each.map((part) => [part, joined(all, (key) => place(key) === part)]);
  const own = Object.entries(ours).map(([game, text]) => [game, messages(text)]);
  // Texts of lessons are long and come from the server, with the lesson.
  const short = own.flatMap(([game, found]) => [
    [GAME + game, joined(found, (key) => !key.startsWith('lesson-') && !LATER.test(key))],
    [MORE + game, joined(found, (key) => LATER.test(key))],
  ]);
  const names = own.map(([game, found]) => [
    game,
    joined(found, (key) => NAMES.test(key) || key.startsWith('-')),
  ]);
  return { parts: Object.fromEntries([...parts, ...short]), names: Object.fromEntries(names) };
}

const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;
const PLACE = 'assets/words'; // of the files, beside those of the page

/** What a file of words says, by part. */
function contents(language) {
  const { parts, names } = partsOf(language);
  const of = (texts) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, catalogueOf(text)]));
  const value = (part, words) => ({ words, ...(part === 'frame' ? { names: of(names) } : {}) });
  const each = Object.entries(of(parts)).map(([part, words]) => [part, JSON.stringify(value(part, words))]);
  return new Map(each.map(([part, text]) => [part, `export default ${text};`]));
}

const named = (language, digest, part) => `${language}-${digest}-${part}.js`;

/** While the page is developed: a module with a loader for every part of every language. */
function everyLoader() {
  const loaders = (language) =>
    [...contents(language).keys()].map((part) => `'${part}': () => import('${PREFIX}${language}/${part}')`);
  const each = LANGUAGES.map((one) => `'${one}': { ${loaders(one).join(', ')} }`);
  return `const LOADERS = { ${each.join(', ')} }; export default (language, part) => LOADERS[language]?.[part]?.();`;
}

export function wordsPlugin() {
  const made = new Map();
  let built = false;
  const words = (language, again = false) => {
    if (again || !made.has(language)) made.set(language, contents(language));
    return made.get(language);
  };
  const digest = (language) =>
    createHash('sha256')
      .update([...words(language).values()].join())
      .digest('hex')
      .slice(0, 8);

  /** In the built page files are known by name: to list them all would be long. */
  function byName() {
    const digests = Object.fromEntries(LANGUAGES.map((one) => [one, digest(one)]));
    const name = named('${language}', '${DIGESTS[language]}', "${part.replace('/', '-')}");
    return `const DIGESTS = ${JSON.stringify(digests)}, PARTS = ${JSON.stringify([...words(LANGUAGES[0]).keys()])};
      export default (language, part) =>
        PARTS.includes(part) ? import(/* @vite-ignore */ \`./words/${name}\`) : undefined;`;
  }

  return {
    name: 'wuqi-words',
    configResolved(config) {
      built = config.command === 'build';
    },
    resolveId(id) {
      return id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) return built ? byName() : everyLoader();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, ...rest] = id.slice(PREFIX.length + 1).split('/');
      for (const game of [undefined, ...games()]) this.addWatchFile(catalogue(language, game).pathname);
      return words(language, this.meta.watchMode).get(rest.join('/'));
    },
    generateBundle() {
      for (const language of LANGUAGES) {
        for (const [part, source] of words(language)) {
          const fileName = `${PLACE}/${named(language, digest(language), part.replace('/', '-'))}`;
          this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  };
}
