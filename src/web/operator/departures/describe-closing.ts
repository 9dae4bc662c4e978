import type { ClosureView } from '#contract/operator/departure-api.ts';
import { closeFor, wholeDay } from '#domain/trip-changes/calling-off.ts';
import { isAnyClosed, newlyClosed } from '#domain/availability/closures.ts';
import { islandInstant, toMinutes, type Day, type Time } from '#domain/time/days.ts';
import type { OperatorDeparturesMessages } from '#i18n/catalogues/messages.ts';
import { hullMinutesAt, type Sailing } from '#domain/availability/trip-times.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Hours of one day; null for the whole day. */
export type ClosedHours = { from: Time; until: Time } | null;

/** Formats "Trade Wind: the whole day" or "Trade Wind: 9:00 AM, 2:00 PM". */
export function describeClosure(
  t: OperatorDeparturesMessages,
  { time }: Formats,
  { boat, times }: ClosureView,
): string {
  const what = times === null ? t.theWholeDay : times.map(time).join(', ');
  return t.closedBoat(boat.name, what);
}

type Boat = Sailing & { id: string; name: string };

/** Previews the closures; empty if the hours end before they begin. */
export function previewClosing(
  boats: readonly Boat[],
  day: Day,
  hours: ClosedHours,
): ClosureView[] {
  if (hours && hours.until <= hours.from) return [];
  const scope = hours
    ? { from: islandInstant(day, hours.from), until: islandInstant(day, hours.until) }
    : wholeDay(day);
  return boats
    .map((boat) => ({
      boat: { id: boat.id, name: boat.name },
      times: newlyClosed(boat.availability, closeFor(boat, scope), day),
    }))
    .filter(({ times }) => isAnyClosed(times));
}

/** Returns the hours for which a departure occupies its boat, cut off at midnight. */
export function computeHours(boat: Sailing, day: Day, time: Time): { from: Time; until: Time } {
  const end = toMinutes(time) + hullMinutesAt(boat, day, time);
  const [hour, minute] = [Math.floor(end / 60), end % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { from: time, until: end < 24 * 60 ? `${hour}:${minute}` : '23:59' };
}
