// Looking back at earlier positions while the game goes on. What is hidden from you was never sent,
// so the way back ends before the first hidden action.

import type { Seen } from '../../live/seen';
import { troubleIn } from '../../live/http';
import { Boards } from '../../live/boards.svelte';
import type { Board, Effect } from '../../protocol/messages';

const MOST_UNDONE = 8; // actions that are shown going back
const NOTCH = 40; // pixels the wheel is turned for one step

export class Browsing {
  readonly #view: () => Seen | undefined;
  #boards: Boards | null = null;
  #table = '';
  #wanted: number | null = null; // the ply asked for last, while its board is being fetched
  #turned = 0; // pixels the wheel was turned since the last step
  #onward = $state(false);
  #undone = $state.raw<readonly Effect[]>([]); // what lies between, after a few steps back
  #seen = $state(0); // actions there were when you began to look back

  /** The ply that is looked at; null: the present. */
  ply = $state<number | null>(null);
  trouble = $state('');

  constructor(view: () => Seen | undefined) {
    this.#view = view;
    $effect(() => this.#follow());
  }

  readonly actions = $derived.by((): readonly string[] => {
    const steps = this.#view()?.steps ?? [];
    const hidden = steps.findIndex((step) => step.action === null);
    return steps.slice(0, hidden === -1 ? undefined : hidden).map((step) => step.action ?? '');
  });
  readonly present = $derived.by(() => this.#view()?.steps.length ?? 0);
  /** What is shown: an earlier ply, or the present. */
  readonly at = $derived(this.ply ?? this.present);
  /** The board of the past; null: the present is shown. */
  readonly board = $derived.by((): Board | null =>
    this.ply === null ? null : (this.#boards?.at(this.ply) ?? null),
  );
  /** What led there, when it was reached by one step on; else it is simply shown. */
  readonly effects = $derived(this.#onward ? this.board?.effects : undefined);
  /** What was gone back over, when that was little enough to be followed. */
  readonly undone = $derived(this.ply === null ? [] : this.#undone);
  /** How many actions were taken while you looked back. */
  readonly missed = $derived(this.ply === null ? 0 : Math.max(0, this.present - this.#seen));

  /** Shows the position after so many actions; the last one is the present. */
  readonly go = async (ply: number): Promise<void> => {
    const view = this.#view();
    if (!view || this.present === 0) return;
    if (ply >= this.present) {
      this.leave();
      return;
    }
    const target = Math.max(0, Math.min(ply, this.actions.length));
    const boards = this.#known(view);
    this.#wanted = target;
    this.trouble = '';
    try {
      await boards.want(target);
    } catch (error) {
      this.trouble = troubleIn(error);
    }
    if (this.#wanted !== target || boards !== this.#boards || !boards.at(target)) return;
    if (this.ply === null) this.#seen = this.present;
    this.#onward = target === this.at + 1;
    const between = view.steps.slice(target, this.at);
    this.#undone = between.length > MOST_UNDONE ? [] : between.flatMap((step) => step.effects ?? []);
    this.ply = target;
  };

  /** So many actions on, or back. */
  readonly step = (by: number): void => {
    void this.go((this.#wanted ?? this.at) + by);
  };

  /** The wheel over the board leads through the game; past its end it scrolls the page as usual. */
  readonly wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.deltaY === 0 || this.present === 0) return;
    if (event.deltaY > 0 ? this.ply === null : this.at === 0) return;
    event.preventDefault();
    // Mice turn by notches, touch pads send many small turns.
    this.#turned =
      Math.sign(this.#turned) === Math.sign(event.deltaY) ? this.#turned + event.deltaY : event.deltaY;
    if (Math.abs(this.#turned) < NOTCH) return;
    this.#turned = 0;
    this.step(Math.sign(event.deltaY));
  };

  /** Back to the present. */
  readonly leave = (): void => {
    this.#wanted = null;
    this.ply = null;
  };

  #known(view: Seen): Boards {
    if (!this.#boards || this.#table !== view.table) {
      const { game, options, start: position } = view;
      this.#boards = new Boards({ game, options, position, actions: this.actions });
      this.#table = view.table;
    }
    return this.#boards;
  }

  #follow(): void {
    const [view, actions] = [this.#view(), this.actions];
    if (view?.table !== this.#table) {
      if (this.ply !== null) this.leave();
      return;
    }
    this.#boards?.follow(actions);
    if (this.ply !== null && this.ply >= actions.length && this.ply >= this.present) this.leave();
  }
}
