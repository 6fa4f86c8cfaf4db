// The ratings of people, shown beside their names; fetched for many at once, and cached for a
// while.

import { SvelteMap } from 'svelte/reactivity';
import { get } from '../live/http';
import { place } from '../live/place.svelte';
import type { Clock, PersonRating, RatingInfo } from '../protocol/messages';
import type { Speed } from './rating';

const FRESH_FOR = 60_000;
const MOST = 100; // that are asked for at once
const USUAL_MOVES = 40;
const BLITZ_BELOW = 600; // seconds for that many moves

/** A game at a speed: which ratings are meant. */
export interface Ladder {
  readonly game: string;
  readonly speed: Speed;
}

/** The ratings that belong to a table; null: it has no clock, and there are none. */
export function ladderOf(game: string, clock: Clock | null | undefined): Ladder | null {
  if (!clock) return null;
  if (clock.days) return { game, speed: 'days' };
  const seconds = (clock.base ?? 0) + USUAL_MOVES * (clock.increment ?? 0);
  return { game, speed: seconds < BLITZ_BELOW ? 'blitz' : 'rapid' };
}

const known = new SvelteMap<string, RatingInfo | null>();
const requestedAt = new Map<string, number>(); // when
const wanted = new Map<string, Set<string>>(); // by ladder, people
let scheduled = false;

const ladderKey = ({ game, speed }: Ladder): string => `${game}/${speed}`;

/** A person's rating, if it is known. */
export function standingOf(ladder: Ladder | null, person: string): RatingInfo | null {
  return (ladder && known.get(`${ladderKey(ladder)}/${person}`)) ?? null;
}

/** Fetches a person's rating. */
export function wantStanding(ladder: Ladder | null, person: string): void {
  if (!ladder || place.onDevice || !person) return;
  const ladderName = ladderKey(ladder);
  const key = `${ladderName}/${person}`;
  if (Date.now() - (requestedAt.get(key) ?? 0) < FRESH_FOR) return;
  requestedAt.set(key, Date.now());
  const people = wanted.get(ladderName) ?? new Set();
  wanted.set(ladderName, people.add(person));
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    for (const [name, ids] of wanted) void ask(name, [...ids]);
    wanted.clear();
  });
}

async function ask(ladder: string, people: readonly string[]): Promise<void> {
  for (let from = 0; from < people.length; from += MOST) {
    const some = people.slice(from, from + MOST);
    try {
      const query = new URLSearchParams(some.map((person) => ['people', person]));
      const found = await get<readonly PersonRating[]>(`/ratings/${ladder}?${query}`);
      for (const { person, rating } of found) known.set(`${ladder}/${person}`, rating);
    } catch {
      for (const person of some) requestedAt.delete(`${ladder}/${person}`); // the names are there without it
    }
  }
}
