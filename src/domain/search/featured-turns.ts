import { countDaysBetween, type Day } from '../time/days.ts';

/** Number of featured boats on the home page on a day (docs/decisions/0015). */
export const MAX_FEATURED = 12;

/**
 * Returns the featured boats of a day in display order. If there are too many, they rotate: within as many days as
 * there are boats, each appears equally often. `ids` must have a stable order.
 */
export function chooseFeatured(ids: readonly string[], day: Day, max = MAX_FEATURED): string[] {
  const nth = countDaysBetween(FIRST_TURN, day);
  const start = ids.length > max ? (nth * max) % ids.length : 0;
  const turn = Math.min(max, ids.length);
  const shown = Array.from({ length: turn }, (_, index) => ids[(start + index) % ids.length] ?? '');
  return shown.toSorted((one, other) => drawLot(one, day) - drawLot(other, day));
}

/** Epoch of the rotation. Arbitrary, but before any requested day. */
const FIRST_TURN: Day = '2000-01-01';

/** Pseudo-random sort key of a boat, different every day so that positions vary (FNV-1a, then mixed). */
function drawLot(id: string, day: Day): number {
  let hash = 0x811c9dc5;
  for (const sign of `${day}${id}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
