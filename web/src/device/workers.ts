// Workers with Python in them.

import { PYTHON, type FromWorker, type Start, type ToWorker } from './messages';

// A busy browser may refuse a file or memory that it grants a moment later, above all while a worker
// that was ended just now still has some.
const TRIES = 3;
const PAUSE_MS = 500; // before the second try; twice that before the third

const compiled = new Map<string, Promise<WebAssembly.Module | null>>(); // by folder

/** Python's own code, compiled once for all workers: it is most of what they load. Null: they do it. */
function compiledIn(home: string): Promise<WebAssembly.Module | null> {
  const found = compiled.get(home) ?? compile(home + PYTHON).catch(() => null);
  compiled.set(home, found);
  void found.then((module) => module ?? compiled.delete(home)); // it may work the next time
  return found;
}

/** While it comes, so that it is never there twice. */
async function compile(address: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(await fetch(address));
}

type OnMessage = (message: FromWorker) => void;

/** A worker that has loaded everything; what it says afterwards is handed to `onMessage`. `ended` ends it at
    once, also while it loads. */
export async function startedWorker(
  role: Start['role'],
  home: string,
  onMessage: OnMessage,
  ended?: AbortSignal,
): Promise<Worker> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadedWorker(role, home, onMessage, ended);
    } catch (error) {
      if (ended?.aborted || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }
}

function loadedWorker(
  role: Start['role'],
  home: string,
  onMessage: OnMessage,
  ended: AbortSignal | undefined,
): Promise<Worker> {
  ended?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    let ready = false;
    const fail = (reason: string): void => {
      if (ready) console.error(`Python (${role}) failed:`, reason);
      else worker.terminate();
      reject(new Error(reason));
    };
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      const message = event.data;
      if (message.kind === 'ready') {
        ready = true;
        resolve(worker);
      } else if (message.kind === 'failed') fail(message.reason);
      else onMessage(message);
    };
    worker.onerror = (event) => fail(event.message || 'the worker could not be loaded');
    ended?.addEventListener('abort', () => (worker.terminate(), reject(new Error('ended'))));
    void compiledIn(home).then((module) =>
      worker.postMessage({ kind: 'start', role, home, module } satisfies ToWorker),
    );
  });
}
