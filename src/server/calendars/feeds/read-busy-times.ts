import { createHash } from 'node:crypto';
import ical, { type VEvent } from 'node-ical';
import { bookingIdOf } from '../own-uids.ts';
import { extraStarts } from './extra-dates.ts';
import type { FeedReading, FeedToRead, ReadSpan } from './feed-reading.ts';
import { straightenCalendar } from './straighten-calendar.ts';

type Instance = { startsAt: number; endsAt: number };
type Window = { from: number; until: number };

/**
 * The busy times of an iCalendar text within a window: recurring events by instance, with their
 * exceptions. Cancelled events and those that leave their time free are none. Whole days are of this
 * process's zone, which is the island's.
 */
export function readBusyTimes(feed: FeedToRead): FeedReading {
  const { text, from, until, mostEvents, ownHost } = feed;
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    return { problem: 'This address does not answer with a calendar.' };
  }
  const events = Object.values(ical.sync.parseICS(straightenCalendar(text))).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  const spans = new Map<string, ReadSpan>();
  for (const event of events) {
    const name = nameOf(event);
    const bookingId = bookingIdOf(event.uid, ownHost);
    for (const { startsAt, endsAt } of instancesOf(event, { from, until })) {
      const key = keyOf(event, { startsAt, endsAt });
      spans.set(key, { key, name, bookingId, startsAt, endsAt });
      if (spans.size > mostEvents) {
        return { problem: `This calendar has more than ${mostEvents} busy times.` };
      }
    }
  }
  return { spans: [...spans.values()] };
}

/** Strangers' names may be of any length, and a series has one for each of its instances. */
function nameOf({ uid }: VEvent): string | null {
  return typeof uid === 'string' && uid.length <= LONGEST_NAME ? uid : null;
}

/** A name that the database can keep, whatever the stranger's event is called. */
function keyOf({ uid }: VEvent, { startsAt, endsAt }: Instance): string {
  const name = `${uid} ${new Date(startsAt).toISOString()} ${endsAt - startsAt}`;
  return createHash('sha256').update(name).digest('hex');
}

function instancesOf(event: VEvent, window: Window): Instance[] {
  // Both keys of an override name the same object.
  const overrides = [...new Set(Object.values(event.recurrences ?? {}))] as VEvent[];
  const isSeries = event.rrule !== undefined;
  const single = [...(isSeries ? [] : [event]), ...overrides].flatMap(onlyInstance);
  const regular = isBusy(event) ? [...seriesOf(event, window), ...extraOf(event, overrides)] : [];
  return [...single, ...regular].filter((each) => isWithin(each, window));
}

function isBusy(event: VEvent): boolean {
  return event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT';
}

function onlyInstance(event: VEvent): Instance[] {
  return isBusy(event) ? [spanFrom(event, event.start.getTime())] : [];
}

/** What the rule makes, without the instances that an override replaces wherever it lies. */
function seriesOf(event: VEvent, { from, until }: Window): Instance[] {
  if (!event.rrule) return [];
  const range = { from: new Date(from), to: new Date(until), expandOngoing: true };
  return ical
    .expandRecurringEvent(event, range)
    .filter((instance) => !instance.isOverride)
    .map((instance) => spanFrom(event, instance.start.getTime()));
}

/** Dates that were added one by one (RDATE). */
function extraOf(event: VEvent, overrides: readonly VEvent[]): Instance[] {
  const replaced = new Set(overrides.map((override) => override.recurrenceid?.getTime()));
  const excluded = new Set(Object.values(event.exdate ?? {}).map((date) => date.getTime()));
  return extraStarts(event)
    .filter((startsAt) => !replaced.has(startsAt) && !excluded.has(startsAt))
    .map((startsAt) => spanFrom(event, startsAt));
}

/** Whole days are counted as days: where clocks change they are not 24 hours long. */
function spanFrom(event: VEvent, startsAt: number): Instance {
  const { start, end } = event;
  if (event.datetype !== 'date') {
    const lasts = end ? end.getTime() - start.getTime() : 0;
    return { startsAt, endsAt: upToEndOfTime(startsAt + lasts) };
  }
  const days = end ? Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS)) : 1;
  const last = new Date(startsAt);
  last.setDate(last.getDate() + days);
  return { startsAt, endsAt: upToEndOfTime(last.getTime()) };
}

/** An end that no calendar can write is later than all of them. */
function upToEndOfTime(at: number): number {
  return Number.isNaN(at) ? END_OF_TIME : Math.min(at, END_OF_TIME);
}

function isWithin({ startsAt, endsAt }: Instance, { from, until }: Window): boolean {
  return endsAt > startsAt && endsAt > from && startsAt < until;
}

const LONGEST_NAME = 500;
const DAY_MS = 24 * 3_600_000;
/** No calendar means more by "for ever" than the year 9999. */
const END_OF_TIME = Date.UTC(9999, 11, 31);
