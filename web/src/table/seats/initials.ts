// In team games a member is called by the initial of the person who commands it.

import type { Picture, Seat } from '../../protocol/messages';
import { personName } from './naming';

/** The picture with everybody's initial on their pieces; as it was where only one person plays. */
export function initialled(picture: Picture, seats: readonly Seat[]): Picture {
  const names = new Map<string, string>();
  for (const { person, side, member } of seats) {
    if (person && seats.some((other) => other.person && other.person.id !== person.id)) {
      names.set(`${side}:${member}`, [...personName(person)][0]?.toUpperCase() ?? '');
    }
  }
  if (names.size === 0) return picture;
  const rows = picture.rows.map((row) =>
    row.map((cell) => {
      const member = cell.details?.member;
      const initial = names.get(`${cell.side}:${String(member)}`);
      if (!cell.piece || !initial) return cell;
      return { ...cell, details: { ...cell.details, label: `${initial}${String(member)}` } };
    }),
  );
  return { ...picture, rows };
}
