/// <reference lib="esnext.temporal" />

/** The four forms of an event's time. Times are epoch seconds, days `yyyy-MM-dd`. */
export type When =
  | { object: 'time'; time: number; timezone?: string | undefined }
  | {
      object: 'timespan';
      start_time: number;
      end_time: number;
      start_timezone?: string | undefined;
      end_timezone?: string | undefined;
    }
  | { object: 'date'; date: string }
  /** From the first day to the last, both inclusive. */
  | { object: 'datespan'; start_date: string; end_date: string };

/** Epoch seconds; the end is exclusive. A point in time has no length. */
export type Span = { start: number; end: number };

/** Span of the event in a calendar's zone: whole days begin at that zone's midnight. */
export function computeSpan(when: When, calendarZone: string): Span {
  switch (when.object) {
    case 'time':
      return { start: when.time, end: when.time };
    case 'timespan':
      return { start: when.start_time, end: when.end_time };
    case 'date':
      return {
        start: midnight(when.date, calendarZone),
        end: midnight(dayAfter(when.date), calendarZone),
      };
    case 'datespan':
      return {
        start: midnight(when.start_date, calendarZone),
        end: midnight(dayAfter(when.end_date), calendarZone),
      };
  }
}

export function overlaps(span: Span, window: Span): boolean {
  if (span.start === span.end) return span.start >= window.start && span.start < window.end;
  return span.start < window.end && span.end > window.start;
}

export function isAllDay(when: When): when is Extract<When, { object: 'date' | 'datespan' }> {
  return when.object === 'date' || when.object === 'datespan';
}

/** Zone of a series' wall time; defaults to UTC, as at Nylas. */
export function zoneOfWhen(when: When): string {
  if (when.object === 'timespan') return when.start_timezone ?? 'UTC';
  return when.object === 'time' ? (when.timezone ?? 'UTC') : 'UTC';
}

/** First start of the event in the zone of its recurrence; whole days use UTC. */
export function firstMoment(when: When): Temporal.ZonedDateTime {
  switch (when.object) {
    case 'time':
      return zoned(when.time, zoneOfWhen(when));
    case 'timespan':
      return zoned(when.start_time, zoneOfWhen(when));
    case 'date':
      return Temporal.PlainDate.from(when.date).toZonedDateTime('UTC');
    case 'datespan':
      return Temporal.PlainDate.from(when.start_date).toZonedDateTime('UTC');
  }
}

/** Moves an event to another start and keeps its length in seconds or days (RFC 5545 3.8.5.3). */
export function beganAt(when: When, moment: Temporal.ZonedDateTime): When {
  const start = Math.floor(moment.epochMilliseconds / 1000);
  switch (when.object) {
    case 'time':
      return { ...when, time: start };
    case 'timespan':
      return { ...when, start_time: start, end_time: start + when.end_time - when.start_time };
    case 'date':
      return { ...when, date: moment.toPlainDate().toString() };
    case 'datespan': {
      const length = Temporal.PlainDate.from(when.start_date).until(when.end_date);
      const day = moment.toPlainDate();
      return { ...when, start_date: day.toString(), end_date: day.add(length).toString() };
    }
  }
}

export function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

export function zoned(seconds: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone);
}

export function midnight(day: string, zone: string): number {
  return Math.floor(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds / 1000);
}

export function dayAfter(day: string, days = 1): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Converts a zone's wall time, `HH:mm`, to epoch seconds. */
export function secondsAt(day: string, time: string, zone: string): number {
  const wall = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(time),
  });
  return Math.floor(wall.epochMilliseconds / 1000);
}
