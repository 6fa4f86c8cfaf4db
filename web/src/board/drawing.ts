// What a game adds to the board: how its actions are touched, and how its pieces are drawn.
// A drawing knows no rules. Adding a game means adding one of these.

import type { Component } from 'svelte';
import type { Notation } from '../moves/text';
import type { Board, Cell, Effect, Picture, Step } from '../protocol/messages';
import type { Gesture } from './touch/choosing';
import type { Place } from './picture';

export type Options = Readonly<Record<string, string>>;

export interface PieceProps {
  readonly cell: Cell;
  readonly options: Options;
  readonly letters: boolean; // plain letters instead of drawn pieces
}

export interface WayProps {
  readonly cell: Cell; // the piece as it would lie
  readonly how: string;
}

export interface ChoiceProps {
  readonly option: string;
  readonly value: string;
}

/** The actions with a button: those that cannot be touched, and some that can. */
export function buttonsOf(drawing: Drawing, actions: readonly string[], picture: Picture): string[] {
  return actions.filter(
    (action) => drawing.gestures(action, picture).length === 0 || drawing.button?.(action),
  );
}

export interface SeatNote {
  readonly key: string;
  readonly name: string; // short: shown beside the name of the side
  readonly text: string; // the rest
}

/** Something shown beside the board. */
export interface Beside {
  readonly side: number; // whose strip it lies on
  readonly cell: Cell;
  readonly count: number;
  readonly name: string;
}

/** The cards of a game in the order before the shuffle, and the places they are dealt to. */
export interface Deck {
  readonly start: string; // the position text they are shuffled for
  readonly cards: readonly string[];
  readonly places: readonly string[]; // the actions that turn them over
}

/** A square that a side wants to reach. */
export interface Goal {
  readonly square: string;
  readonly side: number;
}

export interface Drawing extends Notation {
  readonly ground: 'squares' | 'points' | 'toybox';
  readonly Piece: Component<PieceProps>; // in a square from (-50, -50) to (50, 50)
  readonly Way?: Component<WayProps>; // the same, for one of several ways to enter a square

  readonly choice?: () => Promise<{ default: Component<ChoiceProps> }>; // a picture of an option's value, in a box of 240 by 120

  /** The ways to touch an action on the board, the plainest first; none: it is a button. */
  readonly gestures: (action: string, picture: Picture) => readonly Gesture[];

  /** Actions that can be touched and have a button as well. */
  readonly button?: (action: string) => boolean;

  /** The text of something tried that is not legal, so that the server can say why not. */
  readonly attempt: (made: Gesture, square: string, picture: Picture) => string | null;

  /** What the board shows while a gesture is being made. */
  readonly preview: (picture: Picture, made: Gesture) => Picture;

  /** Whether a side sits at the top of the picture, so that the board is turned for it. */
  readonly atTop: (side: number, steps: readonly Step[], picture: Picture) => boolean;

  /** How a piece lies after entering a square in a way of its own; undefined: as before. */
  readonly lies?: (cell: Cell, from: Place, to: Place, how: string) => Cell;

  /** The key on the keyboard, and the word, of a way to enter a square. */
  readonly wayKey?: (how: string) => string;
  readonly wayWord?: (how: string) => string;
  readonly wayLabel?: (how: string) => string | undefined; // short, under a picture of the piece

  /** The question if such a way is one of the choices; undefined: "which way". */
  readonly wayAsk?: (how: string) => string | undefined;

  /** A piece that stands for a side, to be drawn beside its name. */
  readonly token: (side: number, board: Board, options: Options) => Cell;

  /** What has been captured, or lost, and lies beside the board; `takes`: the captures so far. */
  readonly beside?: (board: Board, options: Options, takes: readonly Effect[]) => readonly Beside[];

  /** Other facts about a side, and the note of the picture that has them. */
  readonly seatNote?: (side: number, board: Board) => SeatNote | null;

  /** Its pieces can also be discs with pictures of their moves. */
  readonly discs?: boolean;

  /** How a change of face is drawn: a disc turned over, a cube rolled; else it just changes. */
  readonly turns?: 'over' | 'rolling';

  /** The words of the pieces do not say whose they are. */
  readonly sideless?: boolean;

  /** The kinds of pieces that still lie face down, with their numbers. */
  readonly hidden?: (board: Board) => readonly Beside[];

  /** Squares to point at now: pieces that must capture, or that may be taken. */
  readonly pointed?: (actions: readonly string[]) => readonly string[];

  /** The squares that each side wants to reach, where the board itself does not show them. */
  readonly goals?: readonly Goal[];

  /** The squares of the zone one is setting up in. */
  readonly area?: (actions: readonly string[], picture: Picture) => readonly string[];

  /** What lies face down at the start of a game, to check the shuffle. */
  readonly deck?: (start: string | null) => Deck;
}
