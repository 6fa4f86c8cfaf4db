// Who sits where at a table, as one person sees it: their own side near, the others across.

import type { Drawing } from '../../board/drawing';
import type { Picture } from '../../protocol/messages';
import { connection } from '../../live/connection.svelte';
import { yourSides, type Seen } from '../../live/seen';

export class Seating {
  readonly #view: () => Seen | undefined;
  readonly #drawing: () => Drawing;
  readonly #usual: () => Picture;

  flipped = $state(false); // the board is turned by hand
  viewpoint = $state<number | null>(null); // whose side of the board is near

  /** `usual`: what stands in for the board until the table is known. */
  constructor(view: () => Seen | undefined, drawing: () => Drawing, usual: () => Picture) {
    this.#view = view;
    this.#drawing = drawing;
    this.#usual = usual;
  }

  readonly #seats = $derived.by(() => this.#view()?.seats ?? []);
  readonly #all = $derived([...new Set(this.#seats.map((seat) => seat.side))]);

  /** Your sides. */
  readonly sides = $derived.by(() => {
    const view = this.#view();
    return view ? yourSides(view) : [];
  });
  /** Sides that are called "you": none where one person plays them all. */
  readonly you = $derived(this.sides.length === this.#all.length ? [] : this.sides);

  readonly #bottom = $derived(this.viewpoint ?? this.sides[0] ?? null);
  readonly turned = $derived.by(() => {
    const view = this.#view();
    const picture = view?.board.picture ?? this.#usual();
    return this.#drawing().atTop(this.#bottom ?? 1, view?.steps ?? [], picture) !== this.flipped;
  });
  readonly near = $derived(this.#bottom ?? (this.flipped ? this.#all.at(-1) : this.#all[0]) ?? 1);
  readonly far = $derived(this.#all.filter((side) => side !== this.near));

  readonly team = $derived(this.sides.length > 0 && this.#seats.some((seat) => seat.member > 1));
  /** There are teammates, so a team channel makes sense. */
  readonly mates = $derived(
    this.#seats.some((seat) => seat.person && !seat.yours && this.sides.includes(seat.side)),
  );
  /** There is someone to talk to: another player, or a spectator. */
  readonly company = $derived.by(() => {
    const view = this.#view();
    if (!view) return false;
    const others = view.onlookers > 0 || view.seats.some((seat) => seat.person && !seat.yours);
    return others || (connection.chats.get(view.table)?.length ?? 0) > 0;
  });
  /** Nobody else but computers: only then there are hints. */
  readonly alone = $derived(
    this.sides.length === 1 &&
      this.#seats.every((seat) =>
        seat.side === this.sides[0] ? !seat.person || seat.yours : Boolean(seat.computer),
      ),
  );
}
