// What solved tables say: asked once for each position.

import { get } from '../live/http';
import { somebody } from '../live/person';
import type { Places, SolvedGame, SolvedPosition } from '../protocol/messages';

/** The rules and the position that a line begins with. */
export interface Terms {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: string | null;
}

const KEPT = 500; // answers
const answers = new Map<string, Promise<SolvedPosition>>();

/** What is known of the position after some actions. */
export function solvedAt(terms: Terms, actions: readonly string[]): Promise<SolvedPosition> {
  const path = `/solved/${terms.game}?${queryOf(terms, actions)}`;
  const found = answers.get(path);
  if (found) return found;
  if (answers.size > KEPT) answers.clear();
  const answer = somebody().then(() => get<SolvedPosition>(path)); // only people and guests may ask
  answers.set(path, answer);
  // What is not known now may be known later: a table that is being made, a line that was down.
  answer.then(
    ({ value }) => !value && answers.delete(path),
    () => answers.delete(path),
  );
  return answer;
}

function queryOf({ options, position }: Terms, actions: readonly string[]): string {
  const query = new URLSearchParams();
  if (position) query.set('position', position);
  for (const [name, value] of Object.entries(options)) query.append('option', `${name}=${value}`);
  for (const action of actions) query.append('action', action);
  return String(query);
}

/** The games with tables, and where to begin with each. */
export function solvedGames(): Promise<readonly SolvedGame[]> {
  return get<readonly SolvedGame[]>('/solved');
}

/** Where pieces stand in won positions, if that was counted for these rules. */
export async function placesOf({ game, options }: Terms): Promise<Places | null> {
  const found = await get<readonly Places[]>(
    `/solved/${game}/places?${queryOf({ game, options, position: null }, [])}`,
  );
  return found[0] ?? null;
}
