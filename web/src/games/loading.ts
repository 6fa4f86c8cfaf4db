// What a page needs of games before it is shown: drawings, lines and words.

import { GAMES, loadLine } from '../home/lines.svelte';
import { wordsOfGame } from '../words/words.svelte';
import { loadDrawing } from './all';

/** Everything of a game. */
export async function loadGame(game: string): Promise<void> {
  await Promise.all([loadDrawing(game), loadLine(game), wordsOfGame(game)]);
}

/** The boards of all games; what they say is fetched when something says it. */
export async function loadBoards(): Promise<void> {
  await Promise.all(GAMES.flatMap((game) => [loadDrawing(game), loadLine(game)]));
}

/** Everything of all games. */
export async function loadGames(): Promise<void> {
  await Promise.all(GAMES.map(loadGame));
}
