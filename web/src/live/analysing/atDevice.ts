// What this device does itself: it stands in for the server, and analyses. Nobody is helped with a game that
// they are playing against people.

import { device } from '../../device/device';
import type { AnalysisRequest, OpenTable, OwnAnalysis, TableView } from '../../protocol/messages';
import { say } from '../../words/words.svelte';
import { ownEngine } from './ownEngine.svelte';
import { noneRunning, playsPeople } from './running';
import { fromServer, Refusal, silent, succeeded, type ApiRequest } from '../http';
import { place, SITE } from '../place.svelte';

const PLAYING = 'analysis-playing';

/** What the device answers in place of the server. */
export async function askDevice(
  path: string,
  question: unknown,
  how: Parameters<typeof device.fetch>[1],
): Promise<Response> {
  if (!SITE) await mayHelp(path, question);
  return device.fetch(path, how);
}

/** Whether this device analyses a position. Nobody analyses a game that they are playing against
    people: the server knows that, and what this browser has seen of it while there is no server. */
export async function analysedHere(question: ApiRequest): Promise<boolean> {
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
  return (await (await succeeded(await device.fetch(`/tables/${table}`))).json()) as TableView;
}

function refuseIfPlaying(game: string): void {
  if (!playsPeople(game)) return;
  throw new Refusal({ type: 'refused', key: PLAYING, text: say(PLAYING), game: null, details: {} });
}
