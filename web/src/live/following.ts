// Following people: the home page shows whether they are online or playing.

import type { Me, Person } from '../protocol/messages';
import { put, remove } from './http';
import { connection } from './connection.svelte';

/** Follows a person, or stops following them. */
export async function follow({ id }: Person, on: boolean): Promise<void> {
  const path = `/me/follow/${id}`;
  connection.you = await (on ? put<Me>(path) : remove<Me>(path));
}

/** Whether you follow a person. */
export function follows(you: Me | null, { id }: Person): boolean {
  return you?.following?.some((other) => other.id === id) ?? false;
}
