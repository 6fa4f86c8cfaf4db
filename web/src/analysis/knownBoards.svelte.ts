// The boards of a tree of variations, by the actions that led to them: they tell which piece a move
// moves, and whose move it is.

import { post } from '../live/http';
import { pathTo, type Tree } from '../moves/tree';
import type { BoardsRequest, Board } from '../protocol/messages';

const STRETCH = 50; // boards the server gives at once

type Terms = Omit<BoardsRequest, 'since' | 'actions'>;

export class KnownBoards {
  #found = $state.raw<Readonly<Record<string, Board>>>({});
  #since = 0; // grows whenever all is forgotten

  after(actions: readonly string[]): Board | undefined {
    return this.#found[actions.join(' ')];
  }

  keep(actions: readonly string[], board: Board): void {
    this.#found = { ...this.#found, [actions.join(' ')]: board };
  }

  forget(): void {
    this.#found = {};
    this.#since += 1;
  }

  /** Fetches the boards of every variation. One that is not legal is not known. */
  async learn(terms: Terms, tree: Tree): Promise<void> {
    const mine = this.#since;
    const leaves = tree.flatMap(({ children, parent }, node) =>
      children.length === 0 && parent >= 0 ? [pathTo(tree, node)] : [],
    );
    for (const actions of leaves) {
      for (let since = 0; since < actions.length; since += STRETCH) {
        try {
          const boards = await post<readonly Board[]>('/boards', { ...terms, actions, since });
          if (mine !== this.#since) return;
          const known = boards.map((board, index) => [actions.slice(0, since + index).join(' '), board]);
          this.#found = { ...Object.fromEntries(known), ...this.#found };
        } catch {
          break; // the error is shown where the position is shown
        }
      }
    }
  }
}
