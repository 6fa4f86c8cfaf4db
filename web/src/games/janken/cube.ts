// A cube as it lies: what is on top and what faces north and south; opposite faces are alike, so
// what faces east and west is the third kind. Rolling is geometry, not rules.

import type { Place } from '../../board/picture';
import type { Cell } from '../../protocol/messages';

export const KINDS = ['rock', 'paper', 'scissors'] as const;
export type Kind = (typeof KINDS)[number];

export interface Cube {
  readonly top: Kind;
  readonly northSouth: Kind;
  readonly eastWest: Kind;
}

const BY_LETTER: Readonly<Record<string, Kind>> = { R: 'rock', P: 'paper', S: 'scissors' };
const LETTER: Readonly<Record<Kind, string>> = { rock: 'R', paper: 'P', scissors: 'S' };

function third(one: Kind, other: Kind): Kind {
  return KINDS.find((kind) => kind !== one && kind !== other) ?? one;
}

function lying(top: Kind, northSouth: Kind): Cube {
  return { top, northSouth, eastWest: third(top, northSouth) };
}

function isKind(word: string | undefined): word is Kind {
  return KINDS.some((kind) => kind === word);
}

/** The cube a cell shows, by its word `piece-rock-paper`: top, then north and south. */
export function cubeOf(cell: Cell): Cube | null {
  const [, top, northSouth] = (cell.piece ?? '').split('-');
  return isKind(top) && isKind(northSouth) ? lying(top, northSouth) : null;
}

/** The cube of two letters as in `a6=RP`. */
export function cubeIn(letters: string): Cube | null {
  const top = BY_LETTER[letters[0] ?? ''];
  const northSouth = BY_LETTER[letters[1] ?? ''];
  return top && northSouth ? lying(top, northSouth) : null;
}

/** A cell that shows a cube. */
export function shows(cell: Cell, cube: Cube): Cell {
  return {
    ...cell,
    piece: `piece-${cube.top}-${cube.northSouth}`,
    lines: [LETTER[cube.top] + LETTER[cube.northSouth]],
  };
}

/** The cube after rolling from one place to a neighbouring one. */
export function rolled(cube: Cube, from: Place, to: Place): Cube {
  return from.column === to.column ? lying(cube.northSouth, cube.top) : lying(cube.eastWest, cube.northSouth);
}
