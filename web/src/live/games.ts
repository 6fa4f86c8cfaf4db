// The games, as the server lists them; asked once.

import type { GameInfo } from '../protocol/messages';
import { say, sayIn } from '../words/words.svelte';
import { get, Refusal } from './http';
import { levels } from './levels.svelte';

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

/** The computer of the level played last; for a newcomer the easiest one. */
export function usualComputer(info: GameInfo): string {
  const usual = `level:${levels.of(info.game).level}`;
  return info.computers.includes(usual) ? usual : (info.computers[0] ?? 'random');
}

/** You on the first side, all of it; the others are for people who come. */
export function friendSeats(info: GameInfo): { you?: boolean }[] {
  const perSide = info.seats / info.sides;
  return Array.from({ length: info.seats }, (_, seat) => (seat < perSide ? { you: true } : {}));
}

/** You on the side that follows the one played last, computers on the others. A newcomer begins with
    the easier side. */
export function usualSeats(info: GameInfo): { you?: boolean; computer?: string }[] {
  const perSide = info.seats / info.sides;
  const before = levels.of(info.game).side;
  const side = before === undefined ? info.newcomer_side : (before % info.sides) + 1;
  return Array.from({ length: info.seats }, (_, seat) =>
    Math.floor(seat / perSide) + 1 === side ? { you: true } : { computer: usualComputer(info) },
  );
}
