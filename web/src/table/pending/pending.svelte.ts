// Pending actions: a premove, a move made while the connection was lost, the rest of a chosen
// set-up.

import { choices } from '../../board/touch/choosing';
import type { Drawing } from '../../board/drawing';
import type { Seen } from '../../live/seen';
import { say } from '../../words/words.svelte';
import { meantBy, type Squares } from './premove';

/** A move that could not be sent, and the position it was made in. */
export interface Unsent {
  readonly action: string;
  readonly ply: number;
  readonly back: number;
  readonly connection: number; // the one that failed
}

/** What is to be done now. */
export type Due =
  | { readonly kind: 'act'; readonly action: string }
  | { readonly kind: 'ask'; readonly squares: Squares } // several actions may be meant
  | null;

export class Pending {
  premove = $state.raw<Squares | null>(null);
  unsent = $state.raw<Unsent | null>(null);
  plan = $state.raw<readonly string[]>([]); // actions to be taken as turns come
  random = $state.raw<readonly string[]>([]); // while this is expected, anything will do
  dropped = $state(''); // the message key of why something will not be done

  #seen: { table: string; back: number } | null = null;

  /** Something of a set-up is still to be placed. */
  get busy(): boolean {
    return this.plan.length > 0 || this.random.length > 0;
  }

  /** Something will be done. */
  get waiting(): boolean {
    return this.unsent !== null || this.premove !== null || this.busy;
  }

  /** What will be done, or why it will not; '' if there is nothing to say. */
  get words(): string {
    if (this.unsent) return say('unsent-waiting');
    if (this.premove) return say('premove-set');
    if (this.busy) return say('plan-going-on');
    return this.dropped && say(this.dropped);
  }

  clear(): void {
    this.premove = null;
    this.unsent = null;
    this.plan = [];
    this.random = [];
  }

  /** What is due in this position; asked once for each. `connection`: the one that told of it. */
  due(view: Seen, actions: readonly string[], drawing: Drawing, connection: number): Due {
    const went = this.#seen?.table !== view.table || this.#seen.back !== view.back;
    if (went && this.#seen) this.clear(); // another table, or moves were taken back
    this.#seen = { table: view.table, back: view.back };
    if (view.status !== 'playing') {
      this.clear();
      return null;
    }
    return (
      this.#unsentDue(view, actions, connection) ??
      (actions.length > 0 ? (this.#premoveDue(view, actions, drawing) ?? this.#planDue(view, actions)) : null)
    );
  }

  #unsentDue(view: Seen, actions: readonly string[], connection: number): Due {
    const unsent = this.unsent;
    if (!unsent || connection <= unsent.connection) return null;
    this.unsent = null;
    const { ply, back, action } = unsent;
    if (view.ply === ply && view.back === back && actions.includes(action)) return { kind: 'act', action };
    const arrived = view.steps[ply];
    const own = view.seats.some((seat) => seat.yours && seat.number === arrived?.seat);
    if (!own || arrived?.action !== action) this.dropped = 'unsent-dropped';
    return null;
  }

  #premoveDue(view: Seen, actions: readonly string[], drawing: Drawing): Due {
    const squares = this.premove;
    if (!squares) return null;
    this.premove = null;
    const all = choices(actions, (action) => drawing.gestures(action, view.board.picture));
    const meant = meantBy(squares, all);
    const [only, ...others] = meant;
    if (only === undefined) {
      this.dropped = 'premove-dropped';
      return null;
    }
    return others.length === 0 ? { kind: 'act', action: only } : { kind: 'ask', squares };
  }

  #planDue(view: Seen, actions: readonly string[]): Due {
    if (this.random.length > 0) {
      const any = actions[Math.floor(Math.random() * actions.length)];
      if (any !== undefined && this.random.includes(view.board.expected?.key ?? '')) {
        return { kind: 'act', action: any };
      }
      this.random = [];
      return null;
    }
    const action = this.plan.find((one) => actions.includes(one));
    if (action === undefined) {
      this.plan = [];
      return null;
    }
    this.plan = this.plan.filter((one) => one !== action);
    return { kind: 'act', action };
  }
}
