// Which of the values of several actions counts for the piece that can take them.

import type { Value } from '../../look/Shape.svelte';

const ORDER: Readonly<Record<Value, number>> = { win: 2, draw: 1, loss: 0 };

/** The best of some values. */
export function bestOf(values: readonly Value[]): Value | undefined {
  return values.toSorted((one, other) => ORDER[other] - ORDER[one])[0];
}
