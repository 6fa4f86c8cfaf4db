// An analysis board: its rules, its first position, every variation, and the current position. The
// server computes positions; the address always holds the whole state.

import { get, post, reasonOf, troubleIn } from '../live/http';
import { whyRefused } from '../live/trying';
import type { Known } from '../games/shownMoves.svelte';
import { grown, pathTo, pruned, readTree, ROOT, treeOf, written, type Tree } from '../moves/tree';
import type { Board, SolvedPosition, Tried } from '../protocol/messages';
import { relabel, to } from '../routes.svelte';
import type { Analysed } from '../routing';
import { KnownBoards } from './knownBoards.svelte';

/** What is known of a move of the tree: the board before it, and whose move it is. */
export interface KnownMove extends Known {
  readonly side: number; // 0: not known yet, or nobody's
}

type AddressOf = (game: string, what: Analysed) => string;

export class Analysing {
  readonly #addressOf: AddressOf;
  game = $state('');
  options = $state.raw<Readonly<Record<string, string>>>({});
  start = $state<string | null>(null); // a position text; null: the game's own start
  tree = $state.raw<Tree>(treeOf());
  at = $state(ROOT);
  shown = $state.raw<Board | null>(null);
  trouble = $state('');
  bottom = $state(1); // the side at the bottom: the side to move at the start
  readonly #boards = new KnownBoards();
  #closed = false; // the page was left: later answers are ignored

  readonly terms = $derived.by(() => ({ game: this.game, options: this.options, position: this.start }));
  readonly path = $derived(pathTo(this.tree, this.at));
  readonly parent = $derived(this.tree[this.at]?.parent ?? -1);
  readonly next = $derived(this.tree[this.at]?.children[0]);
  readonly address = $derived.by(() =>
    this.#addressOf(this.game, {
      options: this.options,
      position: this.start,
      tree: written(this.tree),
      at: this.at,
    }),
  );
  readonly known = $derived(
    this.tree.map(({ parent }): KnownMove => {
      const before = parent < 0 ? undefined : this.#boards.after(pathTo(this.tree, parent));
      return { picture: before?.picture, side: Math.max(0, before?.mover ?? 0) };
    }),
  );

  constructor(addressOf: AddressOf = to.analysis) {
    this.#addressOf = addressOf;
  }

  /** Stops: the page was left. */
  close(): void {
    this.#closed = true;
  }

  /** Begins with what an address says. */
  open(game: string, what: Analysed): void {
    this.game = game;
    this.options = what.options;
    this.start = what.position;
    this.tree = readTree(what.tree);
    this.at = Math.min(what.at ?? ROOT, this.tree.length - 1);
    this.shown = null;
    this.trouble = '';
    this.#boards.forget();
    void this.#boards.learn(this.terms, this.tree);
    void this.#sitDown();
  }

  play(actions: readonly string[]): void {
    this.trouble = '';
    for (const action of actions) ({ tree: this.tree, to: this.at } = grown(this.tree, this.at, action));
  }

  /** Adds the line of perfect play, and shows its first action. */
  async perfect(): Promise<void> {
    const [link, board] = [this.address, this.shown];
    if (!board) return;
    try {
      const query = new URLSearchParams({ position: board.position });
      for (const [name, value] of Object.entries(this.options)) query.append('option', `${name}=${value}`);
      const { line } = await get<SolvedPosition>(`/solved/${this.game}?${query}`);
      const [first] = line;
      if (this.#closed || link !== this.address || first === undefined) return;
      const here = grown(this.tree, this.at, first).to;
      this.play(line);
      this.at = here;
    } catch (error) {
      this.trouble = troubleIn(error);
    }
  }

  prune(): void {
    ({ tree: this.tree, to: this.at } = pruned(this.tree, this.at));
  }

  /** Why an action is not legal here. */
  why(action: string): Promise<string> {
    return whyRefused({ ...this.terms, actions: [...this.path, action] });
  }

  /** Shows the current position; returns whether it could be loaded. */
  async show(): Promise<Board | null> {
    const [link, actions] = [this.address, this.path];
    try {
      const { board, refused } = await post<Tried>('/try', { ...this.terms, actions });
      if (this.#closed || link !== this.address) return null;
      if (board) {
        this.shown = board;
        this.#boards.keep(actions, board);
        relabel(link);
        return board;
      }
      if (refused) {
        this.trouble = reasonOf(refused);
        this.prune();
      }
    } catch (error) {
      this.trouble = troubleIn(error);
    }
    return null;
  }

  /** As at a table, the board is seen from the side of the player to move. */
  async #sitDown(): Promise<void> {
    this.bottom = 1;
    const { terms } = this;
    if (!terms.position) return;
    try {
      const { board } = await post<Tried>('/try', terms);
      if (!this.#closed && board && board.mover > 0 && terms === this.terms) this.bottom = board.mover;
    } catch {
      // the error is shown where the position is shown
    }
  }
}
