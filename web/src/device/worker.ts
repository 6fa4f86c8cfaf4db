// Python in a worker of the page: loads Pyodide and our sources, and hands messages on.
// The same script runs twice: for tables, and for thinking, which would keep tables waiting.

import type { loadPyodide as LoadPyodide, PyodideInterface } from 'pyodide';
import { keeping } from './keeping';
import type { FromWorker, Start, ToWorker } from './messages';

const post = (message: FromWorker): void => self.postMessage(message);

/** What wuqi.device.browser has for this worker. */
interface Tables {
  ask(method: string, path: string, body: string, language: string, send: Send): Promise<number>;
  say(text: string): Promise<void>;
  thought(id: number, json: string | null): void;
}
interface Thinker {
  choose(packed: Uint8Array, send: Send): void;
  answer(packed: Uint8Array, send: Send): void;
}
type Send = (text: string) => void;

let tables: Tables | null = null;
let thinker: Thinker | null = null;

async function started({ role, home }: Start): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as {
    loadPyodide: typeof LoadPyodide;
  };
  const packed = fetched(`${home}wuqi.zip`);
  const python: PyodideInterface = await loadPyodide({ indexURL: home });
  python.unpackArchive(await packed, 'zip', { extractDir: '/wuqi' });
  const browser = python.runPython(START) as { tables: unknown; thinker: unknown };
  if (role === 'tables') {
    const think = (id: number, task: 'choose' | 'answer', bytes: Uint8Array): void =>
      post({ kind: 'think', id, task, packed: bytes });
    const heard = (text: string): void => post({ kind: 'heard', text });
    tables = (browser.tables as (...ports: unknown[]) => Tables)(keeping, think, heard);
  } else {
    thinker = (browser.thinker as () => Thinker)();
  }
}

const START = `
import sys
sys.path.insert(0, "/wuqi")
from wuqi.device.standins import install
install()
from wuqi.device import browser
browser
`;

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    await started(message);
    post({ kind: 'ready' });
  } else if (message.kind === 'ask') {
    const { id, method, path, body, language } = message;
    const send = (text: string): void => post({ kind: 'piece', id, text });
    const status = await tables!.ask(method, path, body, language, send);
    post({ kind: 'end', id, status });
  } else if (message.kind === 'say') {
    await tables!.say(message.text);
  } else if (message.kind === 'thought') {
    tables!.thought(message.id, message.json);
  } else {
    const { id, task, packed } = message;
    const send = (json: string): void => post({ kind: 'thought', id, json });
    try {
      thinker![task](packed, send);
    } finally {
      post({ kind: 'thought', id, json: null });
    }
  }
}

self.onmessage = (event: MessageEvent<ToWorker>): void => {
  handle(event.data).catch((error: unknown) => post({ kind: 'failed', reason: String(error) }));
};
