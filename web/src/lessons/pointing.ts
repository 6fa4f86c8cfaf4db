// What a lesson points at on the board: squares to look at, and an action that is shown.

import type { Arrow } from '../board/marks/Arrows.svelte';
import type { Drawing } from '../board/drawing';
import type { Picture, TaskInfo } from '../protocol/messages';

/** The rings and arrows of a task. */
export function pointers(task: TaskInfo): Arrow[] {
  const rings = task.rings.map((square) => ({ from: square, to: square }));
  const arrows = task.arrows.map(([from, to]) => ({ from, to }));
  return [...rings, ...arrows];
}

/** An action as arrows from square to square in order, or a ring where it is one touch. */
export function actionArrows(action: string, drawing: Drawing, picture: Picture): Arrow[] {
  const squares = drawing.gestures(action, picture)[0]?.map((one) => one.square) ?? [];
  const [first, ...rest] = squares;
  if (first === undefined) return [];
  if (rest.length === 0) return [{ from: first, to: first }];
  if (rest.length === 1) return rest.map((to) => ({ from: first, to }));
  return rest.map((to, index) => ({ from: squares[index] ?? first, to, number: index + 1 }));
}

/** A tick where each action ends that has been found. */
export function foundTicks(found: readonly string[], drawing: Drawing, picture: Picture): Arrow[] {
  const ends = found.flatMap((action) => drawing.gestures(action, picture)[0]?.at(-1)?.square ?? []);
  return [...new Set(ends)].map((square) => ({ from: square, to: square, done: true }));
}
