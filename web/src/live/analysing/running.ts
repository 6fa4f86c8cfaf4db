// Your games against people that are not over, as far as this browser has seen. The server knows
// better; this is for when it does not answer.

import type { TableView } from '../../protocol/messages';

const KEY = 'wuqi-running';

type Running = Record<string, string>; // table: game

function read(): Running {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Running;
  } catch {
    return {};
  }
}

function write(running: Running): void {
  localStorage.setItem(KEY, JSON.stringify(running));
}

/** Notes a table as the server has sent it. */
export function noteRunning({ table, game, status, seats }: TableView): void {
  const on = status === 'playing' || status === 'dealing';
  const mine = seats.some((seat) => seat.yours);
  const people = seats.some((seat) => seat.person && !seat.yours);
  const running = read();
  if (table in running === (on && mine && people)) return;
  if (table in running) delete running[table];
  else running[table] = game;
  write(running);
}

/** Whether you are playing this game against people. */
export function playsPeople(game: string): boolean {
  return Object.values(read()).includes(game);
}

/** The tables where you are playing people. */
export function runningTables(): readonly string[] {
  return Object.keys(read());
}

/** The server says which of your games are not over. */
export function onlyRunning(tables: readonly string[]): void {
  write(Object.fromEntries(Object.entries(read()).filter(([table]) => tables.includes(table))));
}

/** The server says that you do not play this game against people. */
export function noneRunning(game: string): void {
  if (playsPeople(game)) write(Object.fromEntries(Object.entries(read()).filter(([, one]) => one !== game)));
}
