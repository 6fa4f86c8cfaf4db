// In team games a member is called by the initial of the person who commands it.

import type { Picture, Seat } from '../../protocol/messages';
import { personName } from './naming';

/** What stands on each member's piece, by `side:member`; empty where only one person plays. */
export type Initials = Readonly<Record<string, string>>;

export function initialsOf(seats: readonly Seat[]): Initials {
  const names: Record<string, string> = {};
  for (const { person, side, member } of seats) {
    if (person && seats.some((other) => other.person && other.person.id !== person.id)) {
      names[`${side}:${member}`] = [...personName(person)][0]?.toUpperCase() ?? '';
    }
  }
  return names;
}

/** The picture with everybody's initial on their pieces. */
export function initialled(picture: Picture, initials: Initials): Picture {
  if (Object.keys(initials).length === 0) return picture;
  const rows = picture.rows.map((row) =>
    row.map((cell) => {
      const member = cell.details?.member;
      const initial = initials[`${cell.side}:${String(member)}`];
      if (!cell.piece || !initial) return cell;
      return { ...cell, details: { ...cell.details, label: `${initial}${String(member)}` } };
    }),
  );
  return { ...picture, rows };
}
