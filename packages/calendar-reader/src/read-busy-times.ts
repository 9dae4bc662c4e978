import { hash } from 'node:crypto';
import {
  parseCalendars,
  listProperties,
  findText,
  type Calendar,
  type Component,
} from './parsing/calendar-components.ts';
import { putSeries, type PutBusy } from './recurrence/event-series.ts';
import {
  CalendarProblem,
  faultyEvent,
  reasons,
  type Fault,
  type FaultyEvent,
  type NoteFault,
} from './faults.ts';
import { DAY_MS } from './zones/iana-zones.ts';
import type { Zones } from './zones/iana-zones.ts';
import { buildZones } from './zones/named-zones.ts';
import { parseEvent, isBusy, touches, type CalendarEvent } from './parsing/vevent.ts';
import { parsePeriod, readDay } from './parsing/written-times.ts';

export type CalendarText = {
  text: string;
  /** Epoch milliseconds: busy times outside are ignored. */
  from: number;
  until: number;
  /** IANA zone for whole days, and for times without a zone in the calendar. */
  homeZone: string;
  maxSpans: number;
};

/** Epoch milliseconds. */
export type ReadSpan = {
  /** Stable as long as the calendar does not change. */
  key: string;
  /** Null also if longer than 500 characters. */
  uid: string | null;
  startsAt: number;
  endsAt: number;
};

/** All busy times, the first faulty events, and the total number of faults. */
export type BusyCalendar = { spans: ReadSpan[]; faults: FaultyEvent[]; faultCount: number };

/**
 * Extracts the busy times of an iCalendar text within a window: recurring events by instance, with their exceptions.
 * Skips cancelled and transparent events. Reports the unreadable parts of an event and counts the days that the event
 * shows as busy. Throws a CalendarProblem.
 */
export function readBusyTimes(request: CalendarText): BusyCalendar {
  const { calendars, isWhole } = parseCalendars(request.text);
  if (calendars.length === 0)
    throw new CalendarProblem('This address does not answer with a calendar.');
  if (!isWhole) throw new CalendarProblem('This calendar breaks off before its end.');
  const reading = createReading(request);
  for (const calendar of calendars) readCalendar(calendar, request, reading);
  return reading.result();
}

type Reading = ReturnType<typeof createReading>;

function createReading({ from, until, maxSpans }: CalendarText) {
  const spans = new Map<string, ReadSpan>();
  const faults: FaultyEvent[] = [];
  let parts = 0;
  let unread = 0;
  let faultCount = 0;
  return {
    /** Returns a sink for the busy times of one UID that touch the window. */
    putAs(fullUid: string | null): PutBusy {
      const uid = fullUid !== null && fullUid.length <= MAX_UID_LENGTH ? fullUid : null;
      return (startsAt, endsAt) => {
        if (endsAt <= startsAt || endsAt <= from || startsAt >= until) return;
        const key = hashBusyTime(fullUid, startsAt, endsAt);
        spans.set(key, { key, uid, startsAt, endsAt });
        if (spans.size > maxSpans)
          throw new CalendarProblem(`This calendar has more than ${maxSpans} busy times.`);
      };
    },
    countPart(isRead: boolean): void {
      parts += 1;
      if (!isRead) unread += 1;
    },
    report(part: Component, found: readonly Fault[]): void {
      const once = new Map(found.toReversed().map((fault) => [fault.reason, fault]));
      faultCount += once.size;
      for (const fault of [...once.values()].toReversed()) {
        if (faults.length < MAX_FAULTS) faults.push(faultyEvent(part, fault));
      }
    },
    result(): BusyCalendar {
      if (parts === 0 || unread < parts) return { spans: [...spans.values()], faults, faultCount };
      throw new CalendarProblem(
        parts === 1
          ? 'The one event in this calendar cannot be read.'
          : `None of the ${parts} events in this calendar can be read.`,
      );
    },
  };
}

/** Limits UIDs, which may have any length and are repeated for each instance of a series. */
const MAX_UID_LENGTH = 500;
/** Further faults are counted but not listed. */
const MAX_FAULTS = 20;

/** Hashes to a fixed length, whatever the UID is. */
function hashBusyTime(uid: string | null, startsAt: number, endsAt: number): string {
  return hash('sha256', `${uid} ${new Date(startsAt).toISOString()} ${endsAt - startsAt}`);
}

function readCalendar(calendar: Calendar, request: CalendarText, reading: Reading): void {
  const zones = buildZones(calendar, request);
  for (const part of calendar.busyTimes) {
    const { found, note } = createNotes();
    const put = reading.putAs(findText(part, 'UID'));
    reading.countPart(putBusyTimes(part, zones, put, note));
    reading.report(part, found);
  }
  // Uses a Map because a UID may be `__proto__`; a symbol separates events without a UID.
  const series = new Map<string | symbol, Map<CalendarEvent, Component>>();
  for (const part of calendar.events) {
    const event = readEvent(part, zones, request, reading);
    if (!event) continue;
    const uid = event.uid ?? Symbol('without a UID');
    const known = series.get(uid);
    if (known) known.set(event, part);
    else series.set(uid, new Map([[event, part]]));
  }
  for (const events of series.values()) {
    const [{ uid } = { uid: null }] = events.keys();
    putSeries([...events.keys()], request, reading.putAs(uid), (event, reason) => {
      const part = events.get(event);
      if (part) reading.report(part, [{ reason, wallMs: event.start.wallMs }]);
    });
  }
}

/** Adds the busy times of a VFREEBUSY: all except those it calls free. Returns false if a time has no readable date. */
function putBusyTimes(part: Component, zones: Zones, put: PutBusy, note: NoteFault): boolean {
  let isRead = true;
  for (const property of listProperties(part, 'FREEBUSY')) {
    if (property.parameters['fbtype']?.toUpperCase() === 'FREE') continue;
    for (const value of property.value.split(',').filter((each) => each.trim() !== '')) {
      const period = parsePeriod(property, value, zones, note);
      const day = period ? null : readDay(value);
      if (period) put(period.startsAt, period.endsAt);
      else note(reasons.busyTime, day);
      if (day !== null) put(zones.home.toUtc(day), zones.home.toUtc(day + DAY_MS));
      isRead &&= period !== null || day !== null;
    }
  }
  return isRead;
}

/**
 * Ignores the faults of events outside the window, and all faults of free events except an unreadable RECURRENCE-ID.
 */
function readEvent(
  part: Component,
  zones: Zones,
  request: CalendarText,
  reading: Reading,
): CalendarEvent | null {
  const { found, note } = createNotes();
  const event = parseEvent(part, zones, note);
  const isTaken = isBusy(part);
  reading.countPart(event !== null || !isTaken);
  if (event && !touches(event, request)) return event;
  reading.report(part, isTaken ? found : found.filter(({ reason }) => reason === reasons.replaced));
  return event;
}

function createNotes(): { found: Fault[]; note: NoteFault } {
  const found: Fault[] = [];
  return { found, note: (reason, wallMs = null) => void found.push({ reason, wallMs }) };
}
