// The games, as the server lists them; asked once.

import type { GameInfo } from '../protocol/messages';
import { say, sayIn } from '../words/words.svelte';
import { get, Refusal } from './http';

let request: Promise<readonly GameInfo[]> | null = null;

export function games(): Promise<readonly GameInfo[]> {
  request ??= get<readonly GameInfo[]>('/games').catch((error: unknown) => {
    request = null;
    throw error;
  });
  return request;
}

export async function gameInfo(game: string): Promise<GameInfo> {
  const all = await games();
  const found = all.find((one) => one.game === game);
  if (found) return found;
  const right = all.map((one) => sayIn(one.game)('name')).join(say('list-joint'));
  const details = { name: game, right };
  throw new Refusal({ type: 'refused', key: 'game-unknown', text: `There is no game ${game}.`, details });
}
