// This device thinks for the computer players at a table of the server: that costs the server nothing. Only
// in casual games without other people; the server sees to it, and thinks where this device does not answer.

import { untrack } from 'svelte';
import { ownEngine } from '../live/analysing/ownEngine.svelte';
import { connection } from '../live/connection.svelte';
import { place } from '../live/place.svelte';
import type { Seen } from '../live/seen';
import type { Command, Seat, TableView } from '../protocol/messages';
import { alone } from './lendable';

const PATIENCE_MS = 2_000; // then the server is asked to think, if nobody does

/** The seats of a computer that is to act now, all of one side: people of the same side go first. */
export function computersToAct({ seats, to_act }: Pick<TableView, 'seats' | 'to_act'>): readonly Seat[] {
  const able = seats.filter((seat) => to_act.includes(seat.number));
  const [first] = able;
  if (!first?.computer || able.some((seat) => seat.person || seat.side !== first.side)) return [];
  return able.filter((seat) => seat.computer === first.computer);
}

export class Lending {
  #lent = ''; // the table for which this device has been lent: once, another one may be preferred later
  #turn = ''; // the last one that was thought about

  /** Made while a component is set up: it follows the table for as long as that component lives. */
  constructor(table: () => Seen | undefined) {
    $effect(() => {
      const view = table();
      void ownEngine.takes;
      if (!view || place.onDevice || !alone(view)) return;
      return untrack(() => this.#follow(view));
    });
  }

  #follow(view: Seen): (() => void) | void {
    if (ownEngine.takes && this.#lent !== view.table) {
      this.#lent = view.table;
      if (!view.lent) send(view.table, { type: 'lend', on: true });
    }
    const computers = computersToAct(view);
    if (!view.lent || computers.length === 0) return;
    if (ownEngine.takes) void this.#think(view, computers);
    else {
      const timer = setTimeout(() => send(view.table, { type: 'lend', on: false }), PATIENCE_MS);
      return () => clearTimeout(timer);
    }
  }

  async #think(view: Seen, computers: readonly Seat[]): Promise<void> {
    const { table, game, options, start, steps, ply, back } = view;
    const turn = `${table} ${ply} ${back}`;
    if (this.#turn === turn) return;
    this.#turn = turn;
    const actions = steps.map((step) => step.action);
    const [player, seats] = [computers[0]?.computer, computers.map((seat) => seat.number)];
    try {
      const { device } = await import('../device/device');
      const body = JSON.stringify({ game, options, position: start, actions, player, seats });
      const answer = await device.fetch('/choose', { method: 'POST', body });
      const { seat, action } = (await answer.json()) as { seat: number; action: string };
      if (!answer.ok || !action) throw new Error('no action');
      send(table, { type: 'act-for', seat, ply, back, action });
    } catch {
      send(table, { type: 'lend', on: false });
    }
  }
}

/** What is refused comes too late: the table has moved on, and says so. */
function send(table: string, command: Command): void {
  connection.do(table, command).catch(() => undefined);
}
