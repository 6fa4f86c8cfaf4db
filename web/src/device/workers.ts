// Workers with Python in them.

import type { FromWorker, Start, ToWorker } from './messages';

// A busy browser may refuse a file or memory that it grants a moment later, above all while a worker
// that was ended just now still has some.
const TRIES = 3;
const PAUSE_MS = 500; // before the second try; twice that before the third

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
    worker.postMessage({ kind: 'start', role, home } satisfies ToWorker);
  });
}
