// The lessons that a person has done, stored in their browser.

export type Progress = Readonly<Record<string, readonly string[]>>; // by game, in no order

/** What was kept; whatever is not understood counts as nothing. */
export function readProgress(kept: string | null): Progress {
  if (!kept) return {};
  try {
    const read: unknown = JSON.parse(kept);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([game, lessons]) =>
        Array.isArray(lessons)
          ? [[game, lessons.filter((one): one is string => typeof one === 'string')]]
          : [],
      ),
    );
  } catch {
    return {};
  }
}

export function withDone(progress: Progress, game: string, lesson: string): Progress {
  const before = progress[game] ?? [];
  return before.includes(lesson) ? progress : { ...progress, [game]: [...before, lesson] };
}

/** The first lesson that is not done; when all are, null. */
export function nextLesson(progress: Progress, game: string, all: readonly string[]): string | null {
  return all.find((one) => !progress[game]?.includes(one)) ?? null;
}

export function countDone(progress: Progress, game: string, all: readonly string[]): number {
  return all.filter((one) => progress[game]?.includes(one)).length;
}
