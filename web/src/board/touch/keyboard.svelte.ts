// The board by keys: arrows walk, Enter and space touch, Escape takes back, and the letter of a way
// enters a square in that way.

import { tick } from 'svelte';
import type { Drawing } from '../drawing';
import type { Picture } from '../../protocol/messages';
import { spots } from '../picture';
import type { Selection } from './selection.svelte';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the keys walk over. */
export interface Ground {
  readonly element: () => SVGSVGElement | undefined;
  readonly drawing: () => Drawing;
  readonly picture: () => Picture;
  readonly turned: () => boolean;
  readonly ontouch: (square: string, how?: string) => void;
}

export class Keyboard {
  readonly #selection: Selection;
  readonly #ground: Ground;

  focused = $state<string | null>(null);

  constructor(selection: Selection, ground: Ground) {
    this.#selection = selection;
    this.#ground = ground;
  }

  async press(event: KeyboardEvent, square: string): Promise<void> {
    const { drawing, picture, turned, ontouch } = this.#ground;
    const by = ARROWS[event.key];
    if (by) {
      event.preventDefault();
      await this.focus(neighbour(picture(), turned(), square, by) ?? square);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      ontouch(square);
    } else if (event.key === 'Escape') {
      this.#selection.clear();
    } else {
      const key = event.key.toLowerCase();
      const ways = this.#selection.next.get(square);
      const way = ways?.find((how) => drawing().wayKey?.(how) === key);
      if (way !== undefined) ontouch(square, way);
    }
  }

  /** Moves the focus to a square; keyboard users want to see it, so the page may scroll. */
  async focus(square: string, options: FocusOptions = {}): Promise<void> {
    this.focused = square;
    await tick();
    this.#ground.element()?.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus(options);
  }
}

/** The next square in a direction of the screen, over places where nothing can stand. */
export function neighbour(
  picture: Picture,
  turned: boolean,
  square: string,
  [across, down]: readonly [number, number],
): string | null {
  const spot = spots(picture).get(square);
  if (!spot) return null;
  const sign = turned ? -1 : 1;
  let { column, row } = spot;
  for (;;) {
    column += across * sign;
    row += down * sign;
    const cell = picture.rows[row]?.[column];
    if (!cell) return null;
    if (cell.square) return cell.square;
  }
}
