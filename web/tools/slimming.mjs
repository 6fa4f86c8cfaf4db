// What makes the built page smaller: code that it never runs is left out, and files that are always
// fetched together are one file.
import { filesOf, laterThan } from './reach.mjs';

// What Svelte has for others, by file: our page is not rendered by a server, so there is nothing to take
// over, and it has no elements of its own.
const LEFT_OUT = {
  'client/dom/hydration.js': [
    ['export let hydrating = false;', 'export const hydrating = false;'],
    ['hydrating = value;', ''],
  ],
  'client/dom/elements/custom-element.js': [["if (typeof HTMLElement === 'function')", 'if (false)']],
};

/** A Vite plugin: leaves out parts of Svelte that the page never runs. */
export function slimPlugin() {
  return {
    name: 'wuqi-slim',
    apply: 'build',
    transform(code, id) {
      const found = Object.entries(LEFT_OUT).find(([file]) => id.endsWith(`svelte/src/internal/${file}`));
      return found?.[1].reduce((text, [old, now]) => {
        if (!text.includes(old)) throw new Error(`${id} is not what it was`);
        return text.replace(old, now);
      }, code);
    },
  };
}

const PAGES = ['pages/Home.svelte', 'pages/table/Table.svelte'];

/** The files that are fetched together, for `output.codeSplitting`: of the frame of every page, of boards
    to look at, of people, of boards to play on, and of what else a table has in common with others. Many
    small files would take more, also in the list of files that every page has. */
export function groups() {
  const later = laterThan('main.ts');
  const [home, table] = PAGES.map((page) => filesOf(page));
  const company = filesOf('table/Chat.svelte');
  const others = later.filter((file) => !PAGES.includes(file)).flatMap((file) => [...filesOf(file)]);
  const entries = new Set(later.map((file) => [...filesOf(file)][0])); // they stay files of their own
  const both = (some, more) => new Set([...some].filter((file) => more.has(file) && !entries.has(file)));
  const files = {
    frame: filesOf('main.ts'),
    shown: filesOf('board/ShownBoard.svelte'),
    people: both(home, new Set([...table, ...company])),
    board: new Set([...filesOf('board/Board.svelte'), ...both(filesOf('learn/TryBoard.svelte'), table)]),
    beside: both(others, table),
  };
  const own = (id) => /\/games\/[^/]+\//.test(id) || id.endsWith('/main.ts'); // in files of their own
  return Object.entries(files).map(([name, found], index, all) => ({
    name,
    test: (id) => found.has(id.split('?')[0]) && !own(id),
    priority: all.length - index,
  }));
}
