import { createHash } from 'node:crypto';
import { calendarsIn, type Calendar, type Component } from '../icalendar/calendar-components.ts';
import { putSeries, type PutBusy } from '../icalendar/event-series.ts';
import { zonesOf, type Zones } from '../icalendar/named-zones.ts';
import { textOf } from '../icalendar/property-lines.ts';
import { doubts, faultyEvent, type Doubt, type Note } from '../icalendar/reading-doubts.ts';
import { eventOf, isBusy, touches, type CalendarEvent } from '../icalendar/vevent.ts';
import { putBusyTimes } from '../icalendar/vfreebusy.ts';
import { bookingIdOf } from '../own-uids.ts';
import type { FeedReading, FeedToRead, ReadCalendar, ReadSpan } from './feed-reading.ts';

/**
 * The busy times of an iCalendar text within a window: recurring events by instance, with their
 * exceptions. Cancelled events and those that leave their time free are none. What cannot be read of an
 * event is named, and closes the days that the event shows.
 */
export function readBusyTimes(feed: FeedToRead): FeedReading {
  const { calendars, isWhole } = calendarsIn(feed.text);
  if (calendars.length === 0) return { problem: 'This address does not answer with a calendar.' };
  if (!isWhole) return { problem: 'This calendar breaks off before its end.' };
  const reading = openReading(feed);
  try {
    for (const calendar of calendars) readCalendar(calendar, feed, reading);
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return { problem: `This calendar has more than ${feed.mostEvents} busy times.` };
  }
  return reading.result();
}

class TooMany extends Error {}

type Reading = ReturnType<typeof openReading>;

function openReading({ from, until, mostEvents, ownHost }: FeedToRead) {
  const spans = new Map<string, ReadSpan>();
  const faults: ReadCalendar['faults'] = [];
  let [parts, unread, faultCount] = [0, 0, 0];
  return {
    /** Takes the busy times of events of one name, where they touch the window. */
    putAs(uid: string | null): PutBusy {
      const name = uid !== null && uid.length <= LONGEST_NAME ? uid : null;
      const bookingId = bookingIdOf(uid, ownHost);
      return (startsAt, endsAt) => {
        if (endsAt <= startsAt || endsAt <= from || startsAt >= until) return;
        const key = keyOf(uid, startsAt, endsAt);
        spans.set(key, { key, name, bookingId, startsAt, endsAt });
        if (spans.size > mostEvents) throw new TooMany();
      };
    },
    countPart(isRead: boolean): void {
      parts += 1;
      if (!isRead) unread += 1;
    },
    /** Each of its doubts once. */
    tell(part: Component, found: readonly Doubt[]): void {
      const once = new Map(found.toReversed().map((doubt) => [doubt.reason, doubt]));
      faultCount += once.size;
      for (const doubt of [...once.values()].toReversed()) {
        if (faults.length < MOST_FAULTS) faults.push(faultyEvent(part, doubt));
      }
    },
    result(): FeedReading {
      if (parts === 0 || unread < parts) return { spans: [...spans.values()], faults, faultCount };
      return {
        problem:
          parts === 1
            ? 'The one event in this calendar cannot be read.'
            : `None of the ${parts} events in this calendar can be read.`,
      };
    },
  };
}

/** Strangers' names may be of any length, and a series has one for each of its instances. */
const LONGEST_NAME = 500;
/** More are counted, not named. */
const MOST_FAULTS = 20;

/** A name that the database can keep, whatever the stranger's event is called. */
function keyOf(uid: string | null, startsAt: number, endsAt: number): string {
  const name = `${uid} ${new Date(startsAt).toISOString()} ${endsAt - startsAt}`;
  return createHash('sha256').update(name).digest('hex');
}

function readCalendar(calendar: Calendar, feed: FeedToRead, reading: Reading): void {
  const zones = zonesOf(calendar, feed);
  for (const part of calendar.busyTimes) {
    const { found, note } = openNotes();
    const put = reading.putAs(textOf(part, 'UID'));
    reading.countPart(putBusyTimes(part, zones, put, note));
    reading.tell(part, found);
  }
  // By a map, for a name may be `__proto__`; what has none belongs to nothing else.
  const series = new Map<string | symbol, Map<CalendarEvent, Component>>();
  for (const part of calendar.events) {
    const event = readEvent(part, zones, feed, reading);
    if (!event) continue;
    const name = event.uid ?? Symbol('unnamed');
    const known = series.get(name);
    if (known) known.set(event, part);
    else series.set(name, new Map([[event, part]]));
  }
  for (const events of series.values()) {
    const [{ uid } = { uid: null }] = events.keys();
    putSeries([...events.keys()], feed, reading.putAs(uid), (event, reason) => {
      const part = events.get(event);
      if (part) reading.tell(part, [{ reason, wallMs: event.start.wallMs }]);
    });
  }
}

/** What takes no time may be as faulty as it likes, unless it opens a time of a series. */
function readEvent(
  part: Component,
  zones: Zones,
  feed: FeedToRead,
  reading: Reading,
): CalendarEvent | null {
  const { found, note } = openNotes();
  const event = eventOf(part, zones, note);
  const isTaken = isBusy(part);
  reading.countPart(event !== null || !isTaken);
  if (event && !touches(event, feed)) return event;
  reading.tell(part, isTaken ? found : found.filter(({ reason }) => reason === doubts.replaced));
  return event;
}

function openNotes(): { found: Doubt[]; note: Note } {
  const found: Doubt[] = [];
  return { found, note: (reason, wallMs = null) => void found.push({ reason, wallMs }) };
}
