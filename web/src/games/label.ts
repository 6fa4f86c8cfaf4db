// What is written on the button of an action that is not done on the board.

import type { Board } from '../protocol/messages';
import { sayIn } from '../words/words.svelte';

/** The label of an action; what is expected now may have something to add, such as a number. */
export function buttonLabel(game: string, action: string, expected: Board['expected']): string {
  const [verb = '', ...rest] = action.split(' ');
  return sayIn(game)(`action-${verb}`, { ...expected?.details, what: rest.join(' ') });
}
