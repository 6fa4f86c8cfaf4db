// Something with effects of its own whose code is fetched only where it is wanted.

import { fetched } from './fetching';

export class Later<T> {
  made = $state.raw<T | null>(null);
  readonly #load: () => Promise<() => T>;
  #coming: Promise<void> | null = null;
  #stop: (() => void) | null = null;
  #over = false;

  /** Made while a component is set up: its effects end with that component. */
  constructor(load: () => Promise<() => T>) {
    this.#load = load;
    $effect(() => () => {
      this.#over = true;
      this.#stop?.();
    });
  }

  /** Resolves when it is there. */
  want(): Promise<void> {
    this.#coming ??= this.#make();
    return this.#coming;
  }

  async #make(): Promise<void> {
    const make = await fetched(this.#load);
    if (this.#over) return;
    this.#stop = $effect.root(() => {
      this.made = make();
    });
  }
}
