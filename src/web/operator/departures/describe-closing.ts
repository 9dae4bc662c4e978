import { DAY_MINUTES } from '#domain/time/durations.ts';
import type { ClosureView } from '#contract/operator/departure-api.ts';
import { closeScope, buildDayScope } from '#domain/trip-changes/calling-off.ts';
import { isAnyClosed, findNewClosure } from '#domain/availability/closures.ts';
import { toInstant, toMinutes, type Day, type Time, toTime } from '#domain/time/days.ts';
import type { OperatorDeparturesMessages } from '#i18n/catalogues/messages.ts';
import { computeBusyMinutes, type Sailing } from '#domain/availability/trip-times.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Hours on one day; null for the whole day. */
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
    ? { from: toInstant(day, hours.from), until: toInstant(day, hours.until) }
    : buildDayScope(day);
  return boats
    .map((boat) => ({
      boat: { id: boat.id, name: boat.name },
      times: findNewClosure(boat.availability, closeScope(boat, scope), day),
    }))
    .filter(({ times }) => isAnyClosed(times));
}

/** Returns the hours for which a departure occupies its boat, cut off at midnight. */
export function computeHours(boat: Sailing, day: Day, time: Time): { from: Time; until: Time } {
  const end = toMinutes(time) + computeBusyMinutes(boat, day, time);
  return { from: time, until: end < DAY_MINUTES ? toTime(end) : '23:59' };
}
