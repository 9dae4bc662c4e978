/// <reference lib="esnext.temporal" />
import type { SeedAccount } from 'nylas-sandbox';
import { addDays, toInstant, toIslandNow, ISLAND_ZONE } from '#domain/time/days.ts';

type SeedCalendar = SeedAccount['calendars'][number];
type SeedEvent = SeedCalendar['events'][number];

const amsterdam = 'Europe/Amsterdam';
const newYork = 'America/New_York';

/** Creates the demo's accounts, with events around the day of `nowMs` on the island. */
export function demoCalendarAccounts(nowMs: number): SeedAccount[] {
  const today = toIslandNow(nowMs).day;
  const day = (days: number) => addDays(today, days);
  return [
    {
      email: 'rosa.calendar@demo.test',
      provider: 'google',
      name: 'Rosa Calendar',
      calendars: [rosasWeek(day, nowMs), family(day), harbourDuties(day)],
    },
    {
      email: 'teddy.calendar@demo.test',
      provider: 'microsoft',
      name: 'Teddy Calendar',
      calendars: [teddys(day), { name: 'Charters', events: [] }],
    },
  ];
}

type DayOf = (days: number) => string;

function rosasWeek(day: DayOf, nowMs: number): SeedCalendar {
  const weekly = { recurrence: ['RRULE:FREQ=WEEKLY'] };
  return {
    name: 'Rosa’s week',
    events: [
      event('Engine check', between(day(1), '08:00', '10:00'), { location: 'Simpson Bay' }),
      event('Watching the weather', between(day(2), '12:00', '18:00'), { busy: false }),
      event('Family on the island', { object: 'date', date: day(3) }),
      event('Photo shoot', between(day(4), '09:00', '17:00'), { status: 'cancelled' }),
      event('Call with the sail loft in Amsterdam', between(day(5), '15:00', '16:00', amsterdam)),
      event('Perhaps a private charter', between(day(6), '13:00', '15:00'), { status: 'maybe' }),
      event('Dry dock', { object: 'datespan', start_date: day(8), end_date: day(10) }),
      harbourBreakfast(day),
      event('Weekly call with New York', between(day(-7), '09:00', '09:30', newYork), weekly),
      nightOfTheClocks(nowMs),
    ],
  };
}

/** Event that repeats weekly for half a year: one occurrence left out, one moved to the next day, one cancelled. */
function harbourBreakfast(day: DayOf): SeedEvent {
  const excluded = key(day(7), '07:30');
  return event('Harbour breakfast', between(day(-14), '07:30', '08:30'), {
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=26', `EXDATE:${excluded}`],
    occurrences: [
      { key: key(day(14), '07:30'), when: between(day(15), '11:00', '12:00') },
      { key: key(day(21), '07:30'), status: 'cancelled' },
    ],
  });
}

/** Event across New York's next clock change, an hour longer or shorter than its wall times suggest. */
function nightOfTheClocks(nowMs: number): SeedEvent {
  const there = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(newYork);
  const morning = (there.getTimeZoneTransition('next') ?? there).toPlainDate();
  const evening = morning.subtract({ days: 1 });
  return event('Night crossing with the New York crew', {
    object: 'timespan',
    start_time: secondsAt(evening.toString(), '22:00', newYork),
    end_time: secondsAt(morning.toString(), '08:00', newYork),
    start_timezone: newYork,
    end_timezone: newYork,
  });
}

function family(day: DayOf): SeedCalendar {
  const schoolDays = { recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'] };
  return {
    name: 'Family',
    events: [
      event('School run', between(day(0), '07:00', '07:30'), schoolDays),
      event('Grandma’s birthday', { object: 'date', date: day(12) }),
    ],
  };
}

function harbourDuties(day: DayOf): SeedCalendar {
  return {
    name: 'Harbour duties',
    isReadOnly: true,
    events: [
      event('Harbour watch', between(day(6), '18:00', '22:00')),
      event('Regatta', { object: 'datespan', start_date: day(20), end_date: day(22) }),
    ],
  };
}

function teddys(day: DayOf): SeedCalendar {
  return {
    name: 'Calendar',
    events: [
      event('Fuel delivery', between(day(1), '09:00', '11:00')),
      event('Two days at St. Barths', {
        object: 'datespan',
        start_date: day(4),
        end_date: day(5),
      }),
    ],
  };
}

function event(title: string, when: SeedEvent['when'], more: Partial<SeedEvent> = {}): SeedEvent {
  return { title, when, ...more };
}

function between(day: string, from: string, to: string, zone = ISLAND_ZONE): SeedEvent['when'] {
  return {
    object: 'timespan',
    start_time: secondsAt(day, from, zone),
    end_time: secondsAt(day, to, zone),
    start_timezone: zone,
    end_timezone: zone,
  };
}

/** Formats the id of an occurrence in the island's time zone. */
function key(day: string, time: string): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(toInstant(day, time));
  return moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** Converts a zone's wall time to epoch seconds. */
function secondsAt(day: string, time: string, zone: string): number {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return local.toZonedDateTime(zone).epochMilliseconds / 1000;
}
