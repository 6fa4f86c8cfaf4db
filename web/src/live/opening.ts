// Who sits where at a new table, if nobody says otherwise.

import type { GameInfo } from '../protocol/messages';
import { levels } from './levels.svelte';

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
