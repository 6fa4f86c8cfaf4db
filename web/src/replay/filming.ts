// A game as an animation: one frame for each position, joined into a file.

import { gif } from './gif';
import { painted } from './picturing';

const WIDTH = 360; // pixels
const LONGEST = 400; // moves
const HUNDREDTHS = 90; // a position is looked at
const LAST_HUNDREDTHS = 300;

/** The film of a game of so many moves; `drawn` gives the picture after some of them, as SVG. */
export async function film(last: number, drawn: (ply: number) => Promise<string>): Promise<Blob> {
  const stills = [];
  let [width, height] = [0, 0];
  for (let ply = 0; ply <= Math.min(last, LONGEST); ply += 1) {
    const canvas = await painted(await drawn(ply), WIDTH);
    [width, height] = [canvas.width, canvas.height];
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    if (pixels) stills.push({ pixels, hundredths: ply === last ? LAST_HUNDREDTHS : HUNDREDTHS });
  }
  return new Blob([gif(width, height, stills).slice().buffer], { type: 'image/gif' });
}
