// A Vite plugin: `virtual:words/vi` is one module with every word of a language.
import { catalogue, games, words } from './languages.mjs';

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
      return `export default ${JSON.stringify(words(language))};`;
    },
  };
}
