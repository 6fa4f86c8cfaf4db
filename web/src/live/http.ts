// Requests to the server by HTTP, or to this device while there is none. A refusal is thrown as a
// Refusal, which can be shown in words.

import type { Refused } from '../protocol/messages';
import { bringWords, hasWord, language, say, sayIn } from '../words/words.svelte';
import { place, SITE } from './place.svelte';

/** A refusal by the server, with its reason. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

/** Why something was refused, in the language of the page. */
export function reasonOf(refused: Refused): string {
  const game = refused.game ?? '';
  if (!hasWord(refused.key, game)) {
    bringWords(game); // until they are there, or if there are none, it is said as the server says it
    return refused.text;
  }
  return (game ? sayIn(game) : say)(refused.key, refused.details ?? {});
}

/** What went wrong, in words, whatever was thrown. */
export function troubleIn(error: unknown): string {
  if (error instanceof Refusal) return reasonOf(error.refused);
  return say('link-no-answer');
}

export interface ApiRequest {
  readonly method: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Asks the server, or this device in its place. */
export async function answer(path: string, question: ApiRequest): Promise<Response> {
  if (path === '/analysis' && !SITE && (await (await here()).analysedHere(question))) {
    return fromDevice(path, question);
  }
  if (!place.onDevice) {
    try {
      return await fromServer(path, question);
    } catch (error) {
      if (!silent(error) || !(await place.unanswered())) throw error;
    }
  }
  return fromDevice(path, question);
}

const here = () => import('./analysing/atDevice');

export async function fromServer(path: string, { method, body, signal }: ApiRequest): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': language() };
  const text = written(body);
  if (text !== undefined) headers['content-type'] = 'application/json';
  return succeeded(await fetch(`/api${path}`, { method, headers, body: text, signal }));
}

async function fromDevice(path: string, { method, body }: ApiRequest): Promise<Response> {
  const { askDevice } = await here();
  return succeeded(await askDevice(path, body, { method, body: written(body), language: language() }));
}

function written(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

/** Whether nobody has answered: it is what fetch throws then. */
export function silent(error: unknown): boolean {
  return error instanceof TypeError;
}

export async function succeeded(response: Response): Promise<Response> {
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

export async function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await answer(path, { method: 'POST', body });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export async function remove<Answer>(path: string): Promise<Answer> {
  const response = await answer(path, { method: 'DELETE' });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export async function put<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await answer(path, { method: 'PUT', body });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
