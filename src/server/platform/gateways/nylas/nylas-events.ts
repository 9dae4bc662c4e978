import * as sdk from 'nylas';
import { ISLAND_ZONE } from '#domain/time/days.ts';
import {
  CalendarsUnavailable,
  TooManyEvents,
  type BookingEvent,
  type CalendarPlace,
  type ExternalEvent,
  type ExternalTime,
  type MadeEvent,
  type Window,
} from '../calendar-service.ts';
import type { Nylas } from './nylas-client.ts';

/** Nylas filters events only by the metadata keys `key1` to `key5`. */
const MARK = 'key1';
const PAGE = 200;
const MAX_EVENTS = 20_000;
const PAGE_MS = 20_000;

/** Pages through events; `maxMs` covers all pages. */
export async function listEvents(
  nylas: Nylas,
  place: CalendarPlace,
  window: Window,
  maxMs: number,
): Promise<ExternalEvent[]> {
  const until = performance.now() + maxMs;
  const events: ExternalEvent[] = [];
  for (let pageToken: string | undefined; ;) {
    const left = until - performance.now();
    if (left < 1) throw new CalendarsUnavailable(new Error(`${maxMs} ms were not enough.`));
    const page = await nylas.events.list({
      identifier: place.grantId,
      queryParams: {
        calendarId: place.calendarId,
        start: inSeconds(window.from),
        end: inSeconds(window.until),
        expandRecurring: true,
        limit: PAGE,
        ...(pageToken === undefined ? {} : { pageToken }),
      },
      overrides: { timeout: Math.max(1000, Math.min(left, PAGE_MS)) },
    });
    events.push(...page.data.map(toEvent));
    if (events.length > MAX_EVENTS) throw new TooManyEvents(String(MAX_EVENTS));
    if (!page.nextCursor) return events;
    pageToken = page.nextCursor;
  }
}

export async function findEventByBooking(
  nylas: Nylas,
  { grantId, calendarId }: CalendarPlace,
  bookingId: string,
): Promise<MadeEvent | null> {
  const { data } = await nylas.events.list({
    identifier: grantId,
    queryParams: { calendarId, metadataPair: { [MARK]: bookingId } },
  });
  const found = data.find((event) => !isCancelled(event));
  return found ? toMade(found) : null;
}

export async function createEvent(
  nylas: Nylas,
  { grantId, calendarId }: CalendarPlace,
  event: BookingEvent,
): Promise<MadeEvent> {
  const { data } = await nylas.events.create({
    identifier: grantId,
    queryParams: { calendarId, notifyParticipants: false },
    requestBody: buildEventBody(event),
  });
  return toMade(data);
}

export async function updateEvent(
  nylas: Nylas,
  { grantId, calendarId }: CalendarPlace,
  eventId: string,
  event: BookingEvent,
): Promise<boolean> {
  try {
    const { data } = await nylas.events.update({
      identifier: grantId,
      eventId,
      queryParams: { calendarId, notifyParticipants: false },
      requestBody: buildEventBody(event),
    });
    // A cancelled event cannot be restored, only created again.
    return !isCancelled(data);
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

export async function deleteEvent(
  nylas: Nylas,
  { grantId, calendarId }: CalendarPlace,
  eventId: string,
): Promise<void> {
  try {
    await nylas.events.destroy({
      identifier: grantId,
      eventId,
      queryParams: { calendarId, notifyParticipants: false },
    });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

function toMade({ id, icalUid }: sdk.Event): MadeEvent {
  return { id, icalUid: icalUid ?? null };
}

function buildEventBody({ bookingId, title, details, startsAt, endsAt }: BookingEvent) {
  return {
    title,
    description: details,
    busy: true,
    when: {
      startTime: startsAt / 1000,
      endTime: endsAt / 1000,
      startTimezone: ISLAND_ZONE,
      endTimezone: ISLAND_ZONE,
    },
    metadata: { [MARK]: bookingId },
  };
}

function isCancelled({ status }: sdk.Event): boolean {
  return status === 'cancelled';
}

function toEvent(event: sdk.Event): ExternalEvent {
  return {
    id: event.id,
    isCancelled: isCancelled(event),
    // Busy unless the event says otherwise.
    isBusy: (event.busy as boolean | undefined) !== false,
    declinedBy: (event.participants ?? [])
      .filter(({ status }) => status === 'no')
      .map(({ email }) => (email ?? '').toLowerCase()),
    when: toWhen(event.when),
    bookingId: event.metadata?.[MARK] ?? null,
    icalUid: event.icalUid ?? null,
  };
}

function toWhen(when: sdk.Event['when']): ExternalTime {
  if ('startTime' in when) {
    return { kind: 'times', startsAt: when.startTime * 1000, endsAt: when.endTime * 1000 };
  }
  if ('startDate' in when) return { kind: 'days', first: when.startDate, last: when.endDate };
  if ('date' in when) return { kind: 'days', first: when.date, last: when.date };
  return { kind: 'moment' };
}

function inSeconds(ms: number): string {
  return String(Math.floor(ms / 1000));
}

/** Null for network errors, timeouts and responses that are not JSON. */
export function getHttpStatus(error: unknown): number | null {
  const isAnswer = error instanceof sdk.NylasApiError || error instanceof sdk.NylasOAuthError;
  return isAnswer ? (error.statusCode ?? null) : null;
}

export function isNotFound(error: unknown): boolean {
  const status = getHttpStatus(error);
  return status === 404 || status === 410;
}
