// Python in a worker of the page: loads Pyodide and our sources, and hands messages on.
// The same script runs twice: for tables, and for thinking, which would keep tables waiting.

import type { loadPyodide as LoadPyodide, PyodideInterface } from 'pyodide';
import { keeping } from './keeping';
import { PYTHON, type FromWorker, type Printed, type Start, type ToWorker } from './messages';
import { keptTables, readTable } from './tables';
import { unpacked } from './unpacking';

const FAILED = 500; // a status, as of a server

const post = (message: FromWorker): void => self.postMessage(message);

/** What wuqi.device.workers has for each kind of worker. */
interface Tables {
  ask(id: number, method: string, path: string, body: string, language: string, send: Send): Promise<number>;
  cancel(id: number): void;
  receive(text: string): Promise<void>;
  thought(id: number, json: string | null): void;
}
interface Thinker {
  choose(packed: Uint8Array, send: Send): void;
  answer(packed: Uint8Array, send: Send): void;
}
interface Console {
  run(source: string): void;
  examples(): string;
}
type Send = (text: string) => void;

interface SolvedFiles {
  keep_table(name: string, content: Uint8Array): void;
  drop_table(name: string): void;
}

let solved: SolvedFiles | null = null;
const taken = new Set<string>(); // solved tables that Python has
let tables: Tables | null = null;
let thinker: Thinker | null = null;
let console: Console | null = null;

async function started({ role, home, module }: Start): Promise<void> {
  if (module) useCompiled(module);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as {
    loadPyodide: typeof LoadPyodide;
  };
  const files = fetched(`${home}wuqi.pack`).then(unpacked);
  const python: PyodideInterface = await loadPyodide({ indexURL: home });
  place(await files, python);
  const worker: unknown = python.runPython(begin(role));
  solved = python.pyimport('wuqi.device.workers.solved_files') as SolvedFiles;
  await takeTables().catch(() => undefined); // it does without
  if (role === 'tables') {
    const think = (id: number, task: 'choose' | 'answer', bytes: Uint8Array): void =>
      post({ kind: 'think', id, task, packed: bytes });
    const received = (text: string): void => post({ kind: 'received', text });
    tables = (worker as (...ports: unknown[]) => Tables)(keeping, think, received);
  } else if (role === 'thinker') {
    thinker = (worker as () => Thinker)();
  } else {
    const output = (what: Printed['what'], text: string): void => post({ kind: 'printed', what, text });
    console = (worker as (write: typeof output) => Console)(output);
    post({ kind: 'examples', json: console.examples() });
    disconnect();
  }
}

/** Pyodide fetches and compiles its own code, whatever the page has: what it asks the browser for is
    answered with what is compiled already. */
function useCompiled(module: WebAssembly.Module): void {
  const fetchOther = self.fetch.bind(self);
  self.fetch = (input, init) =>
    String(input).endsWith(PYTHON) ? Promise.resolve(new Response()) : fetchOther(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
}

/** Lets Python have the solved tables that are kept, and no others. */
async function takeTables(): Promise<void> {
  const kept = await keptTables();
  for (const name of taken) {
    if (kept.includes(name)) continue;
    solved?.drop_table(name);
    taken.delete(name);
  }
  for (const name of kept) {
    const content = taken.has(name) ? null : await readTable(name);
    if (!content) continue;
    solved?.keep_table(name, new Uint8Array(content));
    taken.add(name);
  }
}

/** Code in a console has no network, so that pasted code cannot act in a person's name. */
function disconnect(): void {
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'indexedDB', 'caches']) {
    Object.defineProperty(self, name, { value: undefined });
  }
}

/** Lets Python have files: they stay where they were unpacked, and are not copied. */
function place(files: ReadonlyMap<string, Uint8Array>, { FS }: PyodideInterface): void {
  const folders = new Set([...files.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))));
  for (const folder of folders) FS.mkdirTree(`${HOME}/${folder}`);
  for (const [name, content] of files) FS.writeFile(`${HOME}/${name}`, content, { canOwn: true });
}

const HOME = '/wuqi';

const begin = (role: Start['role']): string => `
import os, sys
os.environ["WUQI_DATA"] = "/data"
sys.path.insert(0, "${HOME}")
from wuqi.device.standins import install
install()
from wuqi.device.workers.${role} import worker
worker
`;

async function fetched(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  return response.body;
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    await started(message);
    post({ kind: 'ready' });
  } else if (message.kind === 'ask') {
    const { id, method, path, body, language } = message;
    const send = (text: string): void => post({ kind: 'piece', id, text });
    let status = FAILED;
    try {
      status = await tables!.ask(id, method, path, body, language, send);
    } finally {
      post({ kind: 'end', id, status }); // so that the page does not wait for ever
    }
  } else if (message.kind === 'cancel') {
    tables!.cancel(message.id);
  } else if (message.kind === 'send') {
    await tables!.receive(message.text);
  } else if (message.kind === 'thought') {
    tables!.thought(message.id, message.json);
  } else if (message.kind === 'tables') {
    await takeTables();
  } else if (message.kind === 'run') {
    try {
      console!.run(message.source);
    } catch (error) {
      post({ kind: 'printed', what: 'error', text: String(error) });
    } finally {
      post({ kind: 'ran' });
    }
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
