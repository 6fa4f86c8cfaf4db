// What has been touched so far: the gesture being made, the square that waits for a choice, the
// action that was sent and is not yet answered. It knows no rules: a gesture goes on wherever some
// legal action goes on.

import type { Drawing } from '../drawing';
import type { Picture } from '../../protocol/messages';
import { choices, following, nextTouches, outcome, touch, type Gesture } from './choosing';
import { cellAt } from '../picture';

/** The board as it is handed to us; read anew at every touch. */
export interface BoardFacts {
  readonly drawing: Drawing;
  readonly picture: Picture;
  readonly actions: readonly string[];
  readonly mine: readonly number[]; // sides whose pieces may be selected, even if they cannot move
  readonly onact?: ((action: string) => void) | undefined;
  /** A square was touched that nothing can be done with; `tried` is what it would have meant. */
  readonly onrefuse?: ((square: string, tried: string | null) => void) | undefined;
}

export class Selection {
  readonly #facts: () => BoardFacts;
  #beforeLift: Gesture = [];

  made = $state.raw<Gesture>([]);
  sent = $state<string | null>(null); // played, and not yet answered
  asking = $state<string | null>(null); // a square that can be entered in several ways
  unclear = $state.raw<readonly string[]>([]); // small squares of which a finger meant one
  releases = 0; // what began before the last of them is void

  readonly live = $derived.by(() => this.#facts().actions.length > 0 && this.#facts().onact !== undefined);
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
    this.#ask(null);
    this.releases += 1;
  }

  /** Cancels the current selection. */
  clear(): void {
    if (!this.sent) this.release();
  }

  /** Leaves a choice without choosing. */
  leave(): void {
    this.#ask(null);
  }

  /** Whether a square holds a piece of one's own. */
  ours(square: string): boolean {
    const { picture, mine } = this.#facts();
    return mine.includes(cellAt(picture, square)?.side ?? 0);
  }

  /** Whether a touch does something: selects, deselects, continues or plays. */
  touchable(square: string): boolean {
    if (!this.live || this.sent) return false;
    if (this.next.has(square) || this.held === square) return true;
    return this.#startsAnew(square) || (this.made.length < 2 && this.ours(square));
  }

  /**
   * Whether a touch selects a piece; in the middle of a longer action only another piece of the
   * player's own.
   */
  #startsAnew(square: string): boolean {
    if (!this.starts.has(square)) return false;
    return this.made.length < 2 || (this.ours(square) && square !== this.made[0]?.square);
  }

  /** Whether a touch plays at once, so that it cannot be taken back. */
  plays(square: string): boolean {
    if (this.held === square) return this.made.length > 1 && outcome(this.all, this.made).action !== null;
    const ways = this.next.get(square) ?? [];
    const [how, ...others] = ways;
    if (how === undefined || others.length > 0) return false;
    return outcome(this.all, [...this.made, touch(square, how)]).settled !== null;
  }

  /** Whether a piece can be dragged from here. */
  liftable(square: string): boolean {
    if (!this.live || this.sent || !cellAt(this.shown, square)?.piece) return false;
    return this.held === square || this.starts.has(square) || this.ours(square);
  }

  /** One square was touched, in a way of its own where that could be seen. */
  touch(square: string, how?: string): void {
    if (!this.live || this.sent) return;
    this.#ask(null);
    const ways = this.next.get(square);
    if (ways) {
      this.#enter(this.made, square, ways, how);
      return;
    }
    if (this.held === square) {
      const { action } = outcome(this.all, this.made);
      if (action && this.made.length > 1) this.#play(action);
      else this.made = this.made.slice(0, -1);
      return;
    }
    const first = this.starts.get(square);
    if (first && this.#startsAnew(square)) {
      this.made = [];
      this.#enter([], square, first);
    } else if (this.made.length === 0 && this.ours(square)) {
      this.made = [touch(square)];
      this.#facts().onrefuse?.(square, null); // where to would tell more
    } else {
      this.#attempt(square);
      this.made = [];
    }
  }

  /** A finger touched near several squares: which one? */
  askWhich(squares: readonly string[]): void {
    this.#ask(null);
    this.unclear = squares;
  }

  /** Begins to drag a piece; false if there is none. */
  lift(square: string): boolean {
    if (!this.liftable(square)) return false;
    this.#ask(null);
    this.#beforeLift = this.made;
    if (this.held === square) return true;
    if (this.made.length > 1 && this.next.has(square)) this.made = [...this.made, touch(square)];
    else this.made = [touch(square)];
    return true;
  }

  /** A dragged piece is dropped: on a legal target, or else back where it came from. */
  drop(square: string, how?: string): void {
    const far = this.#onlyWayTo(square);
    if (this.next.has(square)) this.touch(square, how);
    else if (far) this.#play(far);
    else {
      this.#attempt(square);
      this.putBack();
    }
  }

  /** A dragged piece goes back where it came from. */
  putBack(): void {
    if (!this.sent) this.made = this.#beforeLift;
  }

  /** The only action that goes on from here and ends on a square, over squares left out. */
  #onlyWayTo(square: string): string | null {
    const ending = following(this.all, this.made).filter(({ gesture }) => {
      const rest = gesture.slice(this.made.length);
      return rest.at(-1)?.square === square && rest.every(({ how }) => how === '');
    });
    return ending.length === 1 ? (ending[0]?.action ?? null) : null;
  }

  #ask(square: string | null): void {
    this.asking = square;
    this.unclear = [];
  }

  #enter(made: Gesture, square: string, ways: readonly string[], how?: string): void {
    const [only, ...others] = ways;
    if (how !== undefined && ways.includes(how)) this.#go([...made, touch(square, how)]);
    else if (only !== undefined && others.length === 0) this.#go([...made, touch(square, only)]);
    else this.#ask(square);
  }

  #go(gesture: Gesture): void {
    this.made = gesture;
    const { settled } = outcome(this.all, gesture);
    if (settled) this.#play(settled);
  }

  #play(action: string): void {
    this.sent = action;
    this.#facts().onact?.(action);
  }

  #attempt(square: string): void {
    const { drawing, picture, onrefuse } = this.#facts();
    const tried = drawing.attempt(this.made, square, picture);
    onrefuse?.(square, tried);
  }
}
