// How Kōnane is drawn and touched on the page: lava and coral in the hollows of a board.
// The page hands in ready-made parts and calls the rest; see docs/adding-a-game.md.

const ONE = /^x([a-h][1-8])$/;

function stone({ cell, letters }) {
  const black = cell.side === 1;
  const [fill, edge, light] = black
    ? ['#2b2826', '#6b625a', '#57504b']
    : ['#f3ead9', '#a08d6d', '#ffffff'];
  const face = letters
    ? `<text y="15" text-anchor="middle" font-size="42" font-weight="600" fill="${black ? '#f3ead9' : '#2b2826'}">${black ? 'b' : 'w'}</text>`
    : `<ellipse cx="-10" cy="-12" rx="14" ry="9" fill="${light}" opacity="0.55" transform="rotate(-24)"/>`;
  return `<ellipse cy="6" rx="38" ry="36" fill="var(--shadow)"/>
    <path d="M-36 4 C-38 -22 -18 -36 4 -35 C26 -34 38 -18 36 4 C34 24 18 35 -2 35 C-22 35 -34 22 -36 4 Z"
      fill="${fill}" stroke="${edge}" stroke-width="2.5"/>${face}`;
}

export default ({ touch, squaresInTurn }) => ({
  ground: 'squares',
  piece: stone,
  gestures: (action) => {
    const square = ONE.exec(action)?.[1];
    return square ? [[touch(square)]] : squaresInTurn(action);
  },
  attempt: (made, square) => (made[0] ? `${made[0].square}x${square}` : `x${square}`),
  atTop: (side) => side === 2,
  token: (side) => ({ piece: side === 1 ? 'piece-black' : 'piece-white', side }),
});
