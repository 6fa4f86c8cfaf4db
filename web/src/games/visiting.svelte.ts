// Games that the page was not built with: packages that are installed beside the server. What the
// page needs of them is asked for once (welcome.ts).

import { GAMES } from '../home/lines.svelte';
import { games } from '../live/games';

let request: Promise<boolean> | null = null;

/** Whether all games that the server plays are known now. */
export function visitors(): Promise<boolean> {
  request ??= welcomeAll().then(
    () => true,
    () => {
      request = null; // the server does not answer: ask again later
      return false;
    },
  );
  return request;
}

async function welcomeAll(): Promise<void> {
  const strangers = (await games()).map(({ game }) => game).filter((game) => !GAMES.includes(game));
  if (strangers.length === 0) return;
  const { welcome } = await import('./welcome');
  await Promise.all(strangers.map(welcome));
}
