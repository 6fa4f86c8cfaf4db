// A Vite plugin: the words of each language in parts, so that a visitor fetches those of the page at
// hand. `virtual:words` has a loader for each part of each language:
//   frame        what is around every page, and the names of the games
//   home, table  what only these pages say
//   playing      what only parts of a table say that are fetched later
//   rest         everything else that is not of a game
//   games/NAME   the words of a game
import { catalogue, games, LANGUAGES, words } from './languages.mjs';
import { filesOf, mentioned } from './reach.mjs';

const START = 'main.ts';
const TABLE = 'pages/table/Table.svelte';
const PARTS = {
  home: () => filesOf('pages/Home.svelte', true),
  table: () => new Set([...filesOf(TABLE), ...filesOf('table/Chat.svelte')]), // onlookers read along
  playing: () => filesOf(TABLE, true),
};
const NAMES = /^(name|tagline|side-\d+|camp-.*)$/; // of each game, known everywhere
const GAME = 'games/';

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
  const pages = Object.entries(PARTS).map(([part, found]) => [part, found()]);
  const files = [['frame', filesOf(START)], ...pages];
  const said = files.map(([part, found]) => [part, mentioned(found, keys)]);
  return (key) => {
    if (key.startsWith('-')) return 'frame';
    const all = said.filter(([, mentions]) => mentions.has(key)).map(([part]) => part);
    const found = all.includes('table') ? all.filter((part) => part !== 'playing') : all;
    return found.length === 0 ? 'rest' : found.length === 1 ? found[0] : 'frame';
  };
}

/** The words of a language by part. */
export function partsOf(language) {
  const { common, games: ours } = words(language);
  const all = messages(common);
  const place = partOf([...all.keys()]);
  const parts = { frame: '', home: '', table: '', playing: '', rest: '' };
  for (const part of Object.keys(parts)) parts[part] = joined(all, (key) => place(key) === part);
  const own = Object.entries(ours).map(([game, text]) => [game, messages(text)]);
  // Texts of lessons are long and come from the server, with the lesson.
  const short = own.map(([game, found]) => [GAME + game, joined(found, (key) => !key.startsWith('lesson-'))]);
  const names = own.map(([game, found]) => [
    game,
    joined(found, (key) => NAMES.test(key) || key.startsWith('-')),
  ]);
  return { parts: { ...parts, ...Object.fromEntries(short) }, names: Object.fromEntries(names) };
}

const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;

/** A module with a loader for every part of every language. */
function index() {
  const parts = ['frame', ...Object.keys(PARTS), 'rest', ...games().map((game) => GAME + game)];
  const loaders = (language) =>
    parts.map((part) => `${JSON.stringify(part)}: () => import('${PREFIX}${language}/${part}')`);
  const each = LANGUAGES.map((one) => `${JSON.stringify(one)}: { ${loaders(one).join(', ')} }`);
  return `export default { ${each.join(', ')} };`;
}

export function wordsPlugin() {
  const made = new Map();
  return {
    name: 'wuqi-words',
    resolveId(id) {
      return id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, ...rest] = id.slice(PREFIX.length + 1).split('/');
      for (const game of [undefined, ...games()]) this.addWatchFile(catalogue(language, game).pathname);
      if (this.meta.watchMode || !made.has(language)) made.set(language, partsOf(language));
      const { parts, names } = made.get(language);
      const part = rest.join('/');
      const value = { text: parts[part], ...(part === 'frame' ? { names } : {}) };
      return `export default ${JSON.stringify(value)};`;
    },
  };
}
