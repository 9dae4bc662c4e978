import { daysBetween, type Day } from '../time/days.ts';

/** So many featured boats stand on the home page on one day (docs/decisions/0015). */
export const MOST_FEATURED = 12;

/**
 * Which of the featured boats the home page shows on a day, and in which order. Where there are more than fit they
 * take turns: within as many days as there are boats, each is shown on equally many. `ids` in an order that stays.
 */
export function featuredOn(ids: readonly string[], day: Day, most = MOST_FEATURED): string[] {
  const nth = daysBetween(FIRST_TURN, day);
  const start = ids.length > most ? (nth * most) % ids.length : 0;
  const turn = Math.min(most, ids.length);
  const shown = Array.from({ length: turn }, (_, place) => ids[(start + place) % ids.length] ?? '');
  return shown.toSorted((one, other) => lot(one, day) - lot(other, day));
}

/** Any day: from it turns are counted. No day that is asked for is before it. */
const FIRST_TURN: Day = '2000-01-01';

/** What a boat draws on a day: who stood last yesterday may stand first today (FNV-1a, then mixed). */
function lot(id: string, day: Day): number {
  let hash = 0x811c9dc5;
  for (const sign of `${day}${id}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
