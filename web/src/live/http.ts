// Requests to the server by HTTP, or to this device while there is none. A refusal is thrown as a
// Refusal, which can be shown in words.

import type { AnalysisRequest, OpenTable, OwnAnalysis, Refused, TableView } from '../protocol/messages';
import { hasWord, language, say, sayIn } from '../words/words.svelte';
import { ownEngine } from './analysing/ownEngine.svelte';
import { place, SITE } from './place.svelte';
import { noneRunning, playsPeople } from './analysing/running';

/** A refusal by the server, with its reason. */
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

interface ApiRequest {
  readonly method: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Asks the server, or this device in its place. */
export async function answer(path: string, question: ApiRequest): Promise<Response> {
  if (path === '/analysis' && !SITE && (await analysedHere(question))) return fromDevice(path, question);
  if (!place.onDevice) {
    try {
      return await fromServer(path, question);
    } catch (error) {
      if (!silent(error) || !(await place.unanswered())) throw error;
    }
  }
  return fromDevice(path, question);
}

async function fromServer(path: string, { method, body, signal }: ApiRequest): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': language() };
  const text = written(body);
  if (text !== undefined) headers['content-type'] = 'application/json';
  return succeeded(await fetch(`/api${path}`, { method, headers, body: text, signal }));
}

async function fromDevice(path: string, { method, body }: ApiRequest): Promise<Response> {
  const { device } = await import('../device/device');
  if (!SITE) await mayHelp(path, body);
  return succeeded(await device.fetch(path, { method, body: written(body), language: language() }));
}

function written(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

/** Whether nobody has answered: it is what fetch throws then. */
function silent(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Whether this device analyses a position. Nobody analyses a game that they are playing against
    people: the server knows that, and what this browser has seen of it while there is no server. */
async function analysedHere(question: ApiRequest): Promise<boolean> {
  const { game } = question.body as AnalysisRequest;
  void ownEngine.prepare();
  if (place.chosen || (!place.onDevice && ownEngine.takes)) {
    try {
      const { solved } = (await (await fromServer('/analysis/own', question)).json()) as OwnAnalysis;
      noneRunning(game);
      return place.onDevice || !solved;
    } catch (error) {
      const unknown = error instanceof Refusal && error.refused.key !== PLAYING;
      if (!silent(error) && !(unknown && place.onDevice)) throw error;
    }
  }
  const online = !place.onDevice && navigator.onLine;
  if (!online) refuseIfPlaying(game);
  return place.onDevice;
}

/** Hints and reviews on this device wait, too, and so does a computer in a position of one's choice. */
async function mayHelp(path: string, body: unknown): Promise<void> {
  const [, table] = /^\/tables\/([^/]+)\/(?:hint|review)$/.exec(path) ?? [];
  const opened = path === '/tables' ? (body as OpenTable) : null;
  const computers = opened?.position ? opened.seats?.some((seat) => seat.computer) : false;
  if (!table && !computers) return;
  const seen = opened ?? (await tableHere(table ?? ''));
  if ('start' in seen && seen.start === null) return; // a game that was played from its start
  const { game } = seen;
  if (place.chosen) {
    try {
      await fromServer('/analysis/own', { method: 'POST', body: { game } });
      noneRunning(game);
      return;
    } catch (error) {
      if (error instanceof Refusal && error.refused.key === PLAYING) throw error;
    }
  }
  refuseIfPlaying(game);
}

async function tableHere(table: string): Promise<TableView> {
  const { device } = await import('../device/device');
  return (await (await succeeded(await device.fetch(`/tables/${table}`))).json()) as TableView;
}

const PLAYING = 'analysis-playing';

function refuseIfPlaying(game: string): void {
  if (!playsPeople(game)) return;
  throw new Refusal({ type: 'refused', key: PLAYING, text: say(PLAYING), game: null, details: {} });
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
