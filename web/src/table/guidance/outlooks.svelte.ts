// What every action would leave to be captured, where the numbers beside a piece decide that.

import { untrack } from 'svelte';
import { post } from '../../live/http';
import { latest } from '../../live/latest.svelte';
import type { Outlook, Picture } from '../../protocol/messages';
import type { Seen } from '../../live/seen';

/** Whether a game counts what stands beside its pieces. */
export function counts(picture: Picture): boolean {
  return picture.rows.some((row) => row.some((cell) => cell.around));
}

export class Outlooks {
  found = $state.raw<readonly Outlook[]>([]);

  /** Made while a component is set up: it looks ahead whenever it is this person's turn. */
  constructor(view: () => Seen | undefined) {
    const position = $derived.by(() => {
      const now = view();
      const able = now?.status === 'playing' && now.legal.length > 0 && counts(now.board.picture);
      return able ? now.board.position : null;
    });
    const asking = latest();
    $effect(() => {
      const current = asking();
      const [wanted, now] = [position, untrack(view)]; // other news of the table change nothing here
      this.found = [];
      if (!wanted || !now) return;
      post<readonly Outlook[]>('/outlooks', { game: now.game, options: now.options, position: wanted }).then(
        (outlooks) => current() && (this.found = outlooks),
        () => undefined, // the board can be played without
      );
    });
  }
}
