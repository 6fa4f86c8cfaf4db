// The drawings by game. Every folder beside this file with a drawing.ts is found when the page is
// built, and fetched for pages that show the game; games that come from other packages bring theirs
// (visiting.svelte.ts). A game without a drawing of its own gets plain discs on a grid.

import { SvelteMap } from 'svelte/reactivity';
import type { Drawing } from '../board/drawing';
import { plainDrawing } from './plain';

const FILES = import.meta.glob<Drawing>('./*/drawing.ts', { import: 'drawing' });

const drawings = new SvelteMap<string, Drawing>();
const plain = new Map<string, Drawing>();

/** Fetches the drawing of a game that the page was built with. */
export async function loadDrawing(game: string): Promise<void> {
  const load = drawings.has(game) ? undefined : FILES[`./${game}/drawing.ts`];
  if (load) drawings.set(game, await load());
}

/** A game's drawing; a plain one if it has none, or until it has been fetched. */
export function drawingOf(game: string): Drawing {
  const known = drawings.get(game) ?? plain.get(game);
  if (known) return known;
  const made = plainDrawing(game);
  plain.set(game, made);
  return made;
}

/** A drawing that was not there when the page was built. */
export function addDrawing(game: string, drawing: Drawing): void {
  drawings.set(game, drawing);
}
