// The goal of a viewer, in words.

import { yourSides, type Seen } from '../../live/seen';
import { sayIn } from '../../words/words.svelte';
import { guidance } from './guidance.svelte';

/** The goal of the viewer's side; '' if the game names none. */
export function goalWords(view: Seen): string {
  const side = view.viewpoint ?? yourSides(view)[0] ?? 0;
  const goal = view.goals[side - 1];
  return goal ? sayIn(view.game)(goal.key, goal.details) : '';
}

const SENTENCE = /^.*?(?:\.(?=\s|$)|。)/;

/** Its first sentence, for newcomers. */
export function goalInShort(view: Seen): string {
  const goal = guidance.shown(view.game, view.table) ? goalWords(view) : '';
  return SENTENCE.exec(goal)?.[0] ?? goal;
}
