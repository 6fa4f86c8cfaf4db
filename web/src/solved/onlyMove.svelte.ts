// "Find the only move": goes along perfect play to the next position in which a single action is
// right, and asks for it.

import type { SolvedPosition } from '../protocol/messages';

type Judged = 'asking' | 'right' | 'wrong' | 'shown' | 'none';

export class OnlyMove {
  state = $state<Judged | null>(null); // null: nothing was asked
  tried = $state(''); // the wrong action
  #answered = new Set<string>(); // positions that need not be asked again

  /** Values are hidden while a move is to be found. */
  readonly hides = $derived(this.state === 'asking' || this.state === 'wrong');

  /** How many actions of the perfect line to play before asking; null: there is nothing to ask. */
  find({ line, only, position }: SolvedPosition): readonly string[] | null {
    const next = only.find((ply) => ply > 0 || !this.#answered.has(position));
    this.tried = '';
    this.state = next === undefined ? 'none' : 'asking';
    return next === undefined ? null : line.slice(0, next);
  }

  /** Judges an action; true if it is the one. */
  judge(action: string, { actions, value, position }: SolvedPosition): boolean {
    const right = actions.find((one) => one.action === action)?.value === value;
    this.state = right ? 'right' : 'wrong';
    this.tried = right ? '' : action;
    if (right) this.#answered.add(position);
    return right;
  }

  /** Gives up: the values are shown. */
  show({ position }: SolvedPosition): void {
    this.#answered.add(position);
    this.state = 'shown';
  }

  /** Somebody went elsewhere. */
  leave(): void {
    this.state = null;
    this.tried = '';
  }
}
