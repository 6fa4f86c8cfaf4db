// How a touched piece moves, in words and on the board. The server answers; the board only asks.
// For the player's own pieces it is shown only the first few times: after that the dots are enough.

import { post } from '../../live/http';
import type { MovingInfo, Picture } from '../../protocol/messages';
import { settings } from '../../settings.svelte';
import { sayIn, wordsOfGame } from '../../words/words.svelte';
import { cellAt } from '../picture';

const KEY = 'wuqi-explained';
const OFTEN = 4; // times for each kind of one's own pieces

export interface Explained {
  readonly square: string;
  readonly words: string;
  readonly squares: readonly string[];
}

/** The board as it is shown; without its position nothing can be answers. */
export interface Shown {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly picture: Picture;
  readonly position: string | undefined;
}

function counts(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export class Explaining {
  now = $state.raw<Explained | null>(null);
  readonly #board: () => Shown;
  #questions = 0; // answers to earlier questions are ignored

  constructor(board: () => Shown) {
    this.#board = board;
  }

  clear(): void {
    this.#questions += 1;
    this.now = null;
  }

  /** A square was touched; `own`: the player may move the piece on it now. */
  async touch(square: string | null, own = false): Promise<void> {
    const again = this.now?.square === square;
    this.clear();
    const { game, options, position, picture } = this.#board();
    if (again || !settings.explain || !square || position === undefined) return;
    if (!cellAt(picture, square)?.piece) return;
    const mine = this.#questions;
    const question = { game, options, position, square };
    const answers = Promise.all([post<MovingInfo>('/moving', question), wordsOfGame(game)]);
    const [found] = await answers.catch(() => [null]);
    if (mine !== this.#questions || !found?.saying) return;
    const { key, details } = found.saying;
    const kind = `${game} ${key}`;
    const shown = counts();
    if (own && (shown[kind] ?? 0) >= OFTEN) return;
    if (own) localStorage.setItem(KEY, JSON.stringify({ ...shown, [kind]: (shown[kind] ?? 0) + 1 }));
    const words = sayIn(game)(key, details);
    this.now = { square, words, squares: own ? [] : found.squares };
  }
}
