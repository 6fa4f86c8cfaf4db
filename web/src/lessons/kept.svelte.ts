// The progress saved in this browser, and the list of lessons.

import { get } from '../live/http';
import type { LessonInfo, LessonShelf } from '../protocol/messages';
import { readProgress, withDone, type Progress } from './progress';

const KEY = 'wuqi-lessons';

let progress = $state.raw<Progress>(readProgress(localStorage.getItem(KEY)));
let shelves = $state.raw<readonly LessonShelf[]>([]);
let request: Promise<void> | null = null;

export function lessonsDone(): Progress {
  return progress;
}

export function keepDone(game: string, lesson: string): void {
  progress = withDone(readProgress(localStorage.getItem(KEY)), game, lesson);
  localStorage.setItem(KEY, JSON.stringify(progress));
}

/** The lessons of each game that has any; asked for once, and empty until then. */
export function lessonShelves(): readonly LessonShelf[] {
  request ??= get<readonly LessonShelf[]>('/lessons').then(
    (found) => void (shelves = found),
    () => void (request = null),
  );
  return shelves;
}

export function lessonsOf(game: string): readonly string[] {
  return lessonShelves().find((shelf) => shelf.game === game)?.lessons ?? [];
}

export function fetchLessons(game: string, language: string): Promise<readonly LessonInfo[]> {
  return get<readonly LessonInfo[]>(`/lessons/${game}/${language}`);
}
