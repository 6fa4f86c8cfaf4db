// Whether the connection still works. When a phone changes networks or a router drops it, a socket
// may look open although nothing arrives any more.

const ANSWER_MS = 2500; // how long an answer may take before the connection counts as dead
const OPENING_MS = 10_000; // how long a connection may take to open
const MISSED = 1.5; // heartbeats, before we ask

export class Pulse {
  readonly #ask: () => void;
  readonly #dead: () => void;
  #heartbeat = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` asks the server for a heartbeat; `dead` is called if none comes. */
  constructor(ask: () => void, dead: () => void) {
    this.#ask = ask;
    this.#dead = dead;
  }

  /** A line is being opened. */
  open(): void {
    this.#heartbeat = 0;
    this.#wait(OPENING_MS, this.#dead);
  }

  /** It is open; the server sends a heartbeat every so many milliseconds. */
  expect(heartbeat: number): void {
    this.#heartbeat = heartbeat;
    this.received();
  }

  /** Something has come. */
  received(): void {
    if (this.#heartbeat > 0) this.#wait(MISSED * this.#heartbeat, () => this.doubt());
  }

  /**
   * The connection is in doubt, for example after the device wakes up: anything that arrives now
   * counts as an answer.
   */
  doubt(): void {
    if (this.#heartbeat === 0) return;
    this.#wait(ANSWER_MS, this.#dead);
    this.#ask();
  }

  /** There is no line. */
  stop(): void {
    this.#heartbeat = 0;
    clearTimeout(this.#timer);
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
