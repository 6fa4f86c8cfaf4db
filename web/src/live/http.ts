// Requests to the server by HTTP, or to this device while there is none. A refusal is thrown as a
// Refusal, which can be shown in words.

import type { Refused } from '../protocol/messages';
import { hasWord, language, say, sayIn } from '../words/words.svelte';
import { place } from './place.svelte';

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

interface Asked {
  readonly method: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Asks the server, or this device in its place. */
export async function answer(path: string, { method, body, signal }: Asked): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = { 'accept-language': language() };
  if (text !== undefined) headers['content-type'] = 'application/json';
  if (!place.onDevice) {
    try {
      return await succeeded(await fetch(`/api${path}`, { method, headers, body: text, signal }));
    } catch (error) {
      const silent = error instanceof TypeError; // what fetch throws when nobody answers
      if (!silent || !(await place.unanswered())) throw error;
    }
  }
  const { device } = await import('../device/device');
  return succeeded(await device.fetch(path, { method, body: text, language: language() }));
}

async function succeeded(response: Response): Promise<Response> {
  if (!response.ok) throw new Refusal((await response.json()) as Refused);
  return response;
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await (await answer(path, { method: 'GET' })).json()) as Answer;
}

/** A file, as it came. */
export async function file(path: string): Promise<Blob> {
  return (await answer(path, { method: 'GET' })).blob();
}

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await answer(path, { method: 'POST', body });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export async function remove<Answer>(path: string): Promise<Answer> {
  return (await (await answer(path, { method: 'DELETE' })).json()) as Answer;
}

export async function put<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await answer(path, { method: 'PUT', body });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
