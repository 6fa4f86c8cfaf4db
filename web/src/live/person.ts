// Who is playing. Nobody has to sign up: a person who wants to play becomes a guest with a name.

import type { Me, TableView } from '../protocol/messages';
import { post, Refusal } from './http';
import { connection } from './connection.svelte';

const TRIES = 5;

let becoming: Promise<Me> | undefined; // two clicks at once make one guest, not two

/** You; a guest with a new name, if you were nobody yet. */
export function somebody(): Promise<Me> {
  becoming ??= become().finally(() => (becoming = undefined));
  return becoming;
}

async function become(): Promise<Me> {
  await connection.ready();
  if (connection.you) return connection.you;
  await introduce();
  await connection.reopen();
  if (!connection.you) throw new Error('the server does not know us');
  return connection.you;
}

async function introduce(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const number = String(1000 + Math.floor(Math.random() * 9000));
    try {
      await post<Me>('/guest', { name: number }); // `personName` makes a name of it, in any language
      return;
    } catch (error) {
      if (!(error instanceof Refusal) || attempt === TRIES) throw error;
    }
  }
}

/** Who sits in a seat of a new table. */
export interface Wish {
  readonly you?: boolean;
  readonly computer?: string | null;
  readonly locked?: boolean;
}

export async function openTable({
  visibility = 'private',
  wait = false,
  ...wanted
}: {
  readonly game: string;
  readonly preset?: string | null;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string | null; // to begin with
  readonly seats?: readonly Wish[];
  readonly visibility?: TableView['visibility'];
  readonly clock?: TableView['clock'];
  readonly wait?: boolean; // you say when to begin
  readonly rated?: boolean;
}): Promise<TableView> {
  await somebody();
  // Someone who wants the same game may already be waiting.
  const view =
    visibility === 'anyone'
      ? await post<TableView>('/pair', wanted)
      : await post<TableView>('/tables', { ...wanted, visibility, wait });
  connection.learn(view);
  return view;
}
