// Muting (hiding a person's messages) and blocking (never meeting them).

import type { Me, Person } from '../protocol/messages';
import { put, remove } from './http';
import { connection } from './connection.svelte';

export type Avoidance = 'mute' | 'block';

/** Mutes or blocks a person, or undoes it. */
export async function avoid(kind: Avoidance, { id }: Person, on: boolean): Promise<void> {
  const path = `/me/${kind}/${id}`;
  connection.you = await (on ? put<Me>(path) : remove<Me>(path));
}

/** Whether you have blocked a person. */
export function blocks(you: Me | null, { id }: Person): boolean {
  return you?.blocked?.some((other) => other.id === id) ?? false;
}

/** Whether you have muted a person. */
export function mutes(you: Me | null, { id }: Person): boolean {
  return you?.muted?.some((other) => other.id === id) ?? false;
}

/** Whether you have muted or blocked a person. */
export function avoids(you: Me | null, { id }: Person): boolean {
  return [...(you?.muted ?? []), ...(you?.blocked ?? [])].some((other) => other.id === id);
}
