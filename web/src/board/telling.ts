// What happened, in words, from two pictures and the action between them: for screen readers, and
// for everybody who tries something in a rule book. It knows no rules, it only compares.

import type { Cell, Picture } from '../protocol/messages';
import type { Say } from '../words/words.svelte';
import type { Gesture } from './choosing';
import { named } from './naming';
import { sameFace, spots } from './picture';

/** The sentences for one action, in the order they should be heard. */
export function told(
  before: Picture,
  after: Picture,
  gesture: Gesture | null,
  game: string,
  say: Say,
): string[] {
  const [old, now] = [spots(before), spots(after)];
  const call = (cell: Cell): string => named(cell, game, say);
  const from = gesture?.[0]?.square;
  const to = gesture?.at(-1)?.square;
  const sentences: string[] = [];
  const explained = new Set<string>();

  const mover = from === undefined ? undefined : old.get(from)?.cell;
  const arrived = to === undefined ? undefined : now.get(to)?.cell;
  const travelled =
    from !== undefined && to !== undefined && from !== to && mover?.piece && !now.get(from)?.cell.piece;
  if (travelled && arrived?.piece) {
    explained.add(from).add(to);
    const victim = old.get(to)?.cell;
    const details = { piece: call(mover), from, to };
    if (victim?.piece) sentences.push(say('told-takes', { ...details, taken: call(victim) }));
    else sentences.push(say('told-goes', details));
    if (!sameFace(mover, arrived)) sentences.push(say('told-now', { piece: call(arrived), square: to }));
  }
  for (const [square, { cell }] of old) {
    if (explained.has(square)) continue;
    const next = now.get(square)?.cell;
    if (!next || sameFace(cell, next)) continue;
    if (cell.piece && next.piece) sentences.push(say('told-now', { piece: call(next), square }));
    else if (cell.piece) sentences.push(say('told-leaves', { piece: call(cell), square }));
    else if (next.piece) sentences.push(say('told-comes', { piece: call(next), square }));
  }
  return sentences;
}
