// Mouse, pen and finger: a press and release on one square touches it, a press that moves away
// drags the piece there.

import type { Selection } from './selection.svelte';

const DRAG_FROM = 6; // pixels a pointer moves before it drags

/** Where on the screen the board lies. */
export interface Surface {
  readonly element: () => SVGSVGElement | undefined;
  readonly squareUnder: (pointer: { clientX: number; clientY: number }) => string | null;
  readonly ontouch: (square: string, how?: string, dropped?: boolean) => void;
}

interface Press {
  readonly square: string;
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

export class Pointing {
  readonly #selection: Selection;
  readonly #surface: Surface;
  #press: Press | null = null;

  dragged = $state.raw<{ readonly x: number; readonly y: number } | null>(null); // on the board's paper

  constructor(selection: Selection, surface: Surface) {
    this.#selection = selection;
    this.#surface = surface;
  }

  readonly down = (event: PointerEvent): void => {
    if (!this.#selection.live || event.button !== 0) return;
    const square = this.#surface.squareUnder(event);
    if (square) this.#press = { square, x: event.clientX, y: event.clientY, id: event.pointerId };
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    const svg = this.#surface.element();
    if (!press || press.id !== event.pointerId || !svg || this.#selection.sent) return;
    if (!this.dragged) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (far < DRAG_FROM || !this.#selection.lift(press.square)) return;
      svg.setPointerCapture(event.pointerId);
    }
    const point = new DOMPoint(event.clientX, event.clientY);
    const { x, y } = point.matrixTransform(svg.getScreenCTM()?.inverse());
    this.dragged = { x, y };
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const wasDragged = this.dragged !== null;
    this.cancel();
    const square = this.#surface.squareUnder(event);
    const moved = square !== press.square;
    if (square && moved === wasDragged) this.#surface.ontouch(square, wayUnder(event), wasDragged);
    else if (wasDragged) this.#selection.putBack();
  };

  readonly cancel = (): void => {
    this.#press = null;
    this.dragged = null;
  };
}

/** The way to enter a square that is drawn under the pointer. */
function wayUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<SVGElement>('[data-how]')?.dataset.how;
}
