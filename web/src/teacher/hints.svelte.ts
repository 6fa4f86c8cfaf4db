// Hints at a table: clue by clue, each with something to mark on the board.

import type { HintMark } from '../board/marks/Hinted.svelte';
import { post } from '../live/http';
import { Trouble } from '../live/trouble.svelte';
import type { ClueInfo, Hinted } from '../protocol/messages';

export class Hints {
  asking = $state(false);
  given = $state(0); // how many clues have been shown
  readonly trouble = new Trouble();
  #clues = $state.raw<readonly ClueInfo[]>([]);
  #position = 0; // grows whenever the hints of before are of no use any more

  /** The clues that have been given so far. */
  readonly shown = $derived(this.#clues.slice(0, this.given));
  readonly finished = $derived(this.given > 0 && this.given === this.#clues.length);
  readonly mark = $derived.by((): HintMark | null => {
    const last = this.shown.findLast((clue) => clue.squares.length > 0);
    return last ? { squares: last.squares, arrow: last.action !== null } : null;
  });

  /** The next clue about the position at a table. */
  async more(table: string): Promise<void> {
    const position = this.#position;
    this.trouble.clear();
    this.asking = true;
    try {
      const clues =
        this.#clues.length > 0 ? this.#clues : (await post<Hinted>(`/tables/${table}/hint`, {})).clues;
      if (position !== this.#position) return;
      this.#clues = clues;
      this.given = Math.min(this.given + 1, clues.length);
    } catch (error) {
      if (position === this.#position) this.trouble.about(error);
    } finally {
      if (position === this.#position) this.asking = false;
    }
  }

  /** The position is another one. */
  clear(): void {
    this.#position += 1;
    this.#clues = [];
    this.given = 0;
    this.asking = false;
    this.trouble.clear();
  }
}
