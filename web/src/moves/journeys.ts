// Pieces on their way: the steps and rolls of an action joined to journeys, with what each took.

import type { Effect } from '../protocol/messages';

/** One piece on its way: its stages in order, and what it took. */
export interface Journey {
  readonly stages: readonly Effect[];
  readonly takes: readonly Effect[];
}

/**
 * The journeys of an action. A piece takes what stood where it goes; in a chain of jumps it takes
 * whatever leaves. Where a whole team takes, as after a march, nobody's journey does.
 */
export function journeysOf(effects: readonly Effect[]): Journey[] {
  const paths: Effect[][] = [];
  for (const effect of effects) {
    if (effect.kind !== 'step' && effect.kind !== 'roll') continue;
    const last = paths.at(-1);
    if (last && last.at(-1)?.to === effect.square) last.push(effect);
    else paths.push([effect]);
  }
  const takes = effects.filter(({ kind }) => kind === 'take');
  const jumping = paths.length === 1 && !byTeams(effects);
  return paths.map((stages) => ({
    stages,
    takes: takes.filter(({ square }) => jumping || stages.some(({ to }) => to === square)),
  }));
}

/** Pieces with numbers are people of a team, which takes together. */
function byTeams(effects: readonly Effect[]): boolean {
  return effects.some(({ kind, details }) => kind === 'step' && details?.member !== undefined);
}

/** The squares of a journey, from the first to the last. */
export function squaresOf({ stages }: Journey): string[] {
  return [stages[0]?.square ?? '', ...stages.map(({ to }) => to ?? '')];
}
