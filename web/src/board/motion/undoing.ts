// Going back: from what stands to an earlier position, in one stage. Pieces return to where they came
// from, what was taken comes back, what was put down leaves. Pure: no clock, no DOM.

import type { Effect, Picture } from '../../protocol/messages';
import type { Placed } from './placing';
import { placedOn, stagesOf, type Act, type ActKind, type Stage } from './stages';

const LENGTH = 1.2; // in steps

/** The stage that leads back to a picture; `undone` led from there to what stands. Null: it did not. */
export function returning(
  standing: readonly Placed[],
  picture: Picture,
  undone: readonly Effect[],
): Stage | null {
  const before = placedOn(picture);
  const after = stagesOf(before, undone)?.at(-1)?.after;
  if (!after || after.length !== standing.length) return null;
  const now = new Map(standing.map((piece) => [piece.square, piece]));
  if (!after.every(({ square }) => now.has(square))) return null;
  const went = new Map(after.map(({ id, square }) => [id, now.get(square)]));

  const placed = before.map((piece): Placed => ({ ...piece, id: went.get(piece.id)?.id ?? piece.id }));
  const acts = before.flatMap((piece): Act[] => {
    const later = went.get(piece.id);
    const { square: to, cell } = piece;
    if (!later) return [{ id: piece.id, kind: 'return', from: to, to, before: cell }];
    const kind = kindOf(later, piece);
    return kind ? [{ id: later.id, kind, from: later.square, to, before: later.cell }] : [];
  });
  const kept = new Set(placed.map((piece) => piece.id));
  const leaving = standing.filter((piece) => !kept.has(piece.id));
  const gone = leaving.map(({ id, square, cell }): Act => ({
    id,
    kind: 'remove',
    from: square,
    to: square,
    before: cell,
  }));
  return {
    placed: [...placed, ...leaving],
    after: placed,
    acts: [...acts, ...gone],
    sign: null,
    length: LENGTH,
  };
}

function kindOf(later: Placed, earlier: Placed): ActKind | null {
  if (later.square !== earlier.square) return 'step';
  return later.cell.piece === earlier.cell.piece ? null : 'flip';
}
