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

export interface TrailSpot {
  readonly side: number;
  readonly turn: number;
  readonly square: string;
  readonly kind: SpotKind;
  readonly left: boolean; // a way begins there: what turned up, or came there, has gone on
}

export interface Marked {
  readonly trails: readonly Trail[];
  readonly numbered: readonly Trail[]; // those whose order is told
  readonly spots: readonly TrailSpot[]; // the latest of each square
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

/**
 * What is marked of some actions. While the last of them is being shown (`showing`) its ways lead the
 * eye, but what it does is marked when it has been seen: no piece is crossed out while it stands.
 */
export function marksOf(steps: readonly Acted[], showing = false): Marked {
  const trails: Trail[] = [];
  const seen = new Set<Trail>();
  const spots = new Map<string, Omit<TrailSpot, 'left'>>();
  const turns = turnsOf(steps);
  const unseen = showing ? steps.at(-1) : undefined;
  turns.forEach((turn, index) => {
    const ways = turn.flatMap((step) => journeysOf(step.effects).map((journey) => ({ step, journey })));
    ways.forEach(({ step, journey }, count) => {
      const order = ways.length > 1 ? count + 1 : 0;
      const trail = { side: step.side, squares: squaresOf(journey), turn: index + 1, order };
      trails.push(trail);
      if (step !== unseen) seen.add(trail);
    });
    for (const step of turn.filter((one) => one !== unseen)) {
      const by = { side: step.side, turn: index + 1 };
      for (const { kind, square } of step.effects) {
        const spot = SPOTS[kind];
        if (spot && square) spots.set(square, { ...by, square, kind: spot });
      }
    }
  });
  const marches = trails.some(({ order }) => order > 0);
  const byTurn = !marches && turns.length > 1;
  const ordered = trails.map((trail) => (byTurn ? { ...trail, order: trail.turn } : trail));
  const left = new Set(trails.map(({ squares }) => squares[0]));
  return {
    trails: ordered,
    numbered: ordered.filter(({ order }, index) => order > 0 && seen.has(trails[index] as Trail)),
    spots: [...spots.values()].map((spot) => ({ ...spot, left: left.has(spot.square) })),
  };
}
