import { touch } from '../../board/touch/choosing';
import type { Board, Cell } from '../../protocol/messages';
import { sayIn } from '../../words/words.svelte';
import { keyOf } from '../beside';
import type { Beside, Drawing, Options, SeatNote } from '../../board/drawing';
import { carried, never, plainAttempt, squaresInTurn } from '../stock';
import { deckOf } from './deck';
import Piece from './Piece.svelte';
import { campOf, countOf, FACES, pieceOfLetter } from './pieces';

/** The first piece of a player's camp, or a face-down one before they have a camp. */
function token(side: number, board: Board, options: Options): Cell {
  const camp = keyOf(board.position, 'camps')?.split(',')[side - 1];
  const piece = [...FACES.keys()].find((one) => campOf(one, options.split).endsWith(`-${camp}`));
  return { piece: piece ?? 'piece-hidden', side };
}

/** What each player has taken, as the position tells it: `taken=Rpp,-,-`. */
function captured(board: Board): Beside[] {
  const taken = keyOf(board.position, 'taken')?.split(',') ?? [];
  return taken.flatMap((letters, index) => {
    const counts = new Map<string, number>();
    for (const letter of letters) {
      const piece = pieceOfLetter(letter);
      if (piece) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
    return [...counts].map(([piece, count]) => ({
      side: index + 1,
      cell: { piece },
      count,
      name: sayIn('sanguo')(piece),
    }));
  });
}

/** What is still face down: the whole set, less what has been seen. */
function hidden(board: Board): Beside[] {
  const seen = new Map<string, number>();
  const see = (piece: string | undefined): void => {
    if (piece) seen.set(piece, (seen.get(piece) ?? 0) + 1);
  };
  for (const cell of board.picture.rows.flat()) see(cell.piece);
  const gone = [keyOf(board.position, 'taken'), keyOf(board.position, 'removed')].join('');
  for (const letter of gone) see(pieceOfLetter(letter));
  return [...FACES.keys()].flatMap((piece) => {
    const count = countOf(piece) - (seen.get(piece) ?? 0);
    return count > 0 ? [{ side: 0, cell: { piece }, count, name: sayIn('sanguo')(piece) }] : [];
  });
}

const NOTE = /^\D(\d)\D (\d+)[^=]*(?:= (-?\d+))?$/; // a player, what is left, a score

/** A player's camp, what is left of it and, where it counts, the score. */
function seatNote(side: number, board: Board): SeatNote | null {
  const say = sayIn('sanguo');
  for (const [key, text] of board.picture.notes) {
    const [, player, left = '', score] = NOTE.exec(text) ?? [];
    if (Number(player) !== side) continue;
    const rest = score ? say('seat-left-score', { left, score }) : say('seat-left', { left });
    return { key, name: say(key.replace('camp-', 'camp-short-')), text: rest };
  }
  return null;
}

const FLIP = /^flip ([a-i][1-5])/;

export const drawing: Drawing = {
  ground: 'points',
  Piece,
  choice: () => import('./Choice.svelte'),
  gestures: (action) => {
    const flipped = FLIP.exec(action)?.[1];
    return flipped ? [[touch(flipped)]] : squaresInTurn(action);
  },
  attempt: plainAttempt,
  preview: carried,
  atTop: never,
  token,
  beside: captured,
  hidden,
  seatNote,
  turns: 'over',
  discs: true,
  pieceOf: pieceOfLetter,
  deck: deckOf,
};
