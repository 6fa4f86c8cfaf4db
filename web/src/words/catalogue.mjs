// Fluent catalogues in the form in which the page knows them: read while the page is built, so that
// nobody's browser has to. Those of games from other packages are read when they come.
import { FluentResource } from '@fluent/bundle';

/**
 * The messages and terms of a Fluent catalogue, by key; of several with one key, the last.
 * @param {string} text
 * @returns {import('./message').Catalogue}
 */
export function catalogueOf(text) {
  const found = new FluentResource(text).body.flatMap(({ id, value }) =>
    value ? [[id, message(value)]] : [],
  );
  return Object.fromEntries(found);
}

/**
 * @param {import('@fluent/bundle/esm/ast.js').Pattern} pattern
 * @returns {import('./message').Message}
 */
function message(pattern) {
  /** @type {import('./message').Part[]} */
  const parts = [];
  for (const one of typeof pattern === 'string' ? [pattern] : pattern) {
    const next = part(one);
    const last = parts.at(-1);
    if (typeof next === 'string' && typeof last === 'string') parts[parts.length - 1] = last + next;
    else parts.push(next);
  }
  return parts.every((one) => typeof one === 'string') ? parts.join('') : parts;
}

/**
 * @param {import('@fluent/bundle/esm/ast.js').PatternElement} element
 * @returns {import('./message').Part}
 */
function part(element) {
  if (typeof element === 'string') return element;
  if (element.type === 'str') return element.value;
  if (element.type === 'var') return [element.name];
  if (element.type === 'mesg' && !element.attr) return ['', element.name];
  if (element.type === 'term' && !element.attr && element.args.length === 0) return ['', `-${element.name}`];
  if (element.type !== 'select' || element.selector.type !== 'var') {
    throw new Error(`the page knows no Fluent such as ${JSON.stringify(element)}`);
  }
  const { selector, variants, star } = element;
  const others = variants.filter((_, index) => index !== star);
  const named = others.map(({ key, value }) => [key.value, message(value)]);
  return [selector.name, Object.fromEntries(named), message(variants[star]?.value ?? '')];
}
