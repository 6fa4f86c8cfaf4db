// Who sits where, in words.

import { place } from '../../live/place.svelte';
import type { Person, Seat } from '../../protocol/messages';
import { listed } from '../../words/joining';
import { say, sayIn } from '../../words/words.svelte';

// Hebrew, Arabic and their kin: in a line that runs the other way they would carry along the
// brackets, commas and names beside them.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const LEVEL = /^level:(\d+)$/;
const ENGINE = /^engine:(.+)$/; // a computer player that only this room has

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

const NUMBERED = /^\d+$/;

/**
 * A person's name, to stand in a sentence. Guests who chose none have a number for a name, and are
 * called guests in the reader's language.
 */
export function personName({ name, kind }: Person): string {
  if (kind === 'guest' && NUMBERED.test(name)) return say('guest-name', { number: name });
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Who holds a seat; '' for nobody. */
export function holderName(seat: Seat): string {
  if (seat.person) return personName(seat.person) || say(place.onDevice ? 'player-here' : 'person-gone');
  return seat.computer ? computerName(seat.computer) : '';
}

/** Who plays beside you, each once; '' while nobody has come. */
export function othersOf(seats: readonly Seat[]): string {
  return listed([...new Set(seats.filter(({ yours }) => !yours).map(holderName))].filter(Boolean));
}

/** Who holds a seat, and what stands before and after the name: "Anna", "" and " (you)". */
export interface HolderPhrase {
  readonly seat: Seat;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const NAME = '\u0000'; // where the name goes

/** Who holds some seats, once each, and what is to be said of them. */
export function holderPhrases(seats: readonly Seat[], playing = false): readonly HolderPhrase[] {
  const ours = seats.some((seat) => seat.yours); // only the team sees who wants to resign
  const phrases = seats.map((seat) => {
    const name = holderName(seat) || say('seat-empty');
    const marks = [
      seat.yours ? say('seat-you') : '',
      playing && seat.person && !seat.connected ? say('seat-away') : '',
      seat.failed ? say('seat-failed', { name: engineName(seat.failed) }) : '',
      playing && ours && seat.person && seat.resigned ? say('seat-would-give-up') : '',
    ].filter(Boolean);
    const around = marks.length > 0 ? say('seat-marked', { name: NAME, marks: listed(marks) }) : NAME;
    const [before = '', after = ''] = around.split(NAME);
    return { seat, name, before, after };
  });
  const texts = phrases.map(textOf);
  return phrases.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

const textOf = ({ before, name, after }: HolderPhrase): string => before + name + after;

/** "Anna (you), Ben (away)". */
export function holdersOf(seats: readonly Seat[], playing = false): string {
  return listed(holderPhrases(seats, playing).map(textOf));
}

/** The name of a side in a game. */
export function sideName(game: string, side: number): string {
  return sayIn(game)(`side-${side}`);
}

/** A seat of a team: "Blue 1". */
export function memberName(
  game: string,
  { side, member }: { readonly side: number; readonly member: number },
): string {
  return say('seat-member', { side: sideName(game, side), member });
}
