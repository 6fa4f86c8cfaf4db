// Your games as you saw them last: people who come back after closing the page are called, too.

import type { OwnTable } from '../../protocol/messages';

export type Status = OwnTable['table']['status'];
export type GamesSeen = ReadonlyMap<string, Status>; // by table

const KEY = 'wuqi-own-games';

/** What was kept; null: nothing ever was. */
export function keptGames(): GamesSeen | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(found) ? new Map(found as [string, Status][]) : null;
  } catch {
    return null;
  }
}

export function keepGames(known: GamesSeen): void {
  localStorage.setItem(KEY, JSON.stringify([...known]));
}
