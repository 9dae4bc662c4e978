import type { ListedCalendar } from '#contract/operator/calendar-api.ts';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import type { BusySpan } from '#domain/availability/trip-times.ts';
import { addDays, isDay, toInstant, toIslandNow } from '#domain/time/days.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type {
  CalendarPlace,
  ExternalEvent,
  ExternalTime,
  MadeEvent,
} from '../../../platform/gateways/calendar-service.ts';
import type { KeyedSpan } from '../sources/busy-spans.ts';
import type { Connection } from './connection-queries.ts';
import type { TrackedEvent } from './tracked-events.ts';
import { listDisplacedEvents, findOurEvents } from './our-calendar-events.ts';

/** State of a calendar as of `startedAt`. */
export type CalendarReading = {
  startedAt: Date;
  place: CalendarPlace;
  calendars: ListedCalendar[];
  spans: KeyedSpan[];
  /** Bookings whose event was moved or deleted in the calendar. */
  displaced: TrackedEvent[];
  /** Events that we created and that exist. */
  known: TrackedEvent[];
  /** Our events and their iCalendar UIDs. */
  own: MadeEvent[];
};

/** Thrown if the account does not contain this calendar; lists the account's calendars. */
export class CalendarNotInAccount extends Error {
  readonly calendars: ListedCalendar[];
  constructor(calendars: ListedCalendar[]) {
    super('The calendar is not in its account.');
    this.calendars = calendars;
  }
}

/**
 * Reads a calendar from today to the booking horizon, page by page, outside of any transaction. `maxMs` limits the
 * total time. Throws the service's errors, or CalendarNotInAccount.
 */
export async function readCalendar(
  deps: Deps,
  { operatorId, email }: Pick<Connection, 'operatorId' | 'email'>,
  place: CalendarPlace,
  maxMs?: number,
): Promise<CalendarReading> {
  const startedAt = new Date(deps.now());
  const calendars = await deps.calendars.listCalendars(place.grantId, maxMs);
  if (!calendars.some(({ id }) => id === place.calendarId))
    throw new CalendarNotInAccount(calendars);
  const before = await findOurEvents(deps, operatorId, place);
  const window = computeWindow(deps.now());
  const left = maxMs === undefined ? undefined : maxMs - (deps.now() - startedAt.getTime());
  const events = await deps.calendars.listEvents(place, window, left);
  // Queried after the pages, to include events written during the read.
  const after = await findOurEvents(deps, operatorId, place, events);
  const self = email.toLowerCase();
  const others = events.filter((event) => !after.isOwn(event) && !event.declinedBy.includes(self));
  return {
    startedAt,
    place,
    calendars,
    spans: busySpans(others, toInstant(toIslandNow(deps.now()).day, '00:00')),
    displaced: listDisplacedEvents(before, events),
    known: after.known,
    own: events.filter(after.isOwn),
  };
}

/** Adds a day at both ends for all-day events of calendars in other time zones. */
function computeWindow(nowMs: number) {
  const today = toIslandNow(nowMs).day;
  return {
    from: toInstant(addDays(today, -1), '00:00'),
    until: toInstant(addDays(computeLastBookableDay(today), 2), '00:00'),
  };
}

/** Lists busy times from an instant on; ignores cancelled and free events. */
export function busySpans(events: readonly ExternalEvent[], from: number): KeyedSpan[] {
  const spans = new Map<string, KeyedSpan>();
  for (const event of events) {
    const span = event.isBusy && !event.isCancelled ? toBusySpan(event.when) : null;
    if (span && span.endsAt > from) spans.set(event.id, { key: event.id, ...span });
  }
  return [...spans.values()];
}

/** All-day events cover those days on the island, whatever the calendar's time zone. */
function toBusySpan(when: ExternalTime): BusySpan | null {
  if (when.kind === 'moment') return null;
  if (when.kind === 'times') {
    return when.endsAt > when.startsAt ? { startsAt: when.startsAt, endsAt: when.endsAt } : null;
  }
  const { first, last } = when;
  if (!isDay(first) || !isDay(last) || last < first) return null;
  return {
    startsAt: toInstant(first, '00:00'),
    endsAt: toInstant(addDays(last, 1), '00:00'),
  };
}
