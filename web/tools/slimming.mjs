// What makes the built page smaller: code that it never runs is left out, and files that are always
// fetched together are one file.
import { filesOf, laterThan } from './reach.mjs';

// What Svelte has for others, by file: our page is not rendered by a server, so there is nothing to take
// over; it has no elements of its own, no `await` in components, nothing that shows what failed, no transitions, and
// no `style` beside `style:…`.
const LEFT_OUT = {
  'flags/index.js': [
    [/export let (\w+) = false;/g, 'export const $1 = false;'],
    [/\t\w+_mode_flag = \w+;/g, ''],
  ],
  'client/dom/hydration.js': [
    ['export let hydrating = false;', 'export const hydrating = false;'],
    ['hydrating = value;', ''],
  ],
  'client/dom/elements/custom-element.js': [["if (typeof HTMLElement === 'function')", 'if (false)']],
  'shared/attributes.js': [[/(function to_style[\s\S]*?)if \(value\) \{/, '$1if (false) {']],
  'client/dom/blocks/each.js': [
    ['var is_animated = (flags & EACH_IS_ANIMATED) !== 0;', 'const is_animated = false;'],
  ],
  'client/reactivity/effects.js': [
    ['var transitions = effect.nodes && effect.nodes.t;', 'var transitions = null;'],
    [/var t = effect\.nodes && effect\.nodes\.t;/g, 'var t = null;'],
  ],
  'client/reactivity/async.js': [
    ['var pending = blockers.filter((b) => !b.settled);', ''],
    [/if \(async\.length === 0 && pending\.length === 0\) \{(\s+fn\(deriveds\);\s+return;\s+)\}/, '$1'],
  ],
  'client/reactivity/batch.js': [
    [/this\.is_fork\b/g, 'false'],
    ['if (this.#is_deferred()) {', 'if (false) {'],
    ['if (!this.#is_deferred()) this.discard();', 'this.discard();'],
    [/this\.#deferred\?\.resolve\(\);/g, ''],
    ['this.#commit();', ''],
    ...methods('#is_deferred', '#is_skipped', '#commit', 'increment', 'decrement', 'settled'),
  ],
  'client/dom/blocks/boundary.js': [
    ['if (this.#pending_count > 0) {', 'if (false) {'],
    [/(\n\terror\(error\) \{\n)[\s\S]*?(\n\t\}\n)/, '$1throw error;$2'],
    [/#effect_pending_subscriber = createSubscriber\([\s\S]*?\n\t\}\);\n/, ''],
    ...methods('#hydrate_resolved_content', '#hydrate_failed_content', '#hydrate_pending_content'),
    ...methods('#create_reset', '#is_destroyed', '#run', '#handle_error'),
    ...methods('#update_pending_count', 'update_pending_count', 'get_effect_pending'),
  ],
};

/** What leaves out what methods of a class do. */
function methods(...names) {
  return names.map((name) => [
    new RegExp(`(\\n\\t${name}\\([^\\n]*\\) \\{)[\\s\\S]*?(\\n\\t\\}\\n)`),
    '$1$2',
  ]);
}

/** A Vite plugin: leaves out parts of Svelte that the page never runs. */
export function slimPlugin() {
  return {
    name: 'wuqi-slim',
    apply: 'build',
    transform(code, id) {
      const found = Object.entries(LEFT_OUT).find(([file]) => id.endsWith(`svelte/src/internal/${file}`));
      return found?.[1].reduce((text, [old, now]) => {
        const changed = text.replace(old, now);
        if (changed === text) throw new Error(`${id} is not what it was: ${old}`);
        return changed;
      }, code);
    },
  };
}

// Svelte's code for forms, which no table and not the home page has.
const FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(select|input)\.js$/;

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
    frame: new Set([
      ...filesOf('main.ts'),
      ...both(filesOf('board/ShownBoard.svelte'), table),
      ...both(home, new Set([...table, ...company])),
    ]),
    board: new Set([...filesOf('board/Board.svelte'), ...both(others, table)]),
  };
  const own = (id) => /\/games\/[^/]+\//.test(id) || id.endsWith('/main.ts'); // in files of their own
  const parts = Object.entries(files).map(([name, found], index, all) => ({
    name,
    test: (id) => found.has(id.split('?')[0]) && !own(id),
    priority: all.length - index,
  }));
  return [
    { name: 'forms', test: FORMS, priority: parts.length + 1, includeDependenciesRecursively: false },
    ...parts,
  ];
}

/** Whether a file is the frame's, which every page has already. */
export const isFrame = (file) => /\/(frame|index)-[^/]*\.js$/.test(file);
