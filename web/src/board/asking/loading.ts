// What asks which of several things a touch means, with its words.

import { wordsOf } from '../../words/words.svelte';

export async function choices() {
  const [found] = await Promise.all([import('./Choices.svelte'), wordsOf('playing')]);
  return found;
}
