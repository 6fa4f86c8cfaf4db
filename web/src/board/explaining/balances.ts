// What would fall after each step of a held piece, and what the signs at its targets mean.

import type { Outlook } from '../../protocol/messages';
import { beside } from '../../words/joining';
import { sayIn } from '../../words/words.svelte';
import { following } from '../touch/choosing';
import type { Selection } from '../touch/selection.svelte';

/** Where a held piece may go, and what would come of it. */
export function outlooksAt(
  { all, made, sent }: Selection,
  outlooks: readonly Outlook[],
): ReadonlyMap<string, Outlook> {
  if (made.length === 0 || sent) return new Map();
  const known = new Map(outlooks.map((one) => [one.action, one]));
  return new Map(
    following(all, made).flatMap(({ gesture, action }) => {
      const [square, outlook] = [gesture[made.length]?.square, known.get(action)];
      return square && outlook ? [[square, outlook] as const] : [];
    }),
  );
}

/** Says what “+1” and “−1” count, if any of them is shown. */
export function balanceWords(game: string, targets: ReadonlyMap<string, Outlook>): string {
  const say = sayIn(game);
  const found = [...targets.values()];
  return beside([
    found.some(({ takes }) => takes > 0) ? say('balance-takes') : null,
    found.some(({ loses }) => loses > 0) ? say('balance-loses') : null,
  ]);
}
