// One task of a lesson in progress: what the board shows, what was found, what is wrong.
// The server decides; what it answers is shown action by action, each when the last has been seen.

import { post, reasonOf, troubleIn } from '../live/http';
import type { Board, LessonInfo, TaskAnswer, TaskHelp, TaskInfo, TaskStep } from '../protocol/messages';
import { breath } from '../settings.svelte';

const LAST_LOOK = 700; // milliseconds a found action is looked at before the board is put back

export class Trying {
  standing = $state<'going' | 'done' | 'wrong'>('going');
  text = $state(''); // why it is wrong, or why not
  found = $state.raw<readonly string[]>([]);
  busy = $state(false); // the server is asked, or its answer is being shown
  shownHelp = $state<string | null>(null); // an action to be pointed at
  hinted = $state(false);
  #steps = $state.raw<readonly TaskStep[]>([]); // that have been shown
  #waiting: readonly TaskStep[] = [];
  #answer: TaskAnswer | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
    readonly number: number, // of the task, from 1
    private readonly ondone: () => void,
  ) {}

  get task(): TaskInfo {
    const task = this.lesson.tasks[this.number - 1];
    if (!task) throw new Error(`no task ${this.number} in ${this.lesson.id}`);
    return task;
  }

  readonly last = $derived(this.#steps.at(-1) ?? null);

  get board(): Board {
    return this.last?.board ?? this.task.board;
  }

  /** What may be played now: nothing while something is shown, or once it is over. */
  get actions(): readonly string[] {
    const { board } = this;
    const free = this.standing === 'going' && !this.busy && board.mover === this.task.side;
    return free ? board.actions : [];
  }

  async act(action: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.text = '';
    this.shownHelp = null;
    try {
      const answer = await this.#ask<TaskAnswer>('', [...this.#played, action]);
      if (answer.refused) {
        this.text = reasonOf(answer.refused);
        this.busy = false;
        return;
      }
      this.#answer = answer;
      this.#waiting = answer.steps;
      this.#next();
    } catch (error) {
      this.text = troubleIn(error);
      this.busy = false;
    }
  }

  /** The board has shown an action to its end. */
  seen(): void {
    if (!this.#answer || this.#timer !== undefined) return;
    const pause = this.#waiting.length > 0 ? breath() : 0;
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  /** Where to look, in words; asked again, the action itself. */
  async help(): Promise<void> {
    if (!this.hinted) {
      this.hinted = true;
      return;
    }
    try {
      this.shownHelp = (await this.#ask<TaskHelp>('/help', this.#played)).action;
    } catch (error) {
      this.text = troubleIn(error);
    }
  }

  again(): void {
    this.stop();
    this.standing = 'going';
    this.text = '';
    this.found = [];
    this.shownHelp = null;
    this.#steps = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#answer = null;
    this.busy = false;
  }

  get #played(): readonly string[] {
    return this.task.find ? [] : this.#steps.map((step) => step.action);
  }

  #ask<Answer>(what: string, actions: readonly string[]): Promise<Answer> {
    const path = `/lessons/${this.game}/${this.lesson.id}/${this.number}${what}`;
    return post<Answer>(path, { actions, found: this.found });
  }

  #next(): void {
    this.#timer = undefined;
    const [step, ...rest] = this.#waiting;
    if (step) {
      this.#waiting = rest;
      this.#steps = [...this.#steps, step];
      return; // until it has been seen
    }
    const answer = this.#answer;
    if (!answer) return;
    if (this.task.find) {
      this.#putBack(answer);
      return;
    }
    this.#answer = null;
    this.busy = false;
    this.#settle(answer);
  }

  /** A found action is looked at for a moment, then everything stands as before. */
  #putBack(answer: TaskAnswer): void {
    const action = answer.steps.at(-1)?.action;
    if (action && !this.found.includes(action)) this.found = [...this.found, action];
    this.#answer = null;
    if (answer.standing === 'done') {
      this.busy = false;
      this.#settle(answer);
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#steps = [];
      this.busy = false;
    }, LAST_LOOK);
  }

  #settle(answer: TaskAnswer): void {
    this.standing = answer.standing;
    this.text = answer.text;
    if (answer.standing === 'done') this.ondone();
  }
}
