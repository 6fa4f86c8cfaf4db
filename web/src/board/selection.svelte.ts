// What has been touched so far: the gesture being made, the square that waits for a choice, the
// action that was sent and is not yet answered. It knows no rules: a gesture goes on wherever some
// legal action goes on.

import type { Drawing } from '../games/drawing';
import type { Picture } from '../protocol/messages';
import { choices, nextTouches, outcome, touch, type Gesture } from './choosing';
import { cellAt } from './picture';

/** The board as it is handed to us; read anew at every touch. */
export interface BoardFacts {
  readonly drawing: Drawing;
  readonly picture: Picture;
  readonly actions: readonly string[];
  readonly mine: readonly number[]; // sides whose pieces may be taken up, even if they cannot move
  readonly onact?: ((action: string) => void) | undefined;
  readonly ontry?: ((action: string) => void) | undefined; // something that is not legal was tried
}

export class Selection {
  readonly #facts: () => BoardFacts;

  made = $state.raw<Gesture>([]);
  sent = $state<string | null>(null); // played, and not yet answered
  asking = $state<string | null>(null); // a square that can be entered in several ways

  readonly live = $derived.by(
    () => this.#facts().actions.length > 0 && this.#facts().onact !== undefined,
  );
  readonly all = $derived.by(() => {
    const { actions, drawing, picture } = this.#facts();
    return choices(actions, (action) => drawing.gestures(action, picture));
  });
  readonly next = $derived.by(() => nextTouches(this.all, this.made));
  readonly starts = $derived.by(() => nextTouches(this.all, []));
  readonly shown = $derived.by(() => this.#facts().drawing.preview(this.#facts().picture, this.made));
  readonly held = $derived(this.made.at(-1)?.square ?? null); // the square touched last

  constructor(facts: () => BoardFacts) {
    this.#facts = facts;
  }

  /** A new position, or a refusal: nothing has been touched. */
  release(): void {
    this.made = [];
    this.sent = null;
    this.asking = null;
  }

  /** Takes back what has been touched so far. */
  clear(): void {
    if (!this.sent) this.release();
  }

  /** Whether a square holds a piece of one's own. */
  ours(square: string): boolean {
    const { picture, mine } = this.#facts();
    return mine.includes(cellAt(picture, square)?.side ?? 0);
  }

  /** One square was touched, in a way of its own where that could be seen. */
  touch(square: string, how?: string): void {
    if (!this.live || this.sent) return;
    const ways = this.next.get(square);
    if (ways) {
      this.#enter(this.made, square, ways, how);
      return;
    }
    this.asking = null;
    if (this.held === square) {
      const { action } = outcome(this.all, this.made);
      if (action && this.made.length > 1) this.#play(action);
      else this.made = this.made.slice(0, -1);
      return;
    }
    const first = this.starts.get(square);
    if (first && this.made.length < 2) {
      this.made = [];
      this.#enter([], square, first);
    } else if (this.made.length === 0 && this.ours(square)) this.made = [touch(square)];
    else this.#attempt(square);
  }

  /** Whether the piece on a square can be lifted; it is then held. */
  lift(square: string): boolean {
    if (!this.live || this.sent) return false;
    if (this.held === square) return true;
    const liftable = this.starts.has(square) || this.ours(square);
    if (!liftable || !cellAt(this.shown, square)?.piece) return false;
    if (this.made.length > 1 && this.next.has(square)) this.made = [...this.made, touch(square)];
    else this.made = [touch(square)];
    this.asking = null;
    return true;
  }

  /** A lifted piece comes back to where it was lifted from. */
  putBack(): void {
    if (this.made.length === 1) this.made = [];
  }

  #enter(made: Gesture, square: string, ways: readonly string[], how?: string): void {
    const [only, ...others] = ways;
    if (how !== undefined && ways.includes(how)) this.#go([...made, touch(square, how)]);
    else if (only !== undefined && others.length === 0) this.#go([...made, touch(square, only)]);
    else this.asking = square;
  }

  #go(gesture: Gesture): void {
    this.made = gesture;
    this.asking = null;
    const { settled } = outcome(this.all, gesture);
    if (settled) this.#play(settled);
  }

  #play(action: string): void {
    this.sent = action;
    this.#facts().onact?.(action);
  }

  #attempt(square: string): void {
    const { drawing, picture, ontry } = this.#facts();
    const tried = drawing.attempt(this.made, square, picture);
    this.made = [];
    if (tried) ontry?.(tried);
  }
}
