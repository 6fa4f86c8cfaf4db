// The clocks of quick pairing and of challenges: few, so that people find each other.

import type { Clock } from '../../protocol/messages';

export const CLOCKS: readonly (Clock | null)[] = [
  { base: 180, increment: 2 },
  { base: 600, increment: 5 },
  { days: 1 },
  null,
];

/** The one that is offered first. */
export const USUAL_CLOCK = 1;
