// Requests to the server by HTTP. A refusal is thrown as a Refusal, which can be shown in words.

import type { Refused } from '../protocol/messages';
import { hasWord, language, say, sayIn } from '../words/words.svelte';

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

/** Why something was refused, in the language of the page. */
export function reasonOf(refused: Refused): string {
  const game = refused.game ?? '';
  if (!hasWord(refused.key, game)) return refused.text;
  return (game ? sayIn(game) : say)(refused.key, refused.details ?? {});
}

/** What went wrong, in words, whatever was thrown. */
export function troubleIn(error: unknown): string {
  if (error instanceof Refusal) return reasonOf(error.refused);
  return say('link-no-answer');
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': language() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refusal((await response.json()) as Refused);
  return response;
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await (await request('GET', path)).json()) as Answer;
}

/** A file, as it came. */
export async function file(path: string): Promise<Blob> {
  return (await request('GET', path)).blob();
}

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await request('POST', path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export async function remove<Answer>(path: string): Promise<Answer> {
  return (await (await request('DELETE', path)).json()) as Answer;
}

export async function put<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await request('PUT', path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
