// Why an action is not legal, asked away from any table.

import type { Tried } from '../protocol/messages';
import { wordsAfterwards } from '../words/words.svelte';
import { post, reasonOf, troubleIn } from './http';

export interface Question {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: string | null;
  readonly actions: readonly string[]; // the last one is the one in question
}

/** The reason in words; '' if the action is legal after all. */
export async function whyRefused(question: Question): Promise<string> {
  try {
    const { refused } = await post<Tried>('/try', question);
    if (refused) await wordsAfterwards(question.game);
    return refused ? reasonOf(refused) : '';
  } catch (error) {
    return troubleIn(error);
  }
}
