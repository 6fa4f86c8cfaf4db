// What is drawn on the board of the actions that are marked: the ways pieces went, and the squares
// where something was taken, turned over, put down or removed, each with who did it.

import type { Effect } from '../protocol/messages';
import { journeysOf, squaresOf } from './journeys';

export interface Acted {
  readonly side: number;
  readonly effects: readonly Effect[];
}

export interface Trail {
  readonly side: number;
  readonly turn: number; // 1 for the first turn that is marked
  readonly order: number; // which way of its turn, or which turn where each has one; 0: the only one
  readonly squares: readonly string[];
}

export type SpotKind = 'take' | 'flip' | 'place' | 'remove';

export interface Spot {
  readonly side: number;
  readonly turn: number;
  readonly square: string;
  readonly kind: SpotKind;
}

export interface Marked {
  readonly trails: readonly Trail[];
  readonly spots: readonly Spot[]; // the latest of each square
}

const SPOTS: Readonly<Record<string, SpotKind>> = {
  take: 'take',
  huff: 'remove',
  remove: 'remove',
  flip: 'flip',
  place: 'place',
};

/** The actions of one side that follow each other. */
export function turnsOf<Step extends Acted>(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (last?.[0]?.side === step.side) last.push(step);
    else turns.push([step]);
  }
  return turns;
}

/** An action of which only the effects are known: the owner of the moving piece has acted. */
export function oneAction(effects: readonly Effect[]): Acted {
  const own = effects.find(({ kind }) => kind !== 'take' && kind !== 'huff' && kind !== 'remove');
  return { side: own?.side ?? 0, effects };
}

export function marksOf(steps: readonly Acted[]): Marked {
  const trails: Trail[] = [];
  const spots = new Map<string, Spot>();
  const turns = turnsOf(steps);
  turns.forEach((turn, index) => {
    const ways = turn.flatMap(({ side, effects }) =>
      journeysOf(effects).map((journey) => ({ side, squares: squaresOf(journey) })),
    );
    ways.forEach((way, count) => {
      const order = ways.length > 1 ? count + 1 : 0;
      trails.push({ ...way, turn: index + 1, order });
    });
    for (const { side, effects } of turn) {
      const by = { side, turn: index + 1 };
      for (const { kind, square } of effects) {
        const spot = SPOTS[kind];
        if (spot && square) spots.set(square, { ...by, square, kind: spot });
      }
    }
  });
  const marches = trails.some(({ order }) => order > 0);
  const ordered =
    marches || turns.length === 1 ? trails : trails.map((trail) => ({ ...trail, order: trail.turn }));
  return { trails: ordered, spots: [...spots.values()] };
}
