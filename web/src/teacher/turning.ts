// A turning point in plain words: what the move gave away, for whom, and what was better.

import { moveWords } from '../games/shownMoves.svelte';
import type { PointInfo, WorthInfo } from '../protocol/messages';
import { sideName } from '../table/seats/naming';
import { spoken } from '../words/joining';
import { say, sayIn } from '../words/words.svelte';

const THROWN_AWAY: ReadonlySet<PointInfo['turn']> = new Set(['win-lost', 'win-drawn', 'draw-lost']);

/** "Blue had a won game here and gave it away: after this move it is lost. It costs a piece." */
export function turnWords(game: string, point: PointInfo): string {
  const { pieces } = point;
  return spoken([
    standingWords(game, point),
    pieces > 0 ? sayIn(game)('review-said-pieces', { pieces }) : null,
  ]);
}

function standingWords(game: string, { side, turn, before, after }: PointInfo): string {
  const names = { side: sideName(game, side) };
  if (THROWN_AWAY.has(turn)) return say(`review-said-${turn}`, names);
  if (before.value === 'loss' && after.value === 'loss') {
    const [long, short] = [ownMoves(before), ownMoves(after)];
    return long > short
      ? say('review-said-sooner', { ...names, long, short })
      : say('review-said-lost', names);
  }
  return say('review-said-fell', { ...names, turn, before: percent(before), after: percent(after) });
}

/** "Better: 32–28, which holds the draw." */
export function betterWords(game: string, { better, before }: PointInfo): string {
  const move = moveWords(game, better[0] ?? '');
  return say(`review-best-${before.value ?? 'chance'}`, { move, percent: percent(before) });
}

/** A side's own moves until the end: a distance counts those of both sides. */
function ownMoves({ distance }: WorthInfo): number {
  return Math.ceil((distance ?? 0) / 2);
}

function percent({ score }: WorthInfo): string {
  return (50 * (1 + score)).toFixed(0);
}
