// What the teacher says, as it says it: one lesson a line until the answer ends.

import { answer } from '../live/http';
import { somebody } from '../live/person';
import type { Lesson } from '../protocol/messages';

/** Asks the teacher; the answer ends when nobody reads it any more. */
export async function* lessons(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<Lesson> {
  await somebody();
  const response = await answer(path, { method: 'POST', body, signal });
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  // The server hears that nobody reads any more; a device must be told.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Lesson;
  }
}

/** Whether the request was simply aborted. */
export function stopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
