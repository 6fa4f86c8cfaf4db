// Not reading somebody (mute), and not meeting them either (block).

import type { Me, Person } from '../protocol/messages';
import { put, remove } from './http';
import { line } from './line.svelte';

export type Avoidance = 'mute' | 'block';

/** Mutes or blocks somebody, or no longer. */
export async function avoid(kind: Avoidance, { id }: Person, on: boolean): Promise<void> {
  const path = `/me/${kind}/${id}`;
  line.you = await (on ? put<Me>(path) : remove<Me>(path));
}

/** Whether you do not want to meet somebody. */
export function blocks(you: Me | null, { id }: Person): boolean {
  return you?.blocked?.some((other) => other.id === id) ?? false;
}

/** Whether you do not want to read somebody. */
export function avoids(you: Me | null, { id }: Person): boolean {
  return [...(you?.muted ?? []), ...(you?.blocked ?? [])].some((other) => other.id === id);
}
