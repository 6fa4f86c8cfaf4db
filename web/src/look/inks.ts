// The colours of sides and camps. Python says who has which (`INKS` of a game's face.py); inks.css
// has what each looks like. Colour a side with these and with nothing else:
//
//   style:color={inkText(inkOf(game, side, picture))}       words, lines and small signs on paper
//   style:fill={inkFill(inkOf(game, side, picture))}        large areas: pieces, bars

import type { Picture } from '../protocol/messages';
import table from './inks.json';

/** The name of an ink, as in `--ink-blue`. */
export type Ink = string;

type Inks = Readonly<Record<string, Ink>>;
type Camps = Readonly<Record<string, readonly string[]>>;

const GAMES = new Map<string, Inks>(Object.entries(table.games));
const CAMPS = new Map<string, Camps>(Object.entries(table.camps));
const ACCENTS = new Map<string, Ink>(Object.entries(table.accents));

/** The colours of a game that the page was not built with. */
export function addInks(game: string, inks: Inks, camps: Camps, accent: Ink): void {
  GAMES.set(game, inks);
  CAMPS.set(game, camps);
  ACCENTS.set(game, accent);
}

/** The ink of a game's own marks. */
export function accentOf(game: string): Ink {
  return ACCENTS.get(game) ?? NEUTRAL;
}

export const NEUTRAL: Ink = 'neutral';

/** The ink of a side: in this picture if one is given, else as far as it is the same always. */
export function inkOf(game: string, side: number, picture?: Pick<Picture, 'inks'> | null): Ink {
  return picture?.inks?.[side - 1] || GAMES.get(game)?.[`side-${side}`] || NEUTRAL;
}

/** The ink of a camp, by its word. */
export function campInk(game: string, camp: string): Ink {
  return GAMES.get(game)?.[camp] ?? NEUTRAL;
}

/** The pieces of each camp whose word begins like this. */
export function campsOf(game: string, begin: string): [camp: string, pieces: readonly string[]][] {
  return Object.entries(CAMPS.get(game) ?? {}).filter(([camp]) => camp.startsWith(begin));
}

export const inkFill = (ink: Ink): string => `var(--ink-${ink})`;
export const inkEdge = (ink: Ink): string => `var(--ink-${ink}-edge)`;
export const inkMark = (ink: Ink): string => `var(--ink-${ink}-mark)`;
export const inkText = (ink: Ink): string => `var(--ink-${ink}-text)`;
