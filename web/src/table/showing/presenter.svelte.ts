// What the board of a table shows, and when. A view is true at once; the presenter shows the
// actions that led to it one after another. Acting, coming back or reconnecting jumps to the
// present: nothing is replayed that nobody could follow.

import { agrees, pictureAfter, placedOn } from '../../board/motion/stages';
import type { Seen } from '../../live/seen';
import type { Effect, Picture, Step } from '../../protocol/messages';

/** A position of a table, with the action that led to it. */
export interface ShownFrame {
  readonly ply: number;
  readonly picture: Picture;
  readonly before: Picture | null; // null: the action is not shown, only where it led
  readonly step: Step | null;
  readonly effects: readonly Effect[];
  readonly undone?: readonly Effect[]; // what was taken back to get here
}

const MOST = 24; // actions that may wait to be shown
const MOST_UNDONE = 8; // actions that are shown going back: more than a turn of everybody is a jump
const SAME_SIDE = 0.4; // of a breath, between two actions of one side: a march is one turn

export class Presenter {
  shown = $state.raw<ShownFrame | null>(null); // what the board shows, or is on its way to
  waiting = $state.raw<readonly ShownFrame[]>([]); // what has happened since
  #view: Seen | null = null;
  #connection = 0;
  #seen = $state(true); // whether the shown action has been shown to its end
  #enacted: Step | null = null; // the last action that was shown and not jumped over
  #timer: ReturnType<typeof setTimeout> | undefined;
  #expected = 0; // a ply of your own that was decided before its turn

  constructor(
    private readonly breath: () => number, // milliseconds between two actions; 0: none is shown
    private readonly away: () => boolean = () => document.hidden, // nobody is looking
  ) {}

  /** Whether the board shows what is true. */
  get present(): boolean {
    return this.waiting.length === 0;
  }

  /** Whether everything that happened has been shown to its end. */
  get settled(): boolean {
    return this.present && this.#seen;
  }

  /** The side whose action is shown or comes next; null: nobody's, or your own, which you know. */
  get acting(): number | null {
    if (this.settled) return null;
    const frame = this.#seen || this.#own(this.shown ?? undefined) ? this.waiting[0] : this.shown;
    return frame?.step?.side ?? null;
  }

  /** Takes a new view; `connection` is the number of the connection that brought it. */
  follow(view: Seen, connection: number): void {
    const before = this.#view;
    const gap = connection !== this.#connection;
    this.#view = view;
    this.#connection = connection;
    const last = this.waiting.at(-1) ?? this.shown;
    if (last && before?.table === view.table && before.back === view.back && !gap) {
      if (view.ply === last.ply && agrees(placedOn(last.picture), view.board.picture)) {
        this.#refresh(view.board.picture);
        return;
      }
      const news = framesOf(last, view);
      if (news && this.#worthShowing(news)) {
        this.waiting = [...this.waiting, ...news];
        this.#next();
        return;
      }
    }
    const back = before?.table === view.table && before.back < view.back && !gap;
    this.#jump(view, back ? this.#undone(before, view) : []);
  }

  /** What of the shown position has been taken back. */
  #undone(before: Seen, { ply }: Seen): Effect[] {
    const steps = before.steps.slice(ply, this.shown?.ply ?? 0);
    return steps.length > MOST_UNDONE ? [] : steps.flatMap((step) => step.effects ?? []);
  }

  /** You will act at this ply without having waited to see what came before: it is shown in its turn. */
  expect(ply: number): void {
    this.#expected = ply;
  }

  /** The board has shown the action to its end. */
  seen(): void {
    if (this.#seen) return;
    this.#seen = true;
    this.#next();
  }

  /** Jumps to the present: the action being shown counts as seen. */
  skip(): void {
    if (this.#view && !this.present) this.#jump(this.#view);
    else this.seen();
  }

  /** Forgets what was to be shown later. */
  stop(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
  }

  /** Whether news are shown action by action. One's own action is seen at once, or it jumps. */
  #worthShowing(news: readonly ShownFrame[]): boolean {
    if (this.breath() === 0 || this.away() || this.waiting.length + news.length > MOST) return false;
    if (!this.#own(news[0]) || news[0]?.ply === this.#expected) return true;
    this.#seen = true;
    return this.present;
  }

  #own(frame: ShownFrame | undefined): boolean {
    const seat = frame?.step?.seat;
    return this.#view?.seats.some((one) => one.yours && one.number === seat) ?? false;
  }

  /** The same position, told anew: names may have changed, and what can be seen beside pieces. */
  #refresh(picture: Picture): void {
    if (!this.present || !this.shown) return;
    if (JSON.stringify(this.shown.picture) === JSON.stringify(picture)) return;
    this.shown = { ...this.shown, picture };
  }

  #jump(view: Seen, undone: readonly Effect[] = []): void {
    this.stop();
    this.#seen = true;
    this.#enacted = null;
    this.shown = {
      ply: view.ply,
      picture: view.board.picture,
      before: null,
      step: view.steps.at(-1) ?? null,
      effects: [],
      undone,
    };
  }

  /** Shows the next action, a breath after the last one was seen. */
  #next(): void {
    clearTimeout(this.#timer);
    const [next] = this.waiting;
    if (!next || !this.#seen) return;
    const wait = this.#pause(next);
    if (wait > 0) this.#timer = setTimeout(() => this.#show(next), wait);
    else this.#show(next);
  }

  #show(frame: ShownFrame): void {
    this.waiting = this.waiting.slice(1);
    if (frame.effects.length > 0) {
      this.#seen = false;
      this.#enacted = frame.step;
    }
    this.shown = frame;
    this.#next();
  }

  #pause(next: ShownFrame): number {
    const last = this.#enacted;
    if (!last || next.effects.length === 0 || this.#own(next)) return 0;
    return last.side === next.step?.side ? SAME_SIDE * this.breath() : this.breath();
  }
}

/** A frame for each action since one that is known; null if they do not lead to what is true. */
function framesOf(last: ShownFrame, view: Seen): ShownFrame[] | null {
  if (view.ply <= last.ply) return null;
  const frames: ShownFrame[] = [];
  let before = last.picture;
  for (const step of view.steps.slice(last.ply)) {
    const effects = step.effects ?? [];
    const after = pictureAfter(before, effects);
    if (!after) return null;
    frames.push({ ply: step.ply, picture: after, before, step, effects });
    before = after;
  }
  const end = frames.at(-1);
  if (!end || !agrees(placedOn(before), view.board.picture)) return null;
  return [...frames.slice(0, -1), { ...end, ply: view.ply, picture: view.board.picture }];
}
