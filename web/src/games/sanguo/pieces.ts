// The faces of the 14 kinds, and which camp each belongs to under either split (RULES 2, camps).

export interface Face {
  readonly character: string;
  readonly letter: string;
}

const KINDS = ['general', 'advisor', 'elephant', 'chariot', 'horse', 'cannon', 'soldier'];
const RED = '帥仕相俥傌炮兵';
const BLACK = '將士象車馬包卒';
const LETTERS = 'KAERHCP';

export const FACES: ReadonlyMap<string, Face> = new Map(
  KINDS.flatMap((kind, index) => [
    [`piece-red-${kind}`, { character: RED[index] ?? '', letter: LETTERS[index] ?? '' }],
    [
      `piece-black-${kind}`,
      { character: BLACK[index] ?? '', letter: (LETTERS[index] ?? '').toLowerCase() },
    ],
  ]),
);

/** The piece a letter stands for: `K` is the red general, `k` the black one. */
export function pieceOfLetter(letter: string): string | undefined {
  return [...FACES].find(([, face]) => face.letter === letter)?.[0];
}

const RANK_CAMPS: Readonly<Record<string, number>> = {
  soldier: 1,
  general: 2,
  advisor: 2,
  elephant: 2,
  chariot: 3,
  horse: 3,
  cannon: 3,
};

/** The camp of a kind of piece: 1, 2 or 3; 0 for what is face down. */
export function campOf(piece: string, split: string | undefined): number {
  const [, colour, kind] = piece.split('-');
  if (!kind || !FACES.has(piece)) return 0;
  if (split === 'ranks') return RANK_CAMPS[kind] ?? 0;
  if (kind === 'general' || kind === 'soldier') return 1;
  return colour === 'red' ? 2 : 3;
}

/** How many pieces of each kind there are in a set. */
export function countOf(piece: string): number {
  if (piece.endsWith('general')) return 1;
  return piece.endsWith('soldier') ? 5 : 2;
}
