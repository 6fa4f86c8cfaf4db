// What the teacher says, as it says it: one lesson a line until the answer ends.

import { Refusal } from '../live/http';
import { somebody } from '../live/person';
import type { Lesson, Refused } from '../protocol/messages';
import { language } from '../words/words.svelte';

/** Asks the teacher; the answer ends when nobody reads it any more. */
export async function* lessons(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<Lesson> {
  await somebody();
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'accept-language': language(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || !response.body) throw new Refusal((await response.json()) as Refused);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
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
