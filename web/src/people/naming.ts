// Players in words: people and computers.

import { place } from '../live/place.svelte';
import type { Person } from '../protocol/messages';
import { say } from '../words/words.svelte';

/** Somebody who plays: a person, or a computer; neither: nobody. */
export interface Player {
  readonly person?: Person | null;
  readonly computer?: string | null;
  readonly failed?: string | null; // the computer player for which it plays on
}

// Hebrew, Arabic and their kin: in a line that runs the other way they would carry along the
// brackets, commas and names beside them.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const LEVEL = /^level:(\d+)$/;
const ENGINE = /^engine:(.+)$/; // a computer player that only this room has
const NUMBERED = /^\d+$/;

/** What a computer player is called: "Computer (level 3)". */
export function computerName(computer: string): string {
  const level = LEVEL.exec(computer)?.[1];
  if (level) return say('player-level', { level });
  const engine = engineName(computer);
  return engine ? say('player-engine', { name: engine }) : say(`player-${computer}`);
}

/** The name of a computer player that the room's operator has added; '' for the others. */
export function engineName(computer: string | null | undefined): string {
  return ENGINE.exec(computer ?? '')?.[1] ?? '';
}

/**
 * A person's name, to stand in a sentence. Guests who chose none have a number for a name, and are
 * called guests in the reader's language. On a page, `Sentence` and `PersonName` write names.
 */
export function personName({ name, kind }: Person): string {
  if (!name) return say(place.onDevice ? 'player-here' : 'person-gone');
  if (kind === 'guest' && NUMBERED.test(name)) return say('guest-name', { number: name });
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** What a player is called; '' for nobody. */
export function playerName({ person, computer }: Player): string {
  if (person) return personName(person);
  return computer ? computerName(computer) : '';
}

/** The same players, each once. */
export function eachOnce<Any extends Player>(players: readonly Any[]): readonly Any[] {
  const keys = players.map((one) => one.person?.id || `${playerName(one)} ${one.failed ?? ''}`);
  return players.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
