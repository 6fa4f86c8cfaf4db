// The faces of the 14 kinds, and which camp each belongs to under either split.

import { campsOf } from '../../look/inks';

export interface Face {
  readonly character: string;
  readonly letter: string;
  readonly kind: string; // how it moves: as all of this kind
}

const KINDS = ['general', 'advisor', 'elephant', 'chariot', 'horse', 'cannon', 'soldier'];
const RED = '帥仕相俥傌炮兵';
const BLACK = '將士象車馬包卒';
const LETTERS = 'KAERHCP';

export const FACES: ReadonlyMap<string, Face> = new Map(
  KINDS.flatMap((kind, index) => [
    [`piece-red-${kind}`, { character: RED[index] ?? '', letter: LETTERS[index] ?? '', kind }],
    [
      `piece-black-${kind}`,
      { character: BLACK[index] ?? '', letter: (LETTERS[index] ?? '').toLowerCase(), kind },
    ],
  ]),
);

/** The piece a letter stands for: `K` is the red general, `k` the black one. */
export function pieceOfLetter(letter: string): string | undefined {
  return [...FACES].find(([, face]) => face.letter === letter)?.[0];
}

/** The word of the camp that a kind of piece belongs to, `camp-generals-1`; '' if face down. */
export function campOf(piece: string, split: string | undefined): string {
  const camps = campsOf('sanguo', `camp-${split ?? 'generals'}-`);
  return camps.find(([, pieces]) => pieces.includes(piece))?.[0] ?? '';
}

/** How many pieces of each kind there are in a set. */
export function countOf(piece: string): number {
  if (piece.endsWith('general')) return 1;
  return piece.endsWith('soldier') ? 5 : 2;
}
