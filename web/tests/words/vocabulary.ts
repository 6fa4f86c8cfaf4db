// The words of a language, as the page has them once all are there.

import { catalogueOf } from '../../src/words/catalogue.mjs';
import type { Language } from '../../src/words/languages';
import { Vocabulary } from '../../src/words/vocabulary';
import { words } from '../../tools/languages.mjs';

export function vocabularyOf(language: Language): Vocabulary {
  const { common, games } = words(language);
  const each = Object.entries(games).map(([game, text]) => [game, catalogueOf(text)]);
  return new Vocabulary(language, { common: catalogueOf(common), games: Object.fromEntries(each) });
}
