// What touching a square risks: known from the server, for each action.

import type { PerilInfo } from '../../protocol/messages';
import { hasWord, say, sayIn } from '../../words/words.svelte';
import { following, type Choice, type Gesture } from '../touch/choosing';

/** Squares that lead to nothing but such actions. */
export function perilous(
  all: readonly Choice[],
  made: Gesture,
  perils: readonly PerilInfo[],
): Map<string, PerilInfo> {
  const known = new Map(perils.map((peril) => [peril.action, peril]));
  const found = new Map<string, PerilInfo>();
  const safe = new Set<string>();
  for (const { gesture, action } of following(all, made)) {
    const square = gesture[made.length]?.square;
    if (square === undefined) continue;
    const peril = known.get(action);
    if (peril) found.set(square, peril);
    else safe.add(square);
  }
  return new Map([...found].filter(([square]) => !safe.has(square)));
}

/** What is said below the board: about the marked squares, or about a threat that stands already. */
export function perilWords(
  marked: ReadonlyMap<string, PerilInfo>,
  perils: readonly PerilInfo[],
  actions: number,
  game: string,
): string {
  const [first] = marked.values();
  if (first) return say(`peril-${first.when}`, { reason: threatWords(game, first) });
  const next = perils.filter(({ when }) => when === 'next');
  const threat = next[0];
  if (!threat || 2 * next.length < actions) return '';
  return say('peril-threat', { reason: threatWords(game, threat) });
}

/** Why the game would be lost. A game that has no words for it gives the reason of its result. */
export function threatWords(game: string, { reason }: PerilInfo): string {
  const key = `threat-${reason}`;
  return sayIn(game)(hasWord(key, game) ? key : `reason-${reason}`);
}
