// What a page needs of games before it is shown: drawings, lines and words.

import { GAMES, loadLine, loadStart } from '../home/lines.svelte';
import { wordsAtTable, wordsOfGame } from '../words/words.svelte';
import { loadDrawing } from './all';

/** What a table shows of a game at first. */
export async function loadTable(game: string): Promise<void> {
  await Promise.all([loadDrawing(game), loadStart(game), wordsAtTable(game)]);
}

/** The boards of all games; what they say is fetched when something says it. */
export async function loadBoards(): Promise<void> {
  await Promise.all(GAMES.flatMap((game) => [loadDrawing(game), loadLine(game)]));
}

/** Everything of all games. */
export async function loadGames(): Promise<void> {
  await Promise.all(GAMES.flatMap((game) => [loadDrawing(game), loadStart(game), wordsOfGame(game)]));
}
