// What an option changes, shown by the rule book: a diagram that is played by the other rule.

import { get, post } from '../live/http';
import type { BookPart, DiagramInfo, GameInfo, Tried } from '../protocol/messages';

/** The options in which a diagram departs from the usual rules. */
export function departures(info: GameInfo, diagram: DiagramInfo): string[] {
  return info.options
    .filter(({ name, default: usual }) => (diagram.options[name] ?? usual) !== usual)
    .map(({ name }) => name);
}

/** The diagrams that show a value of an option and as little else as possible. */
export function showing(
  info: GameInfo,
  diagrams: readonly DiagramInfo[],
  option: string,
  value: string,
): DiagramInfo[] {
  const fitting = diagrams.filter(
    (one) => one.options[option] === value && departures(info, one).includes(option),
  );
  const least = Math.min(...fitting.map((one) => departures(info, one).length));
  return fitting.filter((one) => departures(info, one).length === least);
}

async function positionAfter(
  game: string,
  { board }: DiagramInfo,
  options: Readonly<Record<string, string>>,
  actions: readonly string[],
): Promise<string | null> {
  const tried = await post<Tried>('/try', { game, options, position: board.position, actions });
  return tried.board?.position ?? null;
}

/** Whether a diagram would go differently with the usual value of an option. */
async function hangsOn(info: GameInfo, diagram: DiagramInfo, option: string): Promise<boolean> {
  const usual = info.options.find(({ name }) => name === option)?.default ?? '';
  const other = { ...diagram.options, [option]: usual };
  for (const actions of [diagram.play, ...diagram.refused.map((action) => [action])]) {
    const [here, there] = await Promise.all([
      positionAfter(info.game, diagram, diagram.options, actions),
      positionAfter(info.game, diagram, other, actions),
    ]);
    if (here !== there) return true;
  }
  return false;
}

/** A diagram for a value of an option; null where the usual rules apply or nothing is to be seen. */
export async function exampleOf(
  info: GameInfo,
  language: string,
  option: string,
  value: string,
): Promise<DiagramInfo | null> {
  const book = await get<readonly BookPart[]>(`/rules/${info.game}/${language}`);
  const diagrams = book.flatMap((part) => part.diagram ?? []);
  const [first, ...others] = showing(info, diagrams, option, value);
  if (!first || others.length === 0 || departures(info, first).length === 1) return first ?? null;
  for (const one of [first, ...others]) if (await hangsOn(info, one, option)) return one;
  return first;
}
