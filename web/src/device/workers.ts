// Workers with Python in them.

import type { FromWorker, Start, ToWorker } from './messages';

/** A worker that has loaded everything; what it says afterwards is handed to `hear`. */
export function startedWorker(
  role: Start['role'],
  home: string,
  hear: (message: FromWorker) => void,
): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      const message = event.data;
      if (message.kind === 'ready') resolve(worker);
      else if (message.kind === 'failed') reject(new Error(message.reason));
      else hear(message);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ kind: 'start', role, home } satisfies ToWorker);
  });
}
