// What the page needs of a game that it was not built with: its words, colours, opening and drawing. The
// drawing is an ES module of the game's package; see docs/adding-a-game.md for what it exports.

import { touch } from '../board/touch/choosing';
import { get } from '../live/http';
import { addInks } from '../look/inks';
import { addLine, type Line } from '../home/lines.svelte';
import type { GamePage } from '../protocol/messages';
import { wordsOfGame } from '../words/words.svelte';
import { addDrawing, drawingOf } from './all';
import { bound } from './bound';
import type { Drawing, PieceProps } from '../board/drawing';
import MarkupPiece from './MarkupPiece.svelte';
import { plainDrawing } from './plain';
import { carried, never, plainAttempt, squaresInTurn } from './stock';

/** What the module of a package exports: a drawing whose pieces are SVG text. */
type Brought = Partial<Omit<Drawing, 'Piece'>> & { readonly piece?: (props: PieceProps) => string };
type Given = { game: string; markup: (props: PieceProps) => string };
type Bring = (parts: typeof PARTS) => Brought;

const PARTS = { touch, squaresInTurn, plainAttempt, carried, never, plain: plainDrawing };

/** Asks for all that, and notes it. */
export async function welcome(game: string): Promise<void> {
  const page = await get<GamePage>(`/pages/${game}`);
  if (page.drawing) {
    const { default: bring } = (await import(/* @vite-ignore */ page.drawing)) as { default: Bring };
    const { piece, ...rest } = bring(PARTS);
    const Piece = piece
      ? bound<Given, PieceProps>(MarkupPiece, { game, markup: piece })
      : drawingOf(game).Piece;
    addDrawing(game, { ...plainDrawing(game), ...rest, Piece });
  }
  addInks(game, page.inks, page.camps, page.accent);
  await wordsOfGame(game);
  addLine(game, page.line as unknown as Line);
}
