// Moves as this page shows them: in words and signs, or in notation for those who like that better.

import { cellAt } from '../board/picture';
import { drawingOf } from './all';
import type { Picture } from '../protocol/messages';
import { settings } from '../settings.svelte';
import { beside } from '../words/joining';
import { hasWord, sayIn } from '../words/words.svelte';
import type { Effect } from '../protocol/messages';
import { moveText } from '../moves/text';

const FIRST = /[a-z]?\d+/;

/** What is known of a move besides its text: what it did, or the board it is played on. */
export interface Known {
  readonly effects?: readonly Effect[] | undefined;
  readonly picture?: Picture | undefined;
}

/** As lists show it: in words, or as it is written in records. */
export function shownMove(game: string, action: string, known: Known = {}): string {
  return settings.notation === 'raw' ? action : moveWords(game, action, known);
}

/** "翻 c4 俥", "chariot 俥 c4×c7", "32–28": for buttons and sentences, whatever lists show. */
export function moveWords(game: string, action: string, known: Known = {}): string {
  const words = { say: sayIn(game), has: (key: string) => hasWord(key, game) };
  return moveText(action, known.effects ?? expected(action, known.picture), words, drawingOf(game));
}

/** Several moves in a row; only of the first it is known where it is played. */
export function shownMoves(game: string, actions: readonly string[], picture?: Picture): string {
  return beside(actions.map((action, index) => shownMove(game, action, index === 0 ? { picture } : {})));
}

/** Which piece would move, as far as the board tells. */
function expected(action: string, picture: Picture | undefined): Effect[] {
  const square = FIRST.exec(action)?.[0];
  const cell = picture && square ? cellAt(picture, square) : undefined;
  return cell?.piece
    ? [{ kind: 'step', square: square ?? '', piece: cell.piece, details: cell.details ?? {} }]
    : [];
}
