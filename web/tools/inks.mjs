// Writes src/look/inks.css and src/look/inks.json from the table in Python: each ink as variables
// for both themes, and which side or camp has which. Run before every build; not committed.
import { writeFileSync } from 'node:fs';
import { python } from './python.mjs';

const { palette, safe, games, camps, accents } = JSON.parse(python('-m', 'wuqi.server.protocol.inks'));

const PARTS = { fill: '', edge: '-edge', mark: '-mark', text: '-text' };

/** `--ink-blue`, `--ink-blue-text`; what is nobody's is `--ink-neutral`. */
function variables(inks) {
  return Object.entries(inks).flatMap(([name, ink]) =>
    Object.entries(PARTS).map(([part, ending]) => {
      const [light, dark] = ink[part];
      const colour = light === dark ? light : `light-dark(${light}, ${dark})`;
      return `  --ink-${name || 'neutral'}${ending}: ${colour};`;
    }),
  );
}

const usual = variables(palette);

const LOOK = new URL('../src/look/', import.meta.url);
const css = [
  '/* Made by tools/inks.mjs from src/wuqi/core/board/inks.py. */',
  ':root {',
  ...usual,
  '}',
  ":root[data-colours='safe'] {",
  ...variables(safe).filter((one) => !usual.includes(one)),
  '}',
];
writeFileSync(new URL('inks.css', LOOK), `${css.join('\n')}\n`);
writeFileSync(new URL('inks.json', LOOK), `${JSON.stringify({ games, camps, accents }, null, 1)}\n`);
