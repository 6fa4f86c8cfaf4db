// What is written on the button of an action that is not done on the board.

import type { Board } from '../protocol/messages';
import { hasWord, sayIn } from '../words/words.svelte';

/** The label of an action. A game may have a fuller one for the button than for lists of moves;
    what is expected now may have something to add, such as a number. */
export function buttonLabel(game: string, action: string, expected: Board['expected']): string {
  const [verb = '', ...rest] = action.split(' ');
  const key = hasWord(`button-${verb}`, game) ? `button-${verb}` : `action-${verb}`;
  return sayIn(game)(key, { ...expected?.details, what: rest.join(' ') });
}
