import { lastBookableDay } from '#domain/availability.ts';
import { addDays, islandInstant, islandNow } from '#domain/days.ts';
import type { ListedCalendar } from '#contract/calendar-api.ts';
import type { CalendarPlace, MadeEvent } from '../../gateways/calendar-service.ts';
import type { Deps } from '../../dependencies.ts';
import type { KeyedSpan } from '../write-busy.ts';
import { busySpans } from './busy-events.ts';
import type { Connection } from './connection-queries.ts';
import type { KnownEvent } from './known-events.ts';
import { findOwnEvents, strayedEvents } from './own-events.ts';

/** A calendar as it stood from `startedAt` on. */
export type CalendarReading = {
  startedAt: Date;
  place: CalendarPlace;
  calendars: ListedCalendar[];
  spans: KeyedSpan[];
  /** Bookings whose event was moved or deleted there. */
  strayed: KnownEvent[];
  /** Events that we wrote, and that stand there. */
  known: KnownEvent[];
  /** Events of ours, and what they are called. */
  own: MadeEvent[];
};

/** The account is there, but not this calendar; these are. */
export class CalendarMissing extends Error {
  readonly calendars: ListedCalendar[];
  constructor(calendars: ListedCalendar[]) {
    super('The calendar is not in its account.');
    this.calendars = calendars;
  }
}

/**
 * Reads a calendar from today to the booking horizon, page by page, and holds nothing of the database
 * meanwhile. `mostMs` is for all of it. Throws what the service throws, or CalendarMissing.
 */
export async function readCalendar(
  deps: Deps,
  { operatorId, email }: Pick<Connection, 'operatorId' | 'email'>,
  place: CalendarPlace,
  mostMs?: number,
): Promise<CalendarReading> {
  const startedAt = new Date(deps.now());
  const calendars = await deps.calendars.listCalendars(place.grantId, mostMs);
  if (!calendars.some(({ id }) => id === place.calendarId)) throw new CalendarMissing(calendars);
  const before = await findOwnEvents(deps, operatorId, place);
  const window = windowOf(deps.now());
  const left = mostMs === undefined ? undefined : mostMs - (deps.now() - startedAt.getTime());
  const events = await deps.calendars.listEvents(place, window, left);
  // What was written while the pages were read is ours as well.
  const own = await findOwnEvents(deps, operatorId, place, events);
  const self = email.toLowerCase();
  const seatReservation = events.filter(
    (event) => !own.isOwn(event) && !event.declinedBy.includes(self),
  );
  return {
    startedAt,
    place,
    calendars,
    spans: busySpans(seatReservation, islandInstant(islandNow(deps.now()).day, '00:00')),
    strayed: strayedEvents(before, events),
    known: own.known,
    own: events.filter(own.isOwn),
  };
}

/** A day more at both ends, for whole days of calendars in other zones. */
function windowOf(nowMs: number) {
  const today = islandNow(nowMs).day;
  return {
    from: islandInstant(addDays(today, -1), '00:00'),
    until: islandInstant(addDays(lastBookableDay(today), 2), '00:00'),
  };
}
