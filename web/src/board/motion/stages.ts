// From the effects of an action to the stages in which a board shows it. A stage is what happens
// at one time: one step of one piece, or several pieces that leave together. Pieces stay
// themselves (their `id`) from stage to stage. Pure: no clock, no DOM.

import type { Cell, Effect, Picture } from '../../protocol/messages';
import { redrawn, spots } from '../picture';
import { newcomer, type Placed } from './placing';

/** What one piece does in a stage. */
export interface Act {
  readonly id: number;
  readonly kind: ActKind;
  readonly from: string; // where it stood before
  readonly to: string;
  readonly before: Cell; // what it showed before
}

export type ActKind = 'place' | 'step' | 'roll' | 'flip' | 'crown' | 'take' | 'huff' | 'remove' | 'return';

/** Something that concerns a player rather than a piece; it is written over the board. */
export interface Sign {
  readonly kind: 'huff' | 'recall' | 'out' | 'camp' | 'zone';
  readonly side: number;
  readonly piece: string; // the word of a camp
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Stage {
  readonly placed: readonly Placed[]; // where everything stands in the end, with those that leave
  readonly after: readonly Placed[]; // the same without them
  readonly acts: readonly Act[];
  readonly sign: Sign | null;
  readonly length: number; // in steps: how long it takes
}

const LEAVING = new Set<ActKind>(['take', 'huff', 'remove']);
const SIGNS = new Set<string>(['huff', 'recall', 'out', 'camp', 'zone']);

/** How long things take, a step to the next square being 1. */
const LENGTH: Readonly<Record<string, number>> = {
  place: 1,
  step: 1,
  roll: 1.2,
  flip: 1.6,
  crown: 1.5,
  take: 1,
  huff: 3,
  remove: 1.5,
  recall: 4,
  out: 4,
  camp: 3,
  zone: 1.5,
};
const LONGER_BY_SQUARE = 0.12; // a dash over several squares takes a little longer

export function leaves(act: Act | undefined): boolean {
  return act !== undefined && LEAVING.has(act.kind);
}

/** Effects that happen at one time. */
function grouped(effects: readonly Effect[]): Effect[][] {
  const groups: Effect[][] = [];
  for (const effect of effects) {
    const group = groups.at(-1);
    if (group && together(group, effect)) group.push(effect);
    else groups.push([effect]);
  }
  return groups;
}

/** A piece leaves while the one that takes its square arrives; pieces that leave, leave together. */
function together(group: readonly Effect[], next: Effect): boolean {
  const last = group.at(-1);
  if (!last) return false;
  const moves = (one: Effect): boolean => one.kind === 'step' || one.kind === 'roll';
  if (last.kind === 'take' && moves(next)) return group.length === 1 && last.square === next.to;
  if (moves(last) && next.kind === 'take') return last.to === next.square;
  if (next.kind === 'take' || next.kind === 'remove') {
    return last.kind === next.kind || (last.kind === 'recall' && next.kind === 'remove');
  }
  return false;
}

/** A piece that an effect is about, or undefined if the effect does not fit what stands there. */
function meant(placed: readonly Placed[], effect: Effect, arrived: ReadonlySet<number>): Placed | undefined {
  const there = placed.filter((piece) => piece.square === effect.square);
  if (there.length < 2) return there[0];
  // Two on one square: who has just arrived takes the other.
  return there.find((piece) => arrived.has(piece.id) === (effect.kind !== 'take'));
}

function turned(cell: Cell, effect: Effect): Cell {
  const { square: _square, shade: _shade, ...kept } = cell;
  return {
    ...kept,
    piece: effect.piece,
    side: effect.side ?? cell.side,
    lines: undefined,
    dim: undefined,
    details: effect.details ?? cell.details,
  };
}

/** One group of effects as a stage, or null if it does not fit. */
function staged(placed: readonly Placed[], group: readonly Effect[], apart: Distance): Stage | null {
  let now = [...placed];
  const acts = new Map<number, Act>();
  const arrived = new Set<number>();
  let sign: Sign | null = null;
  let length = 0;
  for (const effect of group) {
    const { kind, square = '', to = square } = effect;
    length = Math.max(length, LENGTH[kind] ?? 1);
    if (SIGNS.has(kind)) {
      sign = {
        kind: kind as Sign['kind'],
        side: effect.side ?? 0,
        piece: effect.piece ?? '',
        details: effect.details ?? {},
      };
      if (kind !== 'huff') continue;
    }
    if (kind === 'place') {
      const piece = newcomer(square, turned({}, effect));
      acts.set(piece.id, { id: piece.id, kind, from: square, to: square, before: piece.cell });
      now.push(piece);
      continue;
    }
    const piece = meant(
      now.filter((one) => !leaves(acts.get(one.id))),
      effect,
      arrived,
    );
    if (!piece) return null;
    acts.set(piece.id, {
      id: piece.id,
      kind: kind as ActKind,
      from: piece.square,
      to,
      before: piece.cell,
    });
    if (kind === 'step' || kind === 'roll') {
      arrived.add(piece.id);
      length += LONGER_BY_SQUARE * Math.max(0, apart(square, to) - 1);
    }
    const changes = kind === 'roll' || kind === 'flip' || kind === 'crown';
    const cell = changes ? turned(piece.cell, effect) : piece.cell;
    now = now.map((one) => (one.id === piece.id ? { ...one, square: to, cell } : one));
  }
  return {
    placed: now,
    after: now.filter((piece) => !leaves(acts.get(piece.id))),
    acts: [...acts.values()],
    sign,
    length,
  };
}

type Distance = (from: string, to: string) => number;

/** The stages of an action, beginning with what stands; null if the effects do not fit that. */
export function stagesOf(
  placed: readonly Placed[],
  effects: readonly Effect[],
  apart: Distance = () => 1,
): Stage[] | null {
  const stages: Stage[] = [];
  let now = placed;
  for (const group of grouped(effects)) {
    const stage = staged(now, group, apart);
    if (!stage) return null;
    stages.push(stage);
    now = stage.after;
  }
  return stages;
}

/** From one arrangement to another in one stage: pieces that moved, move; missing ones were taken. */
export function changeOf(before: readonly Placed[], after: readonly Placed[]): Stage {
  const then = new Map(before.map((piece) => [piece.id, piece]));
  const now = new Set(after.map((piece) => piece.id));
  const gone = before.filter((piece) => !now.has(piece.id));
  const moves = after.flatMap((piece): Act[] => {
    const old = then.get(piece.id);
    if (!old || old.square === piece.square) return [];
    const kind = old.cell.piece === piece.cell.piece ? 'step' : 'roll';
    return [{ id: piece.id, kind, from: old.square, to: piece.square, before: old.cell }];
  });
  const takes = gone.map(({ id, square, cell }): Act => ({
    id,
    kind: 'take',
    from: square,
    to: square,
    before: cell,
  }));
  return { placed: [...after, ...gone], after, acts: [...moves, ...takes], sign: null, length: 1 };
}

/** How many squares lie between two places of a picture, as the king walks. */
export function distanceOn(picture: Picture): Distance {
  const known = spots(picture);
  return (from, to) => {
    const [one, other] = [known.get(from), known.get(to)];
    if (!one || !other) return 1;
    return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));
  };
}

/** Whether two cells may show the same piece: it may be dimmed, or have got an owner. */
function alike(one: Cell, other: Cell): boolean {
  return one.piece === other.piece || ((one.side ?? 0) > 0 && one.side === other.side);
}

/** Whether pieces stand as a picture shows them. */
export function agrees(placed: readonly Placed[], picture: Picture): boolean {
  const standing = new Map(placed.map((piece) => [piece.square, piece.cell]));
  let count = 0;
  for (const { square, cell } of spots(picture).values()) {
    if (!cell.piece) continue;
    const there = standing.get(square);
    if (!there || !alike(there, cell)) return false;
    count += 1;
  }
  return count === placed.length;
}

/** The pieces of a picture, as they stand. */
export function placedOn(picture: Picture): Placed[] {
  return [...spots(picture).values()]
    .filter(({ cell }) => cell.piece)
    .map(({ square, cell }) => newcomer(square, cell));
}

/** The picture after an action; null if its effects do not fit. */
export function pictureAfter(picture: Picture, effects: readonly Effect[]): Picture | null {
  if (effects.length === 0) return picture;
  const before = placedOn(picture);
  const stages = stagesOf(before, effects);
  if (!stages) return null;
  const changes = new Map<string, Cell | null>(before.map((piece) => [piece.square, null]));
  for (const { square, cell } of stages.at(-1)?.after ?? before) changes.set(square, cell);
  return redrawn(picture, changes);
}
