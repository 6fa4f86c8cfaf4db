// What makes the built page smaller: code that it never runs is left out, and files that are always
// fetched together are one file.
import { filesOf } from './reach.mjs';

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

/** The files that are fetched together, for `output.codeSplitting`: of the frame of every page, of boards
    to look at, and of boards to play on. */
export function groups() {
  const starts = ['main.ts', 'board/ShownBoard.svelte', 'board/Board.svelte'];
  return ['frame', 'shown', 'board'].map((name, index) => {
    const files = filesOf(starts[index]);
    const own = (id) => /\/games\/[^/]+\//.test(id) || id.endsWith('/main.ts'); // in files of their own
    return { name, test: (id) => files.has(id.split('?')[0]) && !own(id), priority: starts.length - index };
  });
}
