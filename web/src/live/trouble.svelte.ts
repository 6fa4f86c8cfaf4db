// What went wrong, in words. "The server does not answer" is removed as soon as it does.

import { Refusal, troubleIn } from './http';
import { connection } from './connection.svelte';

export class Trouble {
  #error = $state.raw<unknown>(null);
  #answered = 0; // how often the server had answered by then

  /** '' when there is none, or no longer. */
  get words(): string {
    if (this.#error === null) return '';
    if (!(this.#error instanceof Refusal) && connection.answered > this.#answered) return '';
    return troubleIn(this.#error);
  }

  about(error: unknown): void {
    this.#answered = connection.answered;
    this.#error = error;
  }

  clear(): void {
    this.#error = null;
  }
}
