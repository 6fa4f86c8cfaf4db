// The layers of the page, from the bottom up: a folder of src/ may use those that come before it in
// this list, never those that come after. Folders on one line do not use each other. ESLint checks it.

const LAYERS = [
  ['protocol', 'words'], // messages of the server; words in the reader's language
  ['look'], // paper and ink: colours, icons, how pages are laid out
  ['moves'], // an action in words, signs and trails; trees of variations
  ['device'], // Python in the page: rules, tables and teacher without a server
  ['live'], // the connection to the server, and what came over it
  ['board'], // any board: pieces, marks, motion, touch; it is handed a game's drawing
  ['games'], // the drawings of the games
  ['people'], // a person's name and what one can do with it; ratings
  ['table'], // a table: seats, clocks, prompts, offers, endings
  ['teacher'], // hints, reviews, puzzles
  ['learn', 'lessons', 'replay', 'home', 'settings'],
  ['new', 'tournaments'], // opening a table; tournaments
  ['analysis'], // the analysis board
  ['solved'], // exact values, perfect lines, proofs
  ['pages'], // each address
];

// Small files that are of a lower layer than their folder.
const LOWER = { 'home/lines': 'games', 'settings/reading': 'words' };

/** For each folder, what its files may not import. */
export const forbidden = LAYERS.flatMap((layer, index) =>
  layer.map((folder) => {
    const above = LAYERS.slice(index + 1).flat();
    const beside = layer.filter((other) => other !== folder && !LAYERS[0].includes(other));
    const names = [...above, ...beside];
    const allowed = Object.entries(LOWER)
      .filter(([, lower]) => LAYERS.findIndex((one) => one.includes(lower)) <= index)
      .map(([file]) => file);
    const except = allowed.length > 0 ? `(?!(?:${allowed.join('|')})(?:\\.svelte)?$)` : '';
    return {
      folder,
      regex: names.length > 0 ? `^(?:\\.\\./)+${except}(?:${names.join('|')})/` : null,
    };
  }),
);
