/// <reference lib="esnext.temporal" />
import * as z from 'zod/mini';
import { isDay, isZone, secondsAt, zoned, type Span } from '../events/event-times.ts';

const zone = z.string().check(z.refine(isZone, { error: 'must be an IANA time zone' }));
const day = z.string().check(z.refine(isDay, { error: 'must be a day, yyyy-MM-dd' }));
/** A time such as `9:00`; a leading 0 is optional. */
const wallTime = z
  .string()
  .check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 9:00' }));

/** Weekdays (0 is Sunday) and times in a zone when a person is available for meetings. */
export const OpenHours = z.object({
  days: z.array(z.int().check(z.minimum(0), z.maximum(6))),
  timezone: zone,
  start: wallTime,
  end: wallTime,
  exdates: z.optional(z.nullable(z.array(day))),
});
type OpenHours = z.infer<typeof OpenHours>;

/** Overrides the open hours of one date. */
export const SpecificTime = z.object({
  date: day,
  start: wallTime,
  end: wallTime,
  timezone: z.optional(zone),
});
type SpecificTime = z.infer<typeof SpecificTime>;

/** Whether a slot lies within the hours of one day; true without any hours. */
export function isOpen(
  slot: Span,
  hours: readonly OpenHours[],
  specific: readonly SpecificTime[],
): boolean {
  const replaced = specific.filter((each) => formatDay(each.timezone ?? 'UTC', slot) === each.date);
  if (replaced.length > 0)
    return replaced.some((each) => holds(slot, each.date, each, each.timezone ?? 'UTC'));
  if (hours.length === 0) return true;
  return hours.some((each) => {
    const date = formatDay(each.timezone, slot);
    const weekday = zoned(slot.start, each.timezone).dayOfWeek % 7;
    if (!each.days.includes(weekday) || each.exdates?.includes(date)) return false;
    return holds(slot, date, each, each.timezone);
  });
}

function formatDay(name: string, { start }: Span): string {
  return zoned(start, name).toPlainDate().toString();
}

function holds(slot: Span, date: string, hours: { start: string; end: string }, name: string) {
  const at = (time: string) => secondsAt(date, time.padStart(5, '0'), name);
  return at(hours.start) <= slot.start && slot.end <= at(hours.end);
}
