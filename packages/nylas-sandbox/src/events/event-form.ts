/// <reference lib="esnext.temporal" />
import type { EventBody, EventChange, EventStatus } from './event-bodies.ts';
import { dayAfter, isAllDay, isDay, isZone, secondsAt, zoned, type When } from './event-times.ts';

export type EventForm = {
  title: string;
  location: string;
  kind: string;
  start_day: string;
  start_time: string;
  end_day: string;
  end_time: string;
  timezone: string;
  repeats: string;
  busy: string;
  status: string;
  ical_uid: string;
};

const nothingTyped: EventForm = {
  title: '',
  location: '',
  kind: 'timed',
  start_day: '',
  start_time: '',
  end_day: '',
  end_time: '',
  timezone: '',
  repeats: 'no',
  busy: 'yes',
  status: 'confirmed',
  ical_uid: '',
};

const repetitions = ['DAILY', 'WEEKLY', 'MONTHLY'];
const statuses: readonly EventStatus[] = ['confirmed', 'maybe', 'cancelled'];

/** Defaults to an hour tomorrow morning. */
export function formForNew(nowMs: number, timezone: string): EventForm {
  const tomorrow = zoned(nowMs / 1000, timezone)
    .toPlainDate()
    .add({ days: 1 })
    .toString();
  return {
    ...nothingTyped,
    timezone,
    start_day: tomorrow,
    start_time: '09:00',
    end_day: tomorrow,
    end_time: '10:00',
  };
}

export function buildForm(body: EventBody, calendarZone: string): EventForm {
  return {
    ...nothingTyped,
    ...buildTimes(body.when, calendarZone),
    title: body.title,
    location: body.location ?? '',
    repeats: body.recurrence ? 'keep' : 'no',
    busy: body.busy ? 'yes' : 'no',
    status: body.status,
    ical_uid: body.ical_uid ?? '',
  };
}

function buildTimes(when: When, calendarZone: string): Partial<EventForm> {
  if (when.object === 'date')
    return { kind: 'days', start_day: when.date, end_day: when.date, timezone: calendarZone };
  if (when.object === 'datespan')
    return {
      kind: 'days',
      start_day: when.start_date,
      end_day: when.end_date,
      timezone: calendarZone,
    };
  const [start, end] =
    when.object === 'time' ? [when.time, when.time] : [when.start_time, when.end_time];
  const timezone = (when.object === 'time' ? when.timezone : when.start_timezone) ?? calendarZone;
  const from = zoned(start, timezone);
  const to = zoned(end, timezone);
  return {
    kind: 'timed',
    start_day: from.toPlainDate().toString(),
    start_time: from.toPlainTime().toString().slice(0, 5),
    end_day: to.toPlainDate().toString(),
    end_time: to.toPlainTime().toString().slice(0, 5),
    timezone,
  };
}

export type FormReading =
  | { change: EventChange & { when: When; status: EventStatus; ical_uid?: string }; errors: [] }
  | { change: null; errors: string[] };

export function readTyped(body: Record<string, unknown>): EventForm {
  const typed = { ...nothingTyped };
  for (const name of Object.keys(nothingTyped) as (keyof EventForm)[]) {
    const value = body[name];
    if (typeof value === 'string') typed[name] = value.trim();
  }
  return typed;
}

/** Validates the form; `keep` leaves the recurrence unchanged. */
export function readEventForm(typed: EventForm): FormReading {
  const errors: string[] = [];
  const isTimed = typed.kind !== 'days';
  if (typed.title === '') errors.push('Give the event a title.');
  if ([typed.title, typed.location, typed.ical_uid].some((text) => text.length > 1024))
    errors.push('The title, the place or the UID is too long.');
  if (!isDay(typed.start_day)) errors.push('Choose the day on which it begins.');
  if (!isDay(typed.end_day)) errors.push('Choose the day on which it ends.');
  if (isTimed && !(isTime(typed.start_time) && isTime(typed.end_time)))
    errors.push('Say at what time it begins and ends, or choose whole days.');
  if (!isZone(typed.timezone)) errors.push('Choose a time zone.');
  const status = statuses.find((each) => each === typed.status);
  if (status === undefined) errors.push('Choose a state.');
  if (errors.length > 0 || status === undefined) return { change: null, errors };
  const when = isTimed ? parseTimespan(typed) : parseDays(typed);
  if (!when) return { change: null, errors: ['It must end after it begins.'] };
  return {
    errors: [],
    change: {
      title: typed.title,
      location: typed.location === '' ? null : typed.location,
      busy: typed.busy !== 'no',
      status,
      when,
      ...(typed.ical_uid === '' ? {} : { ical_uid: typed.ical_uid }),
      ...parseRecurrence(typed.repeats),
    },
  };
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function parseTimespan(typed: EventForm): When | null {
  const start_time = secondsAt(typed.start_day, typed.start_time, typed.timezone);
  const end_time = secondsAt(typed.end_day, typed.end_time, typed.timezone);
  const zones = { start_timezone: typed.timezone, end_timezone: typed.timezone };
  return end_time > start_time ? { object: 'timespan', start_time, end_time, ...zones } : null;
}

function parseDays({ start_day, end_day }: EventForm): When | null {
  if (end_day < start_day) return null;
  if (end_day === start_day) return { object: 'date', date: start_day };
  return { object: 'datespan', start_date: start_day, end_date: end_day };
}

function parseRecurrence(repeats: string): { recurrence?: string[] | null } {
  if (repeats === 'keep') return {};
  return { recurrence: repetitions.includes(repeats) ? [`RRULE:FREQ=${repeats}`] : null };
}

/** `Tuesday, November 3, 2026, 7:00 PM – 8:00 PM`, in the calendar's zone. */
export function whenInWords(when: When, calendarZone: string): string {
  if (isAllDay(when)) {
    const [from, to] =
      when.object === 'date' ? [when.date, when.date] : [when.start_date, when.end_date];
    return from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;
  }
  const [start, end] =
    when.object === 'time' ? [when.time, when.time] : [when.start_time, when.end_time];
  const from = zoned(start, calendarZone);
  const to = zoned(end, calendarZone);
  const day = dayInWords(from.toPlainDate().toString());
  const lastDay = dayInWords(to.toPlainDate().toString());
  if (start === end) return `${day}, ${timeInWords(from)}`;
  return `${day}, ${timeInWords(from)} – ${day === lastDay ? '' : `${lastDay}, `}${timeInWords(to)}`;
}

function dayInWords(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

function timeInWords(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** Returns the window of a list: this many days from today. */
export function coming(nowMs: number, zone: string, days: number): { start: number; end: number } {
  const today = zoned(nowMs / 1000, zone)
    .toPlainDate()
    .toString();
  return {
    start: secondsAt(today, '00:00', zone),
    end: secondsAt(dayAfter(today, days), '00:00', zone),
  };
}
