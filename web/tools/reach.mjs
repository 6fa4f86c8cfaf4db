// Which files of src/ a page is made of, and which words they mention: so that a first visit fetches
// the words of its own page only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^;']*?\sfrom\s+)?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;
const PATTERN = /import\.meta\.glob[^(]*\(\s*'([^'*]+)\*([^'*]+)'/g; // the drawings of all games
const ENDINGS = ['', '.ts', '.svelte', '.svelte.ts'];

/** What a file imports at once, or by a pattern; and what it imports later, if that is wanted. */
function imports(file, later) {
  const text = readFileSync(file, 'utf-8');
  const from = (path) => join(dirname(file), path);
  const found = [...text.matchAll(IMPORT), ...(later ? text.matchAll(LATER) : [])];
  const named = found.flatMap(([, path]) =>
    ENDINGS.map((ending) => from(path + ending))
      .filter(isSource)
      .slice(0, 1),
  );
  const matched = [...text.matchAll(PATTERN)].flatMap(([, before, after]) =>
    readdirSync(from(before)).map((name) => from(before + name + after)),
  );
  return [...named, ...matched.filter(isSource)];
}

function isSource(path) {
  return /\.(ts|svelte)$/.test(path) && existsSync(path);
}

/** A file of src/ and all that comes with it, at once or also later. */
export function filesOf(start, later = false) {
  const found = new Set([join(SOURCE, start)]);
  for (const file of found) for (const one of imports(file, later)) found.add(one);
  return found;
}

/** The files that come later than a file of src/, by their names in there. */
export function laterThan(start) {
  const found = [...filesOf(start, true)].map((file) => [file, readFileSync(file, 'utf-8')]);
  const later = found.flatMap(([file, text]) =>
    [...text.matchAll(LATER)].map(([, path]) => relative(SOURCE, join(dirname(file), path))),
  );
  return [...new Set(later)]
    .map((name) => ENDINGS.map((ending) => name + ending).find((one) => isSource(join(SOURCE, one))))
    .filter(Boolean);
}

/** The keys that files mention: by name, or by a pattern such as `side-${side}`. */
export function mentioned(files, keys) {
  const known = new Set(keys);
  const found = new Set();
  for (const file of files) {
    const text = readFileSync(file, 'utf-8');
    for (const [, key] of text.matchAll(/['"]([a-z][\w-]*)['"]/g)) if (known.has(key)) found.add(key);
    for (const [, template] of text.matchAll(/`((?:[\w-]|\$\{[^`}]*\})+)`/g)) {
      const pattern = template.replace(/\$\{[^}]*\}/g, '[\\w-]+');
      if (pattern === template || !/[a-z]{2}/.test(template.replace(/\$\{[^}]*\}/g, ''))) continue;
      const key = new RegExp(`^${pattern}$`);
      for (const one of known) if (key.test(one)) found.add(one);
    }
  }
  return found;
}
