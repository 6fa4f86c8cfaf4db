// How strong the computer should be, for each game: chosen once, kept in the browser, and offered anew
// when games become too easy or too hard. Also which side was played: they take turns.

import type { GameInfo } from '../protocol/messages';

export interface Remembered {
  readonly level: number;
  readonly chosen: boolean; // the person has said so, or played on without objecting
  readonly run: number; // games won in a row, or lost: below 0
  readonly last: string; // the table that was counted last
  readonly side?: number; // the one played there; undefined: none yet
}

const KEY = 'wuqi-levels';
const FIRST = 1; // newcomers start with an easy opponent
const HIGHEST = 8;
const IN_A_ROW = 2;
const LEVEL = /^level:([1-8])$/;

/** The level of a computer player; null: it has none. */
export function levelOf(computer: string | null | undefined): number | null {
  const found = LEVEL.exec(computer ?? '')?.[1];
  return found ? Number(found) : null;
}

function stored(): Record<string, Remembered> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Remembered>) : {};
  } catch {
    return {};
  }
}

class Levels {
  #known = $state.raw(stored());

  of(game: string): Remembered {
    return this.#known[game] ?? { level: FIRST, chosen: false, run: 0, last: '' };
  }

  /** The person wants to play at this level. */
  choose(game: string, level: number): void {
    const before = this.of(game);
    this.#keep(game, { ...before, level, chosen: true, run: level === before.level ? before.run : 0 });
  }

  /** Counts a game against a computer, once. */
  count(
    game: string,
    { table, side, level }: { readonly table: string; readonly side: number; readonly level: number },
    ending: 'won' | 'lost' | 'other',
  ): void {
    const before = this.of(game);
    if (before.last === table) return;
    const same = before.level === level;
    let run = same ? before.run : 0;
    if (ending === 'won') run = Math.max(0, run) + 1;
    else if (ending === 'lost') run = Math.min(0, run) - 1;
    else run = 0;
    this.#keep(game, { level, chosen: true, run, last: table, side });
  }

  /** The level to be offered next, after two easy wins or two losses; null: stay. */
  offer(game: string): number | null {
    const { level, run } = this.of(game);
    if (run >= IN_A_ROW && level < HIGHEST) return level + 1;
    if (run <= -IN_A_ROW && level > 1) return level - 1;
    return null;
  }

  #keep(game: string, remembered: Remembered): void {
    this.#known = { ...this.#known, [game]: remembered };
    localStorage.setItem(KEY, JSON.stringify(this.#known));
  }
}

export const levels = new Levels();
export { HIGHEST };
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
