// Ratings as they are written: "1512", or "1512?" while they are provisional.

import type { Person, RatingInfo } from '../protocol/messages';
import { say } from '../words/words.svelte';

export const SPEEDS = ['blitz', 'rapid', 'days'] as const;
export type Speed = (typeof SPEEDS)[number];

export function isSpeed(word: string): word is Speed {
  return (SPEEDS as readonly string[]).includes(word);
}

/** "1512" or "1512?". */
export function ratingWords({ points, provisional }: RatingInfo): string {
  return say(provisional ? 'rating-provisional' : 'rating-points', { points: String(points) });
}

/** What stands beside a rating: how far off it may be. */
export function doubtWords({ doubt }: RatingInfo): string {
  return say('rating-doubt', { doubt });
}

/** Whether a person has a page: guests and deleted accounts have none. */
export function hasPage({ kind, name }: Person): boolean {
  return kind !== 'guest' && name !== '';
}
