// Why something was not possible, shown at the square where it was tried: until the next touch or
// the next position, and no longer than it takes to read.

import { owned, type Listener } from '../../moves/sentences';
import type { Picture, Saying } from '../../protocol/messages';
import { spoken } from '../../words/joining';
import { sayIn } from '../../words/words.svelte';
import { cellAt } from '../picture';

/** What is known when something is refused. */
export interface Circumstances {
  readonly game: string;
  readonly picture: Picture;
  readonly mine: readonly number[];
  readonly expected: Saying | null;
  readonly held: string | null; // the square of the piece that has been taken up
  readonly ontry?: ((action: string) => Promise<string>) | undefined; // asks why it is not legal
}

export interface Refused {
  readonly square: string; // where something was tried
  readonly from: string | null; // with the piece that stands there
  readonly words: string;
}

const READING = 3000; // milliseconds, and more for every letter
const PER_LETTER = 60;

export class Refusals {
  shown = $state.raw<Refused | null>(null);
  #vanishing: ReturnType<typeof setTimeout> | undefined;
  #touches = 0; // an answer that comes after the next touch is ignored

  constructor(private readonly now: () => Circumstances) {}

  /** Something is touched anew, or the position is another one. */
  clear(): void {
    this.#touches += 1;
    clearTimeout(this.#vanishing);
    this.shown = null;
  }

  /** A square was touched and nothing could be done; `tried` is the action it would have meant. */
  readonly refuse = async (square: string, tried: string | null): Promise<void> => {
    const before = this.#touches;
    const { ontry, held: from } = this.now();
    const words = tried !== null && ontry ? await ontry(tried) : this.#reason(square);
    if (before !== this.#touches || !words) return;
    this.shown = { square, from, words };
    clearTimeout(this.#vanishing);
    this.#vanishing = setTimeout(() => (this.shown = null), READING + PER_LETTER * words.length);
  };

  #reason(square: string): string {
    const { game, picture, mine, expected } = this.now();
    const say = sayIn(game);
    const why = whyNot(square, picture, { say, yours: mine });
    const own = mine.includes(cellAt(picture, square)?.side ?? 0);
    return own && expected ? spoken([why, say(expected.key, expected.details)]) : why;
  }
}

/** What the board itself knows: whose piece it is, or that there is none. */
export function whyNot(square: string, picture: Picture, listener: Listener): string {
  const { say, yours } = listener;
  const cell = cellAt(picture, square);
  if (!cell?.piece) return say('refuse-empty');
  const { piece, side = 0, details = {} } = cell;
  if (yours.includes(side)) return say('refuse-stuck');
  if (side === 0) return say('refuse-nobody');
  return say('refuse-not-yours', { piece: owned({ piece, side, details }, listener) });
}
