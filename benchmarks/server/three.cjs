// Three Musketeers for boardgame.io: a game as small as ours, in the way its tutorial writes games.
// Cells are 0 empty, 1 musketeer, 2 enemy; player 0 has the musketeers.

const SIZE = 5;

function neighbours(cell) {
  const row = Math.floor(cell / SIZE);
  const column = cell % SIZE;
  return [
    row > 0 && cell - SIZE,
    row < SIZE - 1 && cell + SIZE,
    column > 0 && cell - 1,
    column < SIZE - 1 && cell + 1,
  ].filter((one) => one !== false);
}

function legal(cells, player) {
  const [own, target] = player === '0' ? [1, 2] : [2, 0];
  return cells.flatMap((piece, from) =>
    piece === own
      ? neighbours(from)
          .filter((to) => cells[to] === target)
          .map((to) => [from, to])
      : [],
  );
}

function inLine(cells) {
  const at = cells.flatMap((piece, cell) => (piece === 1 ? [cell] : []));
  return [(cell) => Math.floor(cell / SIZE), (cell) => cell % SIZE].some((line) =>
    at.every((cell) => line(cell) === line(at[0])),
  );
}

const game = {
  name: 'three',
  setup: () => ({
    cells: Array.from({ length: SIZE * SIZE }, (_, cell) => ([4, 12, 20].includes(cell) ? 1 : 2)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go({ G, ctx }, from, to) {
      if (!legal(G.cells, ctx.currentPlayer).some(([a, b]) => a === from && b === to)) {
        return 'INVALID_MOVE';
      }
      G.cells[to] = G.cells[from];
      G.cells[from] = 0;
    },
  },
  endIf({ G, ctx }) {
    if (inLine(G.cells)) return { winner: '1' };
    if (ctx.currentPlayer === '0' && legal(G.cells, '0').length === 0) return { winner: '0' };
    return undefined;
  },
};

module.exports = { game, legal };
