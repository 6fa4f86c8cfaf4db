// Plays the perfect line on a board, one move after another. The next move begins when the board has
// shown the one before it.

const BEAT_MS = 700; // between two moves, for looking at the new values

interface Line {
  /** Whether there is a next move. */
  readonly more: () => boolean;
  /** Shows the next move. */
  readonly forward: () => void;
}

export class PerfectLine {
  playing = $state(false);
  readonly #line: Line;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  start(): void {
    this.playing = true;
    this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The board has shown where we are. */
  seen(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), BEAT_MS);
  }

  #next(): void {
    if (!this.playing) return;
    if (this.#line.more()) this.#line.forward();
    else this.stop();
  }
}
