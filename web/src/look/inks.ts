// The colours of sides and camps. Python says who has which (`INKS` of a game's face.py); inks.css
// has what each looks like. Colour a side with these and with nothing else:
//
//   style:color={inkText(inkOf(game, side, picture))}       words, lines and small signs on paper
//   style:fill={inkFill(inkOf(game, side, picture))}        large areas: pieces, bars

import type { Picture } from '../protocol/messages';
import table from './inks.json';

/** The name of an ink, as in `--ink-blue`. */
export type Ink = string;

const GAMES: Readonly<Record<string, Readonly<Record<string, Ink>>>> = table.games;
const CAMPS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = table.camps;

export const NEUTRAL: Ink = 'neutral';

/** The ink of a side: in this picture if one is given, else as far as it is the same always. */
export function inkOf(game: string, side: number, picture?: Pick<Picture, 'inks'> | null): Ink {
  return picture?.inks?.[side - 1] || GAMES[game]?.[`side-${side}`] || NEUTRAL;
}

/** The ink of a camp, by its word. */
export function campInk(game: string, camp: string): Ink {
  return GAMES[game]?.[camp] ?? NEUTRAL;
}

/** The pieces of each camp whose word begins like this. */
export function campsOf(game: string, begin: string): [camp: string, pieces: readonly string[]][] {
  return Object.entries(CAMPS[game] ?? {}).filter(([camp]) => camp.startsWith(begin));
}

export const inkFill = (ink: Ink): string => `var(--ink-${ink})`;
export const inkEdge = (ink: Ink): string => `var(--ink-${ink}-edge)`;
export const inkMark = (ink: Ink): string => `var(--ink-${ink}-mark)`;
export const inkText = (ink: Ink): string => `var(--ink-${ink}-text)`;
