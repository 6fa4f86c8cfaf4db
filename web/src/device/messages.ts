// What the page and its workers say to each other.

/** The file with Python's own code. */
export const PYTHON = 'pyodide.asm.wasm';

/** To a worker: load everything. `role` says what it is for. */
export interface Start {
  readonly kind: 'start';
  readonly role: 'tables' | 'thinker' | 'console';
  readonly home: string; // the folder with Python and our sources
  readonly module: WebAssembly.Module | null; // Python's own code; null: the worker compiles it
}

/** To the tables: a question with an HTTP method and an address, answered by `piece`s and an `end`. */
export interface Ask {
  readonly kind: 'ask';
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly language: string;
}

/** To the tables: cancels a question. */
export interface Cancel {
  readonly kind: 'cancel';
  readonly id: number;
}

/** To the tables: a message on the live line. */
export interface SendText {
  readonly kind: 'send';
  readonly text: string;
}

/** From the tables to the thinker, passed on by the page, and back. */
export interface Think {
  readonly kind: 'think';
  readonly id: number;
  readonly task: 'choose' | 'answer';
  readonly packed: Uint8Array;
}

export interface Thought {
  readonly kind: 'thought';
  readonly id: number;
  readonly json: string | null; // null: that was all
}

/** To the console: code, answered by what is `printed` and `ran`. */
export interface Run {
  readonly kind: 'run';
  readonly source: string;
}

export interface Printed {
  readonly kind: 'printed';
  readonly what: 'text' | 'picture' | 'error';
  readonly text: string;
}

/** To all: solved tables have been downloaded or removed. */
export interface Tables {
  readonly kind: 'tables';
}

export type ToWorker = Start | Ask | Cancel | SendText | Think | Thought | Run | Tables;

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly bytes: number } // so many of the pack, unpacked or not
  | { readonly kind: 'piece'; readonly id: number; readonly text: string }
  | { readonly kind: 'end'; readonly id: number; readonly status: number }
  | { readonly kind: 'received'; readonly text: string }
  | Think
  | Thought
  | { readonly kind: 'examples'; readonly json: string } // of the console
  | Printed
  | { readonly kind: 'ran' };
