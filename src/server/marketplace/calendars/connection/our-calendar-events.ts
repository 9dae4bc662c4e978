import { computeSoldSpan } from '#domain/availability/busy-times.ts';
import type { BusySpan } from '#domain/availability/trip-times.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { CalendarPlace, ExternalEvent } from '../../../platform/gateways/calendar-service.ts';
import { readOwnUid, findOwnUids, getOwnHost } from '../sources/exported-bookings.ts';
import {
  findExportedTrips,
  isSameCalendar,
  parseFingerprintSpan,
  type PlacedEvent,
} from './exported-trips.ts';
import { listTrackedEvents, type TrackedEvent } from './tracked-events.ts';

type OurEvents = {
  placed: (PlacedEvent & { bookingId: string })[];
  isOwn: (event: ExternalEvent) => boolean;
  /** Events that we created and that exist. */
  known: TrackedEvent[];
};

/**
 * Identifies events of our own bookings, which never make the operator busy. Matches events by id, even if their
 * booking has moved or ended. An event with our mark belongs to a booking if its time matches or the booking's event is
 * unknown (the response was lost); at another time it is the operator's own copy, and counts as busy. Events
 * imported from a mail or our export match by UID at any time, since no sync updates them.
 */
export async function findOurEvents(
  deps: Deps,
  operatorId: string,
  place: CalendarPlace,
  events: readonly ExternalEvent[] = [],
): Promise<OurEvents> {
  const trips = await findExportedTrips(deps.database, { operatorId }, deps.now());
  const seen = events.map(({ id }) => id);
  const known = await listTrackedEvents(deps.database, operatorId, place, seen);
  const ids = new Set(known.map(({ eventId }) => eventId));
  const standing = new Set(events.filter((each) => !each.isCancelled).map(({ id }) => id));
  const host = getOwnHost(deps.site);
  const named = (event: ExternalEvent) => readOwnUid(event.icalUid, host);
  const added = await findOwnUids(deps.database, operatorId, events.map(named));
  const spans = new Map(trips.map((trip) => [trip.id, computeSoldSpan(trip)]));
  const placed = trips.flatMap((trip) =>
    trip.events
      .filter((event) => isSameCalendar(event, place))
      .map((event) => ({ ...event, bookingId: trip.id })),
  );
  const begun = new Set(
    placed.filter(({ eventId }) => eventId === null).map(({ bookingId }) => bookingId),
  );
  return {
    placed,
    known: known.filter(({ eventId }) => standing.has(eventId)),
    isOwn: (event) =>
      ids.has(event.id) ||
      added.has(named(event) ?? '') ||
      begun.has(event.bookingId ?? '') ||
      takesPlaceAt(event, spans.get(event.bookingId ?? '') ?? null),
  };
}

/** Lists our events that were deleted or moved. */
export function listDisplacedEvents(
  { placed }: OurEvents,
  events: readonly ExternalEvent[],
): TrackedEvent[] {
  const seen = new Map(events.map((event) => [event.id, event]));
  return placed.flatMap(({ bookingId, eventId, fingerprint }) => {
    if (eventId === null || fingerprint === null) return [];
    const event = seen.get(eventId);
    const isThere =
      event && !event.isCancelled && takesPlaceAt(event, parseFingerprintSpan(fingerprint));
    return isThere ? [] : [{ bookingId, eventId }];
  });
}

function takesPlaceAt({ when }: ExternalEvent, span: BusySpan | null): boolean {
  return when.kind === 'times' && when.startsAt === span?.startsAt && when.endsAt === span.endsAt;
}
