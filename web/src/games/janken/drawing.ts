import { touch, type Gesture, type Touch } from '../../board/choosing';
import { cellAt, redrawn, spots } from '../../board/picture';
import type { Cell, Picture } from '../../protocol/messages';
import { sayIn } from '../../words/words.svelte';
import { capturedFromOther, keyOf } from '../beside';
import type { Drawing } from '../../board/drawing';
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
  beside: (board) =>
    keyOf(board.position, 'phase') === 'place'
      ? []
      : capturedFromOther(
          board,
          () => CUBES,
          (side) => ({ piece: 'piece-any', side }), // no face: they were not all alike
          (side) => sayIn('janken')(`side-${side}`),
        ),
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
