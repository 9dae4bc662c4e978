import { updateRow } from '../../../platform/database/update-row.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import {
  CalendarNotFound,
  CalendarReadOnly,
  GrantExpired,
  type BookingEvent,
  type CalendarPlace,
} from '../../../platform/gateways/calendar-service.ts';
import {
  beginEvent,
  clearDuplicates,
  endEvent,
  saveEvent,
  setFingerprint,
  type AccountPlace,
} from './calendar-event-queries.ts';
import {
  findConnection,
  findCalendarPlace,
  findSelectedCalendar,
  type Connection,
} from './connection-queries.ts';
import {
  buildEvent,
  findExportedTrips,
  computeFingerprint,
  isSameCalendar,
  type ExportedTrip,
  type PlacedEvent,
} from './exported-trips.ts';

/** Next step towards a correct calendar event for a booking. */
type ExportStep =
  | { act: 'remove'; event: PlacedEvent }
  | { act: 'clear'; event: PlacedEvent }
  | { act: 'create'; place: AccountPlace; event: BookingEvent; mayBeThere: boolean }
  | { act: 'update'; place: CalendarPlace; event: BookingEvent; eventId: string };

const MAX_STEPS = 12;

/**
 * Reconciles a booking's event: it exists in the selected calendar while the booking is sold, and is absent elsewhere.
 * Re-reads the state after each step, so that the export is idempotent and safe to run concurrently.
 */
export async function exportBooking(deps: Deps, bookingId: string): Promise<void> {
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const [trip] = await findExportedTrips(deps.database, { bookingId }, deps.now());
    if (!trip) return;
    const connection = await findConnection(deps.database, trip.operatorId);
    const next = nextStep(trip, connection);
    if (!next || !(await takeStep(deps, trip, connection, next))) return;
  }
  throw new Error(`Booking ${bookingId} keeps changing while it is written into a calendar.`);
}

function nextStep(trip: ExportedTrip, connection: Connection | null): ExportStep | null {
  const place = connection && findCalendarPlace(connection);
  const misplaced = trip.events.find((event) => !place || !isSameCalendar(event, place));
  if (misplaced) return { act: 'remove', event: misplaced };
  if (!place || connection?.status === 'expired') return null;
  const [placed] = trip.events;
  const event = buildEvent(trip);
  if (!event) return placed ? { act: 'remove', event: placed } : null;
  if (findSelectedCalendar(connection)?.isReadOnly) return null;
  if (placed && placed.duplicateIds.length > 0) return { act: 'clear', event: placed };
  if (!placed?.eventId) {
    const { email } = connection;
    return { act: 'create', place: { ...place, email }, event, mayBeThere: placed !== undefined };
  }
  return placed.fingerprint === computeFingerprint(event)
    ? null
    : { act: 'update', place, event, eventId: placed.eventId };
}

/** False if no further step is possible now. */
async function takeStep(
  deps: Deps,
  trip: ExportedTrip,
  connection: Connection | null,
  step: ExportStep,
): Promise<boolean> {
  try {
    if (step.act === 'remove') await remove(deps, trip.id, step.event);
    if (step.act === 'clear') await clear(deps, trip.id, step.event);
    if (step.act === 'create') await create(deps, step.place, step.event, step.mayBeThere);
    if (step.act === 'update') await update(deps, step.place, step.event, step.eventId);
    return true;
  } catch (error) {
    const isClosed =
      error instanceof GrantExpired ||
      error instanceof CalendarNotFound ||
      error instanceof CalendarReadOnly;
    if (!isClosed) throw error;
    const isLeft = step.act === 'remove' && step.event.grantId !== connection?.grantId;
    if (step.act === 'remove' && (isLeft || !(error instanceof GrantExpired))) {
      // The event remains in the calendar if access was lost, and is tracked again once access returns.
      await endEvent(deps, trip.id, step.event, error instanceof GrantExpired ? 'left' : 'removed');
      return true;
    }
    // Only writing reveals that a calendar is read-only, so that problem is stored here. The next sync reports all
    // others.
    if (connection && error instanceof CalendarReadOnly) {
      await updateRow(deps.database, 'calendarSources', connection.sourceId, {
        problem: takesNothing,
      });
    }
    return false;
  }
}

const takesNothing = 'calendar.takesNoEvents';

async function remove(deps: Deps, bookingId: string, event: PlacedEvent): Promise<void> {
  const eventId = event.eventId ?? (await deps.calendars.findEventByBooking(event, bookingId))?.id;
  if (eventId !== undefined) await deps.calendars.deleteEvent(event, eventId);
  for (const id of event.duplicateIds) await deps.calendars.deleteEvent(event, id);
  await endEvent(deps, bookingId, event, 'removed');
}

async function clear(deps: Deps, bookingId: string, event: PlacedEvent): Promise<void> {
  for (const id of event.duplicateIds) await deps.calendars.deleteEvent(event, id);
  await clearDuplicates(deps.database, bookingId, event, event.duplicateIds);
}

/**
 * Records the event before creating it: if the response is lost, a retry searches for the event before it creates
 * another.
 */
async function create(
  deps: Deps,
  place: AccountPlace,
  event: BookingEvent,
  mayBeThere: boolean,
): Promise<void> {
  const { bookingId } = event;
  await beginEvent(deps.database, bookingId, place);
  const known = mayBeThere ? await deps.calendars.findEventByBooking(place, bookingId) : null;
  const made = known ?? (await deps.calendars.createEvent(place, event));
  const isKept = await saveEvent(deps.database, bookingId, place, {
    id: made.id,
    // The content of a found event is unknown; the next sync reads its UID.
    icalUid: known === null ? made.icalUid : null,
    fingerprint: known === null ? computeFingerprint(event) : null,
  });
  // Deletes this event if a concurrent job has created another one.
  if (!isKept && known === null) await deps.calendars.deleteEvent(place, made.id);
}

async function update(
  deps: Deps,
  place: CalendarPlace,
  event: BookingEvent,
  eventId: string,
): Promise<void> {
  const isThere = await deps.calendars.updateEvent(place, eventId, event);
  const fingerprint = isThere ? computeFingerprint(event) : null;
  await setFingerprint(deps.database, event.bookingId, place, eventId, fingerprint);
}

/** Queues an export for each of an operator's bookings whose calendar event is missing or wrong. */
export async function queuePendingExports(deps: Deps, operatorId: string): Promise<void> {
  const connection = await findConnection(deps.database, operatorId);
  const trips = await findExportedTrips(deps.database, { operatorId }, deps.now());
  const pending = trips.filter((trip) => nextStep(trip, connection) !== null);
  if (pending.length === 0) return;
  await inTransaction(deps.database, async (write) => {
    for (const { id } of pending) await deps.jobs.queue(write, 'export-booking', { bookingId: id });
  });
}
