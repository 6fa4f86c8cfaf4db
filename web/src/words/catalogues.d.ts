/** The words of each language in parts, made by tools/words.mjs. */
declare module 'virtual:words' {
  interface WordsPart {
    readonly text: string; // a Fluent catalogue
    readonly names?: Readonly<Record<string, string>>; // with the frame: of each game, what it is called
  }
  const loaders: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: WordsPart }>>>>>;
  export default loaders;
}
