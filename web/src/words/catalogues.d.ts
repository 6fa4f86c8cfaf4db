/** The words of each language in parts, made by tools/words.mjs. */
declare module 'virtual:words' {
  import type { Catalogue } from './message';

  interface WordsPart {
    readonly words: Catalogue;
    readonly names?: Readonly<Record<string, Catalogue>>; // with the frame: of each game, what it is called
  }
  /** Fetches a part of a language; undefined: there is none. */
  export default function load(language: string, part: string): Promise<{ default: WordsPart }> | undefined;
}
