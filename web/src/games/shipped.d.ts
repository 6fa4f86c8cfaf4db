/** The games that the page is built with, in the order they are shown: see tools/games.mjs. */
declare module 'virtual:games' {
  const games: readonly string[];
  export default games;
}
