// What lies face down, and where: docs/dealer.md, "The deck of Three Kingdoms dark chess".

import type { Deck } from '../../board/drawing';
import { keyOf } from '../beside';

const START = '????1????/????1????/9/????1????/????1???? 1';
const ALL = 'KAAEERRHHCCPPPPPkaaeerrhhccppppp';

/** The points of a board text as letters, rank 1 first; `.` where nothing stands. */
function ranks(board: string): string[] {
  return board
    .split('/')
    .map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))))
    .reverse();
}

/** The deck of a game that begins from a position; null: from its usual start. */
export function deckOf(start: string | null): Deck {
  const position = start ?? START;
  const [board = ''] = position.split(' ');
  const gone = [keyOf(position, 'taken') ?? '', keyOf(position, 'removed') ?? ''].join('');
  const seen = [...`${board}${gone}`];
  const cards = [...ALL].filter((letter) => {
    const at = seen.indexOf(letter);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
  const places = ranks(board).flatMap((row, index) =>
    [...row].flatMap((letter, file) =>
      letter === '?' ? [`flip ${'abcdefghi'[file] ?? ''}${index + 1}`] : [],
    ),
  );
  return { start: position, cards, places };
}
