// Small pictures for tests, drawn as rows of letters.

import type { Cell, Picture } from '../src/protocol/messages';

/** `M` and `e` as on a board of musketeers; `.` is empty; rows from the top, files from a. */
export function drawn(...rows: string[]): Picture {
  const pieces: Record<string, Cell> = {
    M: { piece: 'piece-musketeer', lines: ['M'], side: 1 },
    e: { piece: 'piece-enemy', lines: ['•'], side: 2 },
    '?': { piece: 'piece-hidden', lines: ['?'], dim: true },
    K: { piece: 'piece-red-general', lines: ['帥'], side: 1 },
    '.': {},
  };
  return {
    rows: rows.map((row, down) =>
      [...row].map((letter, across) => ({
        ...pieces[letter],
        square: `${'abcdefghij'[across]}${rows.length - down}`,
      })),
    ),
    columns: [...'abcdefghij'].slice(0, rows[0]?.length),
    ranks: rows.map((_, down) => String(rows.length - down)),
    notes: [],
  };
}
