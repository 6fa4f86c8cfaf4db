// The connection to the server: one socket for everything live. It reconnects automatically and
// then tells the server what was seen last, so that nothing is missed.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import {
  VERSION,
  type ChallengeToYou,
  type Chat,
  type ChatLine,
  type ClientMessage,
  type Command,
  type LobbyView,
  type Me,
  type OwnTable,
  type ServerMessage,
  type TableView,
} from '../protocol/messages';
import { language } from '../words/words.svelte';
import { Refusal } from './http';
import { place } from './place.svelte';
import { Pulse } from './pulse';
import { noteRunning } from './analysing/running';
import { joined, type Seen } from './seen';
import { connected, type Socket } from './socket';

type State = 'connecting' | 'open' | 'lost';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const ANSWER_WITHIN = 10_000;

interface Waiting {
  readonly done: () => void;
  readonly refused: (why: Error) => void;
}

class Connection {
  state = $state<State>('connecting');
  you = $state.raw<Me | null>(null);
  known = $state(false); // whether the server has said who you are
  lobby = $state.raw<LobbyView | null>(null);
  own = $state.raw<readonly OwnTable[] | null>(null); // your unfinished games; null: not known yet
  challenges = $state.raw<readonly ChallengeToYou[]>([]); // that wait for your answer
  answered = $state(0); // how often the server has answered
  generation = $state(0); // how often the connection was opened: what came over another one may have gaps
  skew = 0; // the server's clock minus ours
  readonly tables = new SvelteMap<string, Seen>();
  readonly chats = new SvelteMap<string, readonly ChatLine[]>();
  readonly gone = new SvelteSet<string>();
  readonly queued = new SvelteMap<string, number>(); // how many come before the computer at a table

  readonly #seenOn = new SvelteMap<string, number>(); // the connection that told of a table last
  readonly #otherTabs = new BroadcastChannel('wuqi-person');
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #pulse = new Pulse(
    () => this.#send({ type: 'ping' }),
    () => this.#abandon(),
  );
  #lastId = 0;
  #lobbyWanted = false;
  readonly #watched = new Map<string, number>(); // how many parts of the page want a table
  readonly #waiting = new Map<number, Waiting>();

  constructor() {
    this.#otherTabs.onmessage = () => void this.#startOver();
    place.atTable = () => this.#watched.size > 0;
    place.changed = () => void this.#startOver();
  }

  open(): void {
    if (this.#socket) return;
    const socket = connected();
    this.#socket = socket;
    clearTimeout(this.#retry);
    if (!place.onDevice) this.#pulse.open(); // a device may be slow, and never loses its connection
    socket.onopen = () => this.#send({ type: 'hello', version: VERSION, language: language() });
    socket.onmessage = (event: { data: string }) => {
      if (socket !== this.#socket) return; // it was abandoned
      this.#pulse.received();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#closed(socket);
  }

  /** The device has woken up, or is on another network: checks whether the connection still works. */
  check(): void {
    if (this.#socket) this.#pulse.doubt();
    else if (this.state === 'lost') {
      this.#wait = FIRST_WAIT;
      this.open();
    }
  }

  /** Resolves when the server has said who we are. */
  async ready(): Promise<void> {
    while (!this.known) await new Promise((done) => setTimeout(done, 20));
  }

  /** Reconnects as another person; other tabs of this browser do so too. */
  async reopen(): Promise<void> {
    this.#otherTabs.postMessage(null);
    await this.#startOver();
  }

  async #startOver(): Promise<void> {
    const old = this.#socket;
    this.#drop();
    // Browsers complain about a socket that is closed before it has opened.
    if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
    else old?.close();
    this.#fail();
    this.known = false;
    this.open();
    await this.ready();
  }

  /** Follows a table until the returned function is called. */
  watch(table: string): () => void {
    this.#watched.set(table, (this.#watched.get(table) ?? 0) + 1);
    this.gone.delete(table);
    this.#ask(table);
    return () => {
      const left = (this.#watched.get(table) ?? 1) - 1;
      if (left > 0) {
        this.#watched.set(table, left);
        return;
      }
      this.#watched.delete(table);
      this.#send({ type: 'unwatch', table });
    };
  }

  watchLobby(): () => void {
    this.#lobbyWanted = true;
    if (this.state === 'open') this.#send({ type: 'lobby', on: true });
    return () => {
      this.#lobbyWanted = false;
      this.#send({ type: 'lobby', on: false });
    };
  }

  /** A table as it was told by HTTP: there is no need to wait for the line to tell the same. */
  learn(view: TableView): void {
    this.tables.set(view.table, joined(this.tables.get(view.table), view));
    if (!place.onDevice) noteRunning(view);
  }

  /** Whether what we know of a table is what this connection has told, not one that was lost. */
  upToDate(table: string): boolean {
    return this.state === 'open' && this.#seenOn.get(table) === this.generation;
  }

  /** Does something at a table; throws a Refusal if the server says no. */
  do(table: string, command: Command): Promise<void> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((done, refused) => {
      const timer = setTimeout(() => this.#settle(id)?.refused(new Error('no answer')), ANSWER_WITHIN);
      this.#waiting.set(id, {
        done: () => (clearTimeout(timer), done()),
        refused: (why) => (clearTimeout(timer), refused(why)),
      });
      if (!this.#send({ type: 'do', id, table, command })) {
        this.#settle(id)?.refused(new Error('no connection'));
      }
    });
  }

  #ask(table: string): void {
    const seen = this.tables.get(table);
    this.#send({ type: 'watch', table, ply: seen?.ply ?? 0, back: seen?.back ?? 0 });
  }

  #send(message: ClientMessage): boolean {
    const ready = this.#socket?.readyState === WebSocket.OPEN;
    const first = message.type === 'hello';
    if (!ready || (!first && this.state !== 'open')) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.state = 'open';
        this.generation += 1;
        this.queued.clear();
        this.answered += 1;
        this.#pulse.expect(message.heartbeat);
        this.you = message.you;
        this.known = true;
        this.skew = message.now - Date.now();
        this.#wait = FIRST_WAIT;
        for (const table of this.#watched.keys()) this.#ask(table);
        if (this.#lobbyWanted) this.#send({ type: 'lobby', on: true });
        if (!message.you) this.own = this.challenges = [];
        else if (!place.onDevice) this.#send({ type: 'own' });
        break;
      case 'beat':
        this.skew = message.now - Date.now();
        this.#send({ type: 'beat', number: message.number });
        break;
      case 'table':
        if (this.tables.get(message.table)?.ply !== message.ply) this.queued.delete(message.table);
        this.learn(message);
        this.#seenOn.set(message.table, this.generation);
        break;
      case 'chat':
        this.#addLines(message);
        break;
      case 'lobby':
        this.lobby = message;
        break;
      case 'own':
        this.own = message.tables;
        this.challenges = message.challenges ?? [];
        break;
      case 'computer-waits':
        if (message.before === null) this.queued.delete(message.table);
        else this.queued.set(message.table, message.before);
        break;
      case 'gone':
        this.gone.add(message.table);
        break;
      case 'done':
        this.answered += 1; // perhaps too late to be waited for
        this.#settle(message.id)?.done();
        break;
      case 'refused':
        this.answered += 1;
        if (message.id != null) this.#settle(message.id)?.refused(new Refusal(message));
        else if (message.table) this.gone.add(message.table);
        break;
      case 'going-away':
        this.#wait = message.after;
        break;
    }
  }

  #addLines({ table, lines }: Chat): void {
    const before = this.chats.get(table) ?? [];
    const last = before.at(-1)?.number ?? 0;
    this.chats.set(table, [...before, ...lines.filter((one) => one.number > last)]);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #fail(): void {
    for (const id of [...this.#waiting.keys()]) {
      this.#settle(id)?.refused(new Error('the connection was lost'));
    }
  }

  /** The socket is closed; later events of it are ignored. */
  #drop(): void {
    this.#socket = null;
    this.#pulse.stop();
  }

  /** Abandons a dead socket: it may take minutes to close, and browsers do not open another one
      while it is still connecting. */
  #abandon(): void {
    this.#socket?.close();
    this.#drop();
    this.#lose();
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.#lose();
  }

  #lose(): void {
    this.state = 'lost';
    this.#fail();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), this.#wait);
    if (!place.onDevice) void place.unanswered();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export const connection = new Connection();

for (const change of ['online', 'offline', 'pageshow']) addEventListener(change, () => connection.check());
document.addEventListener('visibilitychange', () => document.hidden || connection.check());
