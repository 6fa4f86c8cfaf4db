// Several words or sentences in one line. What stands between them belongs to the language.

import { say } from './words.svelte';

type Parts = readonly (string | null | undefined)[];

const joined = (parts: Parts, joint: string): string => parts.filter(Boolean).join(say(joint));

/** "Anna, Ben". */
export const listed = (names: Parts): string => joined(names, 'list-joint');

/** "10 min + 5 s · Custom rules": short facts about one thing. */
export const beside = (facts: Parts): string => joined(facts, 'part-joint');

/** Sentences one after another. */
export const spoken = (sentences: Parts): string => joined(sentences, 'sentence-joint');
