import { touch, type Gesture, type Touch } from '../../board/touch/choosing';
import { cellAt, redrawn, spots } from '../../board/picture';
import type { Board, Cell, Effect, Picture } from '../../protocol/messages';
import { sayIn } from '../../words/words.svelte';
import { keyOf, standing } from '../beside';
import type { Beside, Drawing } from '../../board/drawing';
import { cubeIn, cubeOf, rolled, shows } from './cube';
import Piece from './Piece.svelte';
import Way from './Way.svelte';

const KINDS: Readonly<Record<string, string>> = { R: 'rock', P: 'paper', S: 'scissors' };
const CUBES = 4; // a side has when all are placed
const PLACE = /^([a-f][1-6])=([RPS]{2})$/;
const WAY_KEYS: Readonly<Record<string, string>> = { '~': 'r', '-': 's' };
const WAY_WORDS: Readonly<Record<string, string>> = { '~': 'way-roll', '-': 'way-slide' };
const WAY_LABELS: Readonly<Record<string, string>> = { '~': 'way-roll-short', '-': 'way-slide-short' };
const STEP = /([-~x,]?)([a-f][1-6])/g;

/** `b5~b4-c4`: touch b5, roll to b4, slide to c4; a comma takes up another cube. */
function gestures(action: string): readonly Gesture[] {
  const placed = PLACE.exec(action);
  if (placed?.[1] && placed[2]) return [[touch(placed[1], placed[2])]];
  const steps = [...action.matchAll(STEP)];
  if (steps.length < 2) return [];
  return [steps.map(([, how, square]) => touch(square ?? '', how === ',' ? '' : how))];
}

function written(made: Gesture): string {
  return made.map(({ square, how }, index) => (how || index === 0 ? '' : ',') + how + square).join('');
}

/** How a cube lies after a step: only rolling changes it. */
const lies: NonNullable<Drawing['lies']> = (cell, from, to, how) => {
  const placed = cubeIn(how);
  if (placed) return shows(cell, placed);
  const cube = cubeOf(cell);
  return cube && how === '~' ? shows(cell, rolled(cube, from, to)) : cell;
};

function preview(picture: Picture, made: Gesture): Picture {
  let shown = picture;
  let held: Touch | undefined;
  for (const one of made) {
    if (held && one.how && '-~x'.includes(one.how)) {
      const [from, to] = [spots(shown).get(held.square), spots(shown).get(one.square)];
      if (!from || !to) return shown;
      const moved = lies(from.cell, from, to, one.how);
      shown = redrawn(
        shown,
        new Map<string, Cell | null>([
          [from.square, null],
          [to.square, moved],
        ]),
      );
    }
    held = one;
  }
  return shown;
}

/** Cubes as they lay when they were taken; those that nobody saw being taken have no face. */
function captured(board: Board, takes: readonly Effect[]): Beside[] {
  const say = sayIn('janken');
  return [1, 2].flatMap((side) => {
    const other = 3 - side;
    const counts = new Map<string, number>();
    for (const { piece, side: whose } of takes) {
      if (piece && whose === other) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
    const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const unseen = CUBES - standing(board, other) - seen;
    return [
      ...[...counts].map(([piece, count]) => ({
        side,
        cell: { piece, side: other },
        count,
        name: say(piece),
      })),
      ...(unseen > 0
        ? [{ side, cell: { piece: 'piece-any', side: other }, count: unseen, name: say(`side-${other}`) }]
        : []),
    ];
  });
}

export const drawing: Drawing = {
  ground: 'squares',
  Piece,
  Way,
  gestures,
  attempt: (made, square, picture) => {
    if (made.length === 0) return null;
    const how = cellAt(preview(picture, made), square)?.piece ? 'x' : '-';
    return written([...made, touch(square, how)]);
  },
  preview,
  atTop: (side) => side === 1,
  token: (side) => ({ piece: 'piece-rock-paper', side }),
  beside: (board, _, takes) => (keyOf(board.position, 'phase') === 'place' ? [] : captured(board, takes)),
  lies,
  wayKey: (how) => WAY_KEYS[how] ?? '',
  wayWord: (how) => WAY_WORDS[how] ?? 'way-place',
  wayAsk: (how) => (cubeIn(how) ? 'way-place-ask' : undefined),
  wayLabel: (how) => WAY_LABELS[how],
  // Each side makes for the other's corner.
  goals: [
    { square: 'f1', side: 1 },
    { square: 'a6', side: 2 },
  ],
  signs: { '-': '→', '~': '↷' },
  pieceOf: ([top = '', side = '']) => `piece-${KINDS[top]}-${KINDS[side]}`,
  turns: 'rolling',
  sideless: true,
};
