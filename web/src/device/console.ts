// A Python console: a separate worker, so that its code does not delay anything else and can be
// stopped.

import type { FromWorker, Printed, ToWorker } from './messages';
import { pack } from './pack.svelte';
import { startedWorker } from './workers';

export interface Example {
  readonly title: string;
  readonly code: string;
}

export class PythonConsole {
  examples: readonly Example[] = [];
  #worker: Promise<Worker> | null = null;
  #ended = new AbortController(); // ends the worker, also while it loads
  #print: (printed: Printed) => void = () => undefined;
  #ran: () => void = () => undefined;

  /** Loads Python; ready when it is fulfilled. What has failed can be tried again. */
  start(): Promise<Worker> {
    const { signal } = this.#ended;
    this.#worker ??= this.#load(signal).catch((error: unknown) => {
      if (!signal.aborted) this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #load(ended: AbortSignal): Promise<Worker> {
    return startedWorker('console', await pack.home(), (message) => this.#receive(message), ended);
  }

  /** Runs code; what it prints is handed to `print`. */
  async run(source: string, print: (printed: Printed) => void): Promise<void> {
    const worker = await this.start();
    this.#print = print;
    const ran = new Promise<void>((resolve) => (this.#ran = resolve));
    worker.postMessage({ kind: 'run', source } satisfies ToWorker);
    await ran;
  }

  /** Stops the running code and forgets all names. */
  stop(): void {
    this.#ended.abort();
    this.#ended = new AbortController();
    this.#worker = null;
    this.#ran();
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'printed') this.#print(message);
    else if (message.kind === 'ran') this.#ran();
    else if (message.kind === 'examples') {
      const found = JSON.parse(message.json) as [string, string][];
      this.examples = found.map(([title, code]) => ({ title, code }));
    }
  }
}
