// What touching a board does, by mouse, finger or keyboard. The parts do not know each other; here
// they are connected.

import { flushSync, untrack } from 'svelte';
import type { Drawing } from '../drawing';
import type { Picture, Saying } from '../../protocol/messages';
import { settings } from '../../settings.svelte';
import type { Value } from '../../look/Shape.svelte';
import { wordsAfterwards } from '../../words/words.svelte';
import { bestOf, type Worth } from '../marks/values';
import type { Screen } from './aiming';
import { following } from './choosing';
import { Explaining } from '../explaining/explaining.svelte';
import { Keyboard } from './keyboard.svelte';
import type { Motion } from '../motion/motion.svelte';
import { Pointing } from './pointing.svelte';
import { Refusals } from '../explaining/refusals.svelte';
import { Selection } from './selection.svelte';

/** What is known of the board that is touched; read when it is needed. */
export interface Touched {
  readonly game: string;
  readonly drawing: Drawing;
  readonly options?: Readonly<Record<string, string>>;
  readonly picture: Picture;
  readonly position?: string | undefined; // its text; without one nothing is said about pieces
  readonly actions?: readonly string[]; // what may be played here; none: only to be looked at
  readonly mine?: readonly number[]; // sides whose pieces may be selected, even if they cannot move
  readonly expected?: Saying | null; // what kind of action is expected
  readonly turned?: boolean;
  readonly guided?: boolean; // where one may go is shown
  readonly values?: Readonly<Record<string, Value>>; // what actions are worth, where that is known
  readonly worths?: readonly Worth[]; // the same with distances, shown at the end of every move
  readonly onact?: (action: string) => void;
  readonly onseen?: () => void; // the picture has been shown, with all that led to it
  readonly onwake?: () => void; // the player is about to touch the board: jump to the present
  readonly ontry?: ((action: string) => Promise<string>) | undefined; // why it is not legal, in words
}

const NONE: readonly never[] = [];

interface Shown {
  readonly element: () => SVGSVGElement | undefined;
  readonly screen: () => Screen;
  readonly motion: Motion;
  readonly halved: () => boolean; // the ways to enter a square are drawn on it
}

export class Touching {
  readonly #board: () => Touched;
  readonly #motion: Motion;
  readonly #halved: () => boolean;
  readonly refusals: Refusals;
  readonly selection: Selection;
  readonly pointing: Pointing;
  readonly keyboard: Keyboard;
  readonly explaining: Explaining;
  dropped = false; // the last touch was the end of a drag: the piece is there already

  constructor(board: () => Touched, { element, screen, motion, halved }: Shown) {
    this.#board = board;
    this.#halved = halved;
    this.#motion = motion;
    this.refusals = new Refusals(() => {
      const { game, picture, mine = NONE, expected = null, ontry } = board();
      return { game, picture, mine, expected, ontry, held: this.selection.held };
    });
    this.selection = new Selection(() => {
      const { drawing, picture, actions = NONE, mine = NONE, onact } = board();
      return { drawing, picture, actions, mine, onact, onrefuse: this.refusals.refuse };
    });
    this.explaining = new Explaining(() => {
      const { game, options = {}, position, picture } = board();
      return { game, options, position, picture };
    });
    this.pointing = new Pointing(this.selection, {
      element,
      screen,
      onpress: this.wake,
      ontouch: this.touch,
    });
    this.keyboard = new Keyboard(this.selection, {
      element,
      drawing: () => board().drawing,
      picture: () => board().picture,
      turned: () => board().turned ?? false,
      ontouch: this.touch,
    });
    $effect.pre(() => {
      void this.selection.live;
      untrack(() => this.clearMessages());
    });
  }

  /** A new picture: any selection is cleared. */
  release(): void {
    this.selection.release();
    this.clearMessages();
  }

  /** Clears the explanation of a touch: another side's turn, or the end of the game. */
  clearMessages(): void {
    this.explaining.clear();
    this.refusals.clear();
  }

  /** A touch jumps to the present; true if the board looked different until then. */
  readonly wake = (): boolean => {
    const { picture, onwake, onseen } = this.#board();
    onwake?.();
    this.#motion.skip();
    onseen?.();
    flushSync();
    return this.#board().picture !== picture;
  };

  readonly touch = (square: string, how?: string, byDrag = false): void => {
    const { selection, explaining } = this;
    void wordsAfterwards(this.#board().game).catch(() => undefined); // in time for a refusal
    this.wake();
    this.dropped = byDrag;
    if (selection.live && !selection.sent) this.keyboard.focused = square;
    this.refusals.clear();
    const entered = selection.next.has(square) && selection.made.length > 0;
    if (byDrag) selection.drop(square, how);
    else selection.touch(square, how);
    if (entered || byDrag) explaining.clear();
    else void explaining.touch(square, selection.starts.has(square));
  };

  /** The best that can come of touching a square next, where that is known. */
  readonly valueOf = (square: string): Value | undefined => {
    const { all, made } = this.selection;
    const on = following(all, made).filter(({ gesture }) => gesture[made.length]?.square === square);
    return bestOf(on.flatMap(({ action }) => this.#board().values?.[action] ?? []));
  };

  /** Squares that are marked: what can act, and where a piece that was taken up may go. */
  readonly destinations = $derived.by(() => {
    const { next, made } = this.selection;
    return [...next].flatMap(([square, ways]) =>
      this.#choosable(square) && !(made.length > 0 && ways.length > 1 && this.#halved()) ? [square] : [],
    );
  });

  #choosable(square: string): boolean {
    const { live, sent, made, next, starts } = this.selection;
    if (!live || sent || this.#board().guided === false) return false;
    if (made.length > 0) return settings.destinations !== 'never' && next.has(square);
    return settings.destinations === 'always' && starts.has(square);
  }
}
