// A move as lists show it: short, in words and signs that a reader of the language knows. Records
// and whatever is copied keep the notation. The same few forms serve every game (RULES, actions).

import type { Effect } from '../protocol/messages';
import type { Say } from '../words/vocabulary';

/** How a game's moves are shown, where it differs from others. */
export interface Notation {
  /** The word key of the piece that letters in an action stand for: `K`, `RP`. */
  readonly pieceOf?: (letters: string) => string | undefined;
  /** Signs between squares: a slide is not a step. */
  readonly signs?: Readonly<Record<string, string>>;
}

export interface Words {
  readonly say: Say; // of the game
  readonly has: (key: string) => boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '-': '–', x: '×', ',': ', ' };

const FLIP = /^flip ([a-z]\d+)(?:=(\w+))?$/;
const LAID = /^([a-z]\d+)=(\w+)$/;
const PUT = /^@([a-z]\d+)$/;
const TAKE = /^x([a-z]\d+)$/;
const PATH = /^[a-z]?\d+(?:[-~x,][a-z]?\d+)+$/;

/** `flip c4=R` as "翻 c4 俥", `c4xc7` as "俥 c4×c7", `b5~b4-c4` as "b5↷b4→c4". */
export function moveText(
  action: string,
  effects: readonly Effect[],
  words: Words,
  notation: Notation = {},
): string {
  const { say } = words;
  const [, turned, shown] = FLIP.exec(action) ?? [];
  if (turned) {
    const piece = effects.find(({ kind }) => kind === 'flip')?.piece ?? (shown && notation.pieceOf?.(shown));
    const name = piece ? short(piece, words) : '';
    return name ? say('move-flipped', { square: turned, piece: name }) : say('move-flip', { square: turned });
  }
  const [, square, letters = ''] = LAID.exec(action) ?? [];
  if (square) {
    const piece = short(notation.pieceOf?.(letters) ?? '', words);
    return say('move-placed', { square, piece });
  }
  const put = PUT.exec(action)?.[1];
  if (put) {
    const member = memberIn(effects);
    return member === undefined
      ? say('move-place', { square: put })
      : say('move-place-member', { square: put, member });
  }
  const taken = TAKE.exec(action)?.[1];
  if (taken) return say('move-take', { square: taken });
  if (PATH.test(action)) return path(action, effects, words, notation);
  if (action === 'done') return say('move-done');
  const [verb = '', ...rest] = action.split(' ');
  return say(`action-${verb}`, { what: rest.join(' ') });
}

function path(action: string, effects: readonly Effect[], words: Words, { signs }: Notation): string {
  const squares = action.replace(/[-~x,]/g, (link) => signs?.[link] ?? SIGNS[link] ?? link);
  const member = memberIn(effects);
  if (member !== undefined) return words.say('move-member', { member, squares });
  const piece = short(effects.find(({ kind }) => kind === 'step')?.piece ?? '', words);
  return piece && !signs ? words.say('move-piece', { piece, squares }) : squares;
}

function memberIn(effects: readonly Effect[]): unknown {
  return effects.find(({ kind }) => kind === 'step' || kind === 'place')?.details?.member;
}

/** A piece's short name; '' where a list does without. */
function short(piece: string, { say, has }: Words): string {
  const key = piece.replace(/^piece-/, 'short-');
  return piece && has(key) ? say(key) : '';
}
