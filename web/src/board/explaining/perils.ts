// What touching a square risks: known from the server, for each action.

import type { PerilInfo } from '../../protocol/messages';
import type { Say } from '../../words/vocabulary';
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
  say: Say,
): string {
  const [first] = marked.values();
  if (first) return say(`peril-${first.when}`, { reason: say(`reason-${first.reason}`) });
  const next = perils.filter(({ when }) => when === 'next');
  const threat = next[0];
  if (!threat || 2 * next.length < actions) return '';
  return say('peril-threat', { reason: say(`reason-${threat.reason}`) });
}
