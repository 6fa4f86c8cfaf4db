// The lines that a console begins with.

import type { Begins } from '../../routing';

const SEPARATOR = ', '; // of arguments

/** A text as Python writes it: JSON's way is one of Python's ways. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Code that gives a position of a game; without a game, only what every session begins with. */
export function codeFor(game: string | null, { options, position }: Begins): string {
  if (!game) return 'import wuqi\nwuqi.names()';
  const plain = Object.keys(options).every((name) => /^[a-z_]+$/.test(name));
  const chosen = plain
    ? Object.entries(options).map(([name, value]) => `${name}=${quoted(value)}`)
    : [`**${JSON.stringify(options)}`]; // names that Python would not take as arguments
  const load = `game = wuqi.load(${[quoted(game), ...chosen].join(SEPARATOR)})`;
  const begin = position ? `position = game.read(${quoted(position)})` : 'position = game.start()';
  return ['import wuqi', load, begin, 'position'].join('\n');
}
