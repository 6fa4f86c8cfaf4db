// The drawings by game. Every folder beside this file with a drawing.ts is found when the page is
// built; games that come from other packages bring theirs (visiting.svelte.ts). A game without a
// drawing of its own gets plain discs on a grid.

import type { Drawing } from '../board/drawing';
import { plainDrawing } from './plain';

const FOUND = import.meta.glob<{ drawing: Drawing }>('./*/drawing.ts', { eager: true });

const drawings = new Map<string, Drawing>(
  Object.entries(FOUND).map(([path, { drawing }]) => [path.split('/')[1] ?? '', drawing]),
);

export function drawingOf(game: string): Drawing {
  const known = drawings.get(game);
  if (known) return known;
  const plain = plainDrawing(game);
  drawings.set(game, plain);
  return plain;
}

/** A drawing that was not there when the page was built. */
export function addDrawing(game: string, drawing: Drawing): void {
  drawings.set(game, drawing);
}
