// Which of the values of several actions counts for the piece that can take them.

import type { Value } from '../../look/Shape.svelte';

const ORDER: Readonly<Record<Value, number>> = { win: 2, draw: 1, loss: 0 };

/** The best of some values. */
export function bestOf(values: readonly Value[]): Value | undefined {
  return values.toSorted((one, other) => ORDER[other] - ORDER[one])[0];
}

/** What an action is worth for who takes it, and how far off the end is. */
export interface Worth {
  readonly action: string;
  readonly value: Value;
  readonly distance: number | null;
}

const FAR = 1_000_000;

/** Sorts from the best: quick wins, slow wins, draws, slow losses, quick losses. */
export function byWorth(one: Worth, other: Worth): number {
  const far = (worth: Worth): number =>
    worth.value === 'loss' ? FAR - (worth.distance ?? 0) : (worth.distance ?? 0);
  return ORDER[other.value] - ORDER[one.value] || far(one) - far(other);
}
