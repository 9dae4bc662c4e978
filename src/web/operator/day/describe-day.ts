import { computeActMs } from '#domain/operators/boarding.ts';
import type { BoardingActView, CrewDepartureView } from '#contract/operator/operator-day-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { OperatorDayMessages } from '#i18n/catalogues/messages.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Says how long ago the server answered: "just now", "5 minutes ago", "3 hours ago, Dec 4, 9:12 AM". */
export function formatAge(
  t: OperatorDayMessages,
  formats: Formats,
  { answeredAt, nowMs }: { answeredAt: string; nowMs: number },
): string {
  const ageMs = nowMs - Date.parse(answeredAt);
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return t.justNow;
  if (minutes < 60) return t.minutesAgo(minutes);
  const hours = Math.floor(ageMs / HOUR_MS);
  const { day, time } = toIslandNow(Date.parse(answeredAt));
  return t.agoAt(t.hoursAgo(hours), formats.shortDay(day), formats.time(time));
}

/** Formats "9:00 AM", or "All day" for a charter without a start. */
export function departureTime(
  t: OperatorDayMessages,
  formats: Formats,
  { time }: Pick<CrewDepartureView, 'time'>,
): string {
  return time === null ? t.allDay : formats.time(time);
}

/** Formats "5 of 8 seats sold" or "Private charter for 6, day 2 of 3". */
export function describeSold(
  t: OperatorDayMessages,
  { mode, capacity, seatsSold, guests }: CrewDepartureView,
): string {
  if (mode === 'perSeat') return t.seatsSold(seatsSold, capacity);
  if (seatsSold === 0) return t.charterLeft;
  const [{ day, days } = { day: 1, days: 1 }] = guests;
  return days > 1 ? t.charterDay(seatsSold, day, days) : t.charterFor(seatsSold);
}

/** Formats "Changed to 3 aboard on another phone at 9:12 AM". */
export function describeOverruled(
  t: OperatorDayMessages,
  formats: Formats,
  act: BoardingActView,
): string {
  const time = formats.time(toIslandNow(computeActMs(act)).time);
  if (act.kind === 'boarded') return t.overruled.boarded(act.guests ?? 0, time);
  return t.overruled[act.kind](time);
}
