// A Vite plugin: `virtual:games` is the list of the games that the page is built with, in the order
// they are shown. The rest of what their line.json says comes when a page needs it; `line.json?start` is without
// the steps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const GAMES = new URL('../src/games/', import.meta.url);
const ID = 'virtual:games';

function inOrder() {
  const found = readdirSync(GAMES)
    .map((game) => ({ game, line: new URL(`${game}/line.json`, GAMES) }))
    .filter(({ line }) => existsSync(line))
    .map(({ game, line }) => ({ game, order: JSON.parse(readFileSync(line, 'utf-8')).order }));
  found.sort((one, other) => one.order - other.order || one.game.localeCompare(other.game));
  return found.map(({ game }) => game);
}

export function gamesPlugin() {
  return {
    name: 'wuqi-games',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(inOrder())};` : undefined),
    transform(code, id) {
      if (!id.endsWith('/line.json?start')) return undefined;
      const { options, sides, picture } = JSON.parse(code);
      const text = JSON.stringify({ options, sides, picture });
      return { code: `export default ${text};`, moduleType: 'js', map: null };
    },
  };
}
