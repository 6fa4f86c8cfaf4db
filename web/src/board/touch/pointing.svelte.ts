// Mouse, pen and finger: a press and release on one square touches it, a press that moves away
// drags the piece there. A touch means the position that was there when it began.

import { aimedAt, squareAt, squareNear, type Point, type Screen } from './aiming';
import { cellAt } from '../picture';
import type { Selection } from './selection.svelte';

const DRAG_FROM = 6; // pixels a pointer moves before it drags
const DOUBLE_MS = 300; // a second touch of a square so soon belongs to the first
export const WAY_PX = 40; // a finger cannot tell smaller parts of a square apart

/** Where on the screen the board lies. */
export interface Surface {
  readonly element: () => SVGSVGElement | undefined;
  readonly screen: () => Screen;
  readonly onpress: () => boolean; // whether the board looked different until then
  readonly ontouch: (square: string, how?: string, dropped?: boolean) => void;
}

interface Press extends Point {
  readonly square: string | null; // under the pointer
  readonly piece: string | null; // what would be dragged from here
  readonly id: number;
  readonly releases: number;
  readonly surprised: boolean; // the board looked different until then
}

/** A piece that is being dragged. */
export interface Dragged extends Point {
  readonly over: string | null; // the square it would go to
  readonly byFinger: boolean;
}

export class Pointing {
  readonly #selection: Selection;
  readonly #surface: Surface;
  #press: Press | null = null;
  #touched: { readonly square: string; readonly time: number } | null = null;
  #left = false; // whether the dragged piece has been elsewhere

  dragged = $state.raw<Dragged | null>(null);

  constructor(selection: Selection, surface: Surface) {
    this.#selection = selection;
    this.#surface = surface;
  }

  readonly down = (event: PointerEvent): void => {
    const others = this.#press !== null;
    this.cancel();
    const surprised = this.#surface.onpress();
    if (others || !event.isPrimary || event.button !== 0 || !this.#selection.live) return;
    const point = { x: event.clientX, y: event.clientY };
    const square = squareAt(this.#surface.screen(), point);
    const piece = event.pointerType === 'touch' ? this.#pieceAt(point) : square;
    const { releases } = this.#selection;
    this.#press = { ...point, square, piece, id: event.pointerId, releases, surprised };
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    if (press.releases !== this.#selection.releases) {
      this.cancel();
      return;
    }
    if (!this.dragged) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (far < DRAG_FROM || press.piece === null || !this.#selection.lift(press.piece)) return;
      this.#left = false;
      this.#surface.element()?.setPointerCapture(event.pointerId);
    }
    const point = { x: event.clientX, y: event.clientY };
    const over = this.#dropAt(point);
    if (over !== press.piece) this.#left = true;
    this.dragged = { ...point, over, byFinger: event.pointerType === 'touch' };
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const point = { x: event.clientX, y: event.clientY };
    const carried = this.dragged !== null;
    const onSquare = this.#dropAt(point);
    this.#press = null;
    this.dragged = null;
    if (press.releases !== this.#selection.releases) return;
    if (carried && this.#left) {
      if (onSquare !== null && onSquare !== press.piece)
        this.#surface.ontouch(onSquare, wayUnder(event), true);
      else this.#selection.putBack();
      return;
    }
    // A finger that moves a little within a square has touched it.
    if (carried) this.#selection.putBack();
    if (carried || squareAt(this.#surface.screen(), point) === press.square) this.#tap(event, press);
  };

  /**
   * A finger on a piece drags it, and one that aims at where a held piece goes does not slip; from
   * everywhere else on the board it scrolls the page. (Parts of a drawing cannot have a
   * `touch-action` of their own.)
   */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    const start = (event: TouchEvent): void => {
      const [finger, ...others] = event.touches;
      if (finger && others.length === 0 && this.#grips({ x: finger.clientX, y: finger.clientY })) {
        event.preventDefault();
      }
    };
    svg.addEventListener('touchstart', start, { passive: false });
    return () => svg.removeEventListener('touchstart', start);
  };

  #grips(point: Point): boolean {
    const piece = this.#pieceAt(point);
    if (piece !== null && this.#selection.liftable(piece)) return true;
    const target = this.#dropAt(point);
    return this.#selection.made.length > 0 && target !== null && this.#selection.next.has(target);
  }

  /** The pointer is gone, or there is a second one: the dragged piece goes back. */
  readonly cancel = (): void => {
    if (this.dragged && this.#press?.releases === this.#selection.releases) this.#selection.putBack();
    this.#press = null;
    this.dragged = null;
  };

  /** The browser takes the pointer away. */
  readonly lose = (event: PointerEvent): void => {
    if (event.target === event.currentTarget) this.cancel();
  };

  #pieceAt(point: Point): string | null {
    return squareNear(this.#surface.screen(), point, (square) => this.#selection.liftable(square));
  }

  #dropAt(point: Point): string | null {
    return squareNear(this.#surface.screen(), point, (square) => this.#selection.next.has(square));
  }

  #tap(event: PointerEvent, press: Press): void {
    const squares = event.pointerType === 'touch' ? this.#aim(press) : press.square ? [press.square] : [];
    const [square, ...others] = squares;
    if (square === undefined) return;
    const again = this.#touched?.square === square && event.timeStamp - this.#touched.time < DOUBLE_MS;
    this.#touched = { square, time: event.timeStamp };
    // If the board has just changed, a touch does nothing that cannot be undone.
    if (again || (press.surprised && this.#selection.plays(square))) return;
    if (others.length > 0) this.#selection.askWhich(squares);
    else this.#surface.ontouch(square, wayUnder(event));
  }

  #aim(point: Point): string[] {
    const selection = this.#selection;
    return aimedAt(this.#surface.screen(), point, {
      can: (square) => selection.touchable(square),
      plays: (square) => selection.plays(square),
      holds: (square) => cellAt(selection.shown, square)?.piece !== undefined,
    });
  }
}

/** The way to enter a square that is drawn under the pointer, if it is large enough to be meant. */
function wayUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const way = under?.closest<SVGElement>('[data-how]');
  if (!way) return undefined;
  const { width, height } = way.getBoundingClientRect();
  const clear = event.pointerType !== 'touch' || Math.min(width, height) >= WAY_PX;
  return clear ? way.dataset.how : undefined;
}
