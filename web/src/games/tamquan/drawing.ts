import { touch } from '../../board/touch/choosing';
import { spots } from '../../board/picture';
import type { Picture } from '../../protocol/messages';
import type { Drawing } from '../../board/drawing';
import { carried, squaresInTurn } from '../stock';
import Piece from './Piece.svelte';

const SINGLE = /^[@x]([a-j]\d+)$/;
const ZONE = /^zone (\d)$/;

/** Any square of a zone chooses it: zone 1 has shade 2, and so on. */
function zoneSquares(picture: Picture, zone: number): string[] {
  return [...spots(picture).values()]
    .filter(({ cell }) => cell.shade === zone + 1)
    .map(({ square }) => square);
}

/** The zone that the squares to place on lie in. */
function zoneOf(actions: readonly string[], picture: Picture): string[] {
  const [first] = actions.filter((action) => action[0] === '@');
  const shade = first && spots(picture).get(first.slice(1))?.cell.shade;
  return shade ? zoneSquares(picture, shade - 1) : [];
}

export const drawing: Drawing = {
  ground: 'squares',
  Piece,
  gestures: (action, picture) => {
    const zone = ZONE.exec(action)?.[1];
    if (zone) return zoneSquares(picture, Number(zone)).map((square) => [touch(square)]);
    const square = SINGLE.exec(action)?.[1];
    return square ? [[touch(square)]] : squaresInTurn(action);
  },
  button: (action) => ZONE.test(action),
  attempt: (made, square, picture) => {
    const from = made[0]?.square;
    if (from) return `${from}-${square}`;
    return spots(picture).get(square)?.cell.piece ? `x${square}` : `@${square}`;
  },
  preview: carried,
  // A team sits where it set up.
  atTop: (side, steps, picture) => {
    const home = steps.find((step) => step.side === side && step.action?.startsWith('@'))?.action;
    const row = home ? spots(picture).get(home.slice(1))?.row : undefined;
    return row !== undefined && row < picture.rows.length / 2;
  },
  area: zoneOf,
  signs: { '-': '→' },
  pointed: (actions) => actions.filter((action) => action[0] === 'x').map((one) => one.slice(1)),
  token: (side) => ({ piece: `piece-${side}`, side, details: { member: '' } }),
};
