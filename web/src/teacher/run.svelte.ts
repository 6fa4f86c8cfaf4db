// A run of puzzles, each harder than the last: until the first mistake, or for three minutes.

import type { PuzzleJudged } from '../protocol/messages';

export type RunKind = 'streak' | 'timed';

const LASTS_S = 180;
const TICK_MS = 250;

/** Puzzles solved one after the other; the best number is kept in the browser. */
export class PuzzleRun {
  readonly kind: RunKind;
  solved = $state(0);
  over = $state(false);
  left = $state(LASTS_S); // seconds, in a timed run
  best = $state(0);
  record = $state(false);
  readonly #key: string;
  readonly #ends = Date.now() + LASTS_S * 1000;

  constructor(kind: RunKind, game: string) {
    this.kind = kind;
    this.#key = `wuqi-puzzle-run-${kind}-${game}`;
    this.best = Number(localStorage.getItem(this.#key) ?? 0) || 0;
  }

  /** Counts a try; whether the next puzzle comes at once. */
  judged(answer: PuzzleJudged): boolean {
    if (this.over) return false;
    if (answer.right && answer.line.length > 0) {
      this.solved += 1;
      return true;
    }
    if (answer.right) return false; // there are more turns
    if (this.kind === 'streak') this.end();
    return this.kind === 'timed';
  }

  /** Lets the time pass for as long as the run is shown; returns how to stop that. */
  tick(): () => void {
    const timer = setInterval(() => {
      if (this.over || this.kind !== 'timed') return;
      this.left = Math.max(0, Math.ceil((this.#ends - Date.now()) / 1000));
      if (this.left === 0) this.end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    this.record = this.solved > this.best;
    if (!this.record) return;
    this.best = this.solved;
    try {
      localStorage.setItem(this.#key, String(this.best));
    } catch {
      // a browser that keeps nothing
    }
  }
}
