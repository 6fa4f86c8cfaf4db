// The review of a finished game: its progress, and what was found.

import { Refusal, troubleIn } from '../live/http';
import type { PointInfo, Reviewed } from '../protocol/messages';
import { lessons, stopped } from './lessons';

export interface ReviewStatus {
  readonly done: number;
  readonly of: number;
  readonly before: number; // others whose games come first
}

export class Reviewing {
  review = $state.raw<Reviewed | null>(null);
  progress = $state.raw<ReviewStatus | null>(null);
  trouble = $state('');

  #listening: AbortController | null = null;

  async ask(table: string, positions: number): Promise<void> {
    this.stop();
    const mine = new AbortController();
    this.#listening = mine;
    this.trouble = '';
    this.progress = { done: 0, of: positions, before: 0 };
    try {
      for await (const lesson of lessons(`/tables/${table}/review`, {}, mine.signal)) {
        if (lesson.type === 'waiting') this.progress = { ...this.progress, before: lesson.before + 1 };
        if (lesson.type === 'reviewing') this.progress = { ...lesson, before: 0 };
        if (lesson.type === 'reviewed') this.review = lesson;
        if (lesson.type === 'failed') throw new Refusal(lesson.refused);
      }
    } catch (error) {
      if (!stopped(error)) this.trouble = troubleIn(error);
    } finally {
      if (this.#listening === mine) this.progress = null;
    }
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = null;
  }
}

/** Turning points of some sides if there are any, else those of everybody. */
export function ownPoints(points: readonly PointInfo[], sides: readonly number[]): readonly PointInfo[] {
  const own = points.filter((point) => sides.includes(point.side));
  return own.length > 0 ? own : points;
}

/** The turning points that make puzzles: few actions were right. */
export function puzzlesOf(points: readonly PointInfo[]): readonly PointInfo[] {
  return points.filter((point) => point.right.length > 0);
}
