// A Vite plugin: `virtual:words/vi` is one module with every word of a language.
import { catalogue, games, words } from './languages.mjs';

// Texts of lessons are long and come from the server, with the lesson.
const OF_LESSONS = /^lesson-[\w-]+ =.*\n/gm;

function spoken(language) {
  const { common, games: ours } = words(language);
  const short = Object.entries(ours).map(([game, text]) => [game, text.replace(OF_LESSONS, '')]);
  return { common, games: Object.fromEntries(short) };
}

const PREFIX = 'virtual:words/';

export function wordsPlugin() {
  return {
    name: 'wuqi-words',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const game of [undefined, ...games()]) {
        this.addWatchFile(catalogue(language, game).pathname);
      }
      return `export default ${JSON.stringify(spoken(language))};`;
    },
  };
}
