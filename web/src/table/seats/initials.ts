// In team games a member is called by the first letters of the person who commands it; your own have a ring.

import { personName } from '../../people/naming';
import type { Picture, Seat } from '../../protocol/messages';

/** What stands on a member's piece. */
interface Sign {
  readonly initial: string;
  readonly own: boolean;
}

/** By `side:member`; empty where only one person plays. */
export type Initials = Readonly<Record<string, Sign>>;

const MOST = 3; // letters that a piece has room for

export function initialsOf(seats: readonly Seat[]): Initials {
  const people = new Map(seats.flatMap(({ person }) => (person ? [[person.id, personName(person)]] : [])));
  if (people.size < 2) return {};
  const signs: Record<string, Sign> = {};
  for (const { person, side, member, yours = false } of seats) {
    if (!person) continue;
    const others = [...people].filter(([id]) => id !== person.id).map(([, name]) => name);
    signs[`${side}:${member}`] = { initial: distinct(personName(person), others), own: yours };
  }
  return signs;
}

/** As few letters of a name as tell it from the others. */
function distinct(name: string, others: readonly string[]): string {
  const first = (whole: string, count: number): string =>
    [...whole].slice(0, count).join('').toLocaleUpperCase();
  let count = 1;
  while (count < MOST && others.some((other) => first(other, count) === first(name, count))) count += 1;
  const [letter = '', ...more] = [...name].slice(0, count);
  return letter.toLocaleUpperCase() + more.join('');
}

/** The picture with everybody's letters on their pieces. */
export function initialled(picture: Picture, initials: Initials): Picture {
  if (Object.keys(initials).length === 0) return picture;
  const rows = picture.rows.map((row) =>
    row.map((cell) => {
      const member = cell.details?.member;
      const sign = initials[`${cell.side}:${String(member)}`];
      if (!cell.piece || !sign) return cell;
      const label = `${sign.initial}${String(member)}`;
      return { ...cell, details: { ...cell.details, label, ...(sign.own ? { own: 'yes' } : {}) } };
    }),
  );
  return { ...picture, rows };
}
