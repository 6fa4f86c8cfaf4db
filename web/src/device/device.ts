// This device as a server: gives the same answers as a server, and has its own tables, offline.

import type { FromWorker, Think, ToWorker } from './messages';
import { pack } from './pack.svelte';
import { startedWorker } from './workers';

const PATIENCE_MS = 1500; // a turn of analysis is shorter: see wuqi.device.answers.teaching

export type State = 'off' | 'loading' | 'ready' | 'failed';

interface Pending {
  pieces: ReadableStreamDefaultController<Uint8Array>;
  end: (status: number) => void;
}

/** The part of a WebSocket that the live line uses. */
export interface DeviceSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

class Device {
  state: State = 'off';
  #tables: Worker | null = null;
  #thinker: Promise<Worker> | null = null;
  readonly #tasks = new Map<number, Think>(); // what is being thought about
  #starting: Promise<void> | null = null;
  #home: Promise<string> | null = null; // the same for both workers
  #number = 0;
  readonly #pending = new Map<number, Pending>();
  #socket: DeviceSocket | null = null;
  readonly #encoder = new TextEncoder();

  /** Loads Python and our sources, once; ready when it is fulfilled. */
  start(): Promise<void> {
    this.#starting ??= this.#load();
    return this.#starting;
  }

  async #load(): Promise<void> {
    this.state = 'loading';
    try {
      this.#tables = await this.#worker('tables');
      this.state = 'ready';
    } catch (error) {
      this.state = 'failed';
      this.#starting = this.#home = null;
      throw error;
    }
  }

  /** What a server would answer to a request for an address under /api. */
  async fetch(
    path: string,
    init: { method?: string; body?: string; language?: string } = {},
  ): Promise<Response> {
    await this.start();
    const id = (this.#number += 1);
    let end: (status: number) => void = () => undefined;
    const ended = new Promise<number>((resolve) => (end = resolve));
    let first: () => void = () => undefined;
    const begun = new Promise<null>((resolve) => (first = () => resolve(null)));
    const body = new ReadableStream<Uint8Array>({
      start: (pieces) => {
        const watched = Object.create(pieces) as typeof pieces;
        watched.enqueue = (piece) => (pieces.enqueue(piece), first());
        watched.close = () => pieces.close();
        this.#pending.set(id, { pieces: watched, end });
      },
      cancel: () => {
        this.#pending.delete(id);
        this.#post({ kind: 'cancel', id });
        this.#stopAnswering();
      },
    });
    const { method = 'GET', body: sent = '', language = 'en' } = init;
    this.#post({ kind: 'ask', id, method, path, body: sent, language });
    // A stream begins with its first line; everything else comes at once, and with it the status.
    const streams = /^\/analysis$|\/review$/.test(path);
    const status = streams ? await Promise.race([ended, begun]) : await ended;
    return new Response(body, { status: status ?? 200 });
  }

  /** A live line to the tables of this device. */
  connect(): DeviceSocket {
    const socket: DeviceSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      readyState: WebSocket.OPEN,
      send: (text) => this.#post({ kind: 'send', text }),
      close: () => {
        if (this.#socket === socket) this.#socket = null;
        socket.onclose?.();
      },
    };
    this.#socket = socket;
    void this.start().then(
      () => socket.onopen?.(),
      () => socket.close(),
    );
    return socket;
  }

  /** Solved tables have been downloaded or removed. */
  async tablesChanged(): Promise<void> {
    this.#post({ kind: 'tables' });
    (await this.#thinker)?.postMessage({ kind: 'tables' } satisfies ToWorker);
  }

  #post(message: ToWorker): void {
    this.#tables?.postMessage(message);
  }

  async #worker(role: 'tables' | 'thinker'): Promise<Worker> {
    this.#home ??= pack.home();
    const home = await this.#home;
    return startedWorker(role, home, (message) => this.#receive(message));
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'piece') {
      this.#pending.get(message.id)?.pieces.enqueue(this.#encoder.encode(message.text));
    } else if (message.kind === 'end') {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      pending?.pieces.close();
      pending?.end(message.status);
    } else if (message.kind === 'received') {
      this.#socket?.onmessage?.({ data: message.text });
    } else if (message.kind === 'think') {
      void this.#think(message);
    } else if (message.kind === 'thought') {
      if (message.json === null) this.#tasks.delete(message.id);
      this.#post(message);
    }
  }

  async #think(task: Think): Promise<void> {
    this.#tasks.set(task.id, task);
    const started = (this.#thinker ??= this.#worker('thinker'));
    try {
      const thinker = await started;
      if (this.#tasks.has(task.id)) thinker.postMessage(task);
    } catch (error) {
      console.error(error);
      if (this.#thinker === started) this.#thinker = null; // the next task tries again
      this.#receive({ kind: 'thought', id: task.id, json: null }); // so nobody waits
    }
  }

  /** Cancels a request. A worker that thinks hears nothing: we wait for short tasks; a long one is
      ended with its worker, and a new worker does the remaining tasks. */
  #stopAnswering(): void {
    const unread = [...this.#tasks.values()].filter(({ task }) => task === 'answer');
    setTimeout(() => {
      const busy = unread.filter(({ id }) => this.#tasks.has(id));
      if (busy.length === 0) return;
      void this.#thinker?.then(
        (worker) => worker.terminate(),
        () => undefined,
      );
      this.#thinker = null;
      for (const { id } of busy) this.#tasks.delete(id);
      for (const task of this.#tasks.values()) void this.#think(task);
    }, PATIENCE_MS);
  }
}

export const device = new Device();
