// The engine beside the board: thinks about the shown position for as long as it is shown.

import { Refusal, troubleIn } from '../live/http';
import type { AnalysisRequest, Thinking } from '../protocol/messages';
import { lessons, stopped } from '../teacher/lessons';

const AGAIN_MS = 300; // between two questions to the teacher

export class Engine {
  thinking = $state.raw<Thinking | null>(null);
  waiting = $state(0); // how many are before us
  busy = $state(false);
  trouble = $state('');

  #listening: AbortController | null = null;

  /** Thinks about a position until told otherwise. */
  async look(question: AnalysisRequest): Promise<void> {
    this.stop();
    const mine = new AbortController();
    this.#listening = mine;
    this.thinking = null;
    this.trouble = '';
    this.busy = true;
    try {
      while (await this.#turn(question, mine.signal)) {
        await seen(mine.signal);
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    } catch (error) {
      if (!stopped(error) && this.#listening === mine) this.trouble = troubleIn(error);
    } finally {
      if (this.#listening === mine) this.busy = false;
    }
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.busy = false;
    this.waiting = 0;
  }

  /** One answer; returns whether asking again would give a deeper one. */
  async #turn(question: AnalysisRequest, signal: AbortSignal): Promise<boolean> {
    for await (const lesson of lessons('/analysis', question, signal)) {
      if (lesson.type === 'waiting') this.waiting = lesson.before + 1;
      if (lesson.type === 'thinking') {
        this.waiting = 0;
        // After others had their turn it starts again, and is soon as deep as before.
        const further = !this.thinking || lesson.depth >= this.thinking.depth;
        if (further || lesson.method === 'table') this.thinking = lesson;
      }
      if (lesson.type === 'finished') return lesson.more ?? false;
      if (lesson.type === 'failed') throw new Refusal(lesson.refused);
    }
    return false;
  }
}

/** Resolves when the page can be seen. */
function seen(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((done) =>
    document.addEventListener('visibilitychange', () => done(), { once: true, signal }),
  );
}
