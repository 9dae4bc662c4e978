import { updateRow } from '../../../platform/database/update-row.ts';
import { storeError } from '../../../platform/database/stored-errors.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { ListedCalendar } from '#contract/operator/calendar-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import {
  CalendarNotFound,
  CalendarsUnavailable,
  GrantExpired,
  TooManyEvents,
} from '../../../platform/gateways/calendar-service.ts';
import { writeBusySpans, writeSpansAhead } from '../sources/busy-spans.ts';
import { saveNames } from './calendar-event-queries.ts';
import {
  connectAgain,
  findConnection,
  lockConnection,
  findCalendarPlace,
  setConnection,
  type Connection,
} from './connection-queries.ts';
import { queuePendingExports } from './export-booking.ts';
import { relinkEvents } from './tracked-events.ts';
import { CalendarNotInAccount, readCalendar, type CalendarReading } from './read-calendar.ts';

export const notConnected = refused('not-found', 'calendar.notConnected');

/**
 * Reads an operator's selected calendar, writes busy times, and queues exports of bookings whose events are wrong. On
 * failure, the previous busy times remain, and the operator sees the reason. `maxMs` limits the time of the read.
 */
export async function syncCalendar(
  deps: Deps,
  operatorId: string,
  maxMs?: number,
): Promise<Outcome<null, 'not-found' | 'conflict' | 'unavailable'>> {
  const connection = await findConnection(deps.database, operatorId);
  if (!connection) return notConnected;
  const startedAt = new Date(deps.now());
  try {
    const place = findCalendarPlace(connection) ?? (await chooseFirst(deps, connection));
    const reading = await readCalendar(deps, connection, place, maxMs);
    const source = { id: connection.sourceId, operatorId };
    await writeSpansAhead(deps, source, reading.spans, async (write) =>
      isCurrent(await lockConnection(write, operatorId), reading),
    );
    await inTransaction(deps.database, (write) => writeReading(deps, write, operatorId, reading));
  } catch (error) {
    const failure = describeFailure(error);
    await recordFailure(deps, connection, startedAt, failure);
    const log = failure.kind === 'unexpected' ? deps.log.error : deps.log.debug;
    log(`the calendar of operator ${operatorId} could not be read:`, error);
    return refusedBy(failure);
  }
  await queuePendingExports(deps, operatorId);
  return done(null);
}

/** Selects the first calendar of an account that had no calendar when it was connected. */
async function chooseFirst(deps: Deps, { operatorId, grantId }: Connection) {
  const calendars = await deps.calendars.listCalendars(grantId);
  const first = firstCalendar(calendars);
  if (!first) throw new CalendarNotInAccount([]);
  await setConnection(deps.database, operatorId, { calendars, selectedCalendarId: first.id });
  return { grantId, calendarId: first.id };
}

/** Returns the primary calendar, else the first writable one, else the first one. */
export function firstCalendar(calendars: readonly ListedCalendar[]): ListedCalendar | null {
  const primary = calendars.find((each) => each.isPrimary);
  return primary ?? calendars.find((each) => !each.isReadOnly) ?? calendars[0] ?? null;
}

/** Writes a reading, unless the connection has changed or a newer reading has been written. */
export async function writeReading(
  deps: Deps,
  write: Transaction,
  operatorId: string,
  reading: CalendarReading,
): Promise<void> {
  const connection = await lockConnection(write, operatorId);
  if (!isCurrent(connection, reading)) return;
  const { startedAt, place, calendars, spans, displaced, known, own } = reading;
  const { sourceId } = connection;
  const selected = calendars.find(({ id }) => id === place.calendarId);
  const read = { name: selected?.name ?? '', readAt: startedAt, triedAt: startedAt };
  await setConnection(write, operatorId, { status: 'connected', calendars });
  await updateRow(write, 'calendarSources', sourceId, { ...read, problem: null });
  for (const { bookingId, eventId } of displaced) {
    await write
      .updateTable('calendarEvents')
      .set({ fingerprint: null })
      .where('bookingId', '=', bookingId)
      .where('eventId', '=', eventId)
      .execute();
  }
  if (!selected?.isReadOnly) {
    await relinkEvents(write, { ...place, email: connection.email }, known, startedAt);
  }
  if (await saveNames(write, place, own)) await invalidateFeeds(write, operatorId);
  if (await writeBusySpans(write, sourceId, spans)) {
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
  }
}

/** False if the connection has changed since the reading, or a newer reading has been written. */
function isCurrent(
  connection: Connection | null,
  { startedAt, place }: CalendarReading,
): connection is Connection {
  return (
    connection?.grantId === place.grantId &&
    connection.selectedCalendarId === place.calendarId &&
    (connection.readAt === null || connection.readAt <= startedAt)
  );
}

/** Forces a full read of all feeds: events with the new UIDs may have counted as busy in a feed of this calendar. */
async function invalidateFeeds(write: Transaction, operatorId: string): Promise<void> {
  await write
    .updateTable('calendarSources')
    .set({ etag: null, lastModified: null, contentHash: null })
    .where('operatorId', '=', operatorId)
    .where('kind', '=', 'feed')
    .execute();
}

type Failure = {
  kind: 'unavailable' | 'expired' | 'calendar' | 'unexpected';
  message: ErrorMessage;
  /** Calendars of the account if the selected one is missing. */
  calendars?: ListedCalendar[];
};

/** Describes a failure for the operator. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CalendarsUnavailable) return { kind: 'unavailable', message: noAnswer };
  if (error instanceof GrantExpired) return { kind: 'expired', message: connectAgain };
  if (error instanceof TooManyEvents) return { kind: 'calendar', message: tooMany };
  if (error instanceof CalendarNotFound) return { kind: 'calendar', message: calendarGone };
  if (error instanceof CalendarNotInAccount)
    return { kind: 'calendar', message: calendarGone, calendars: error.calendars };
  return { kind: 'unexpected', message: notRead };
}

export function refusedBy({ kind, message }: Failure) {
  const isOurs = kind === 'unavailable' || kind === 'unexpected';
  return refused(isOurs ? 'unavailable' : 'conflict', message);
}

const noAnswer = 'calendar.noAnswer';
const notRead = 'calendar.notRead';
const calendarGone = 'calendar.chosenGone';
const tooMany = 'calendar.tooManyEvents';

/** Stores the failure, unless the connection was read or renewed in the meantime. */
async function recordFailure(
  deps: Deps,
  { operatorId, grantId }: Connection,
  startedAt: Date,
  { kind, message, calendars }: Failure,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const connection = await lockConnection(write, operatorId);
    if (connection?.grantId !== grantId || connection.connectedAt > startedAt) return;
    if (connection.readAt !== null && connection.readAt > startedAt) return;
    await updateRow(write, 'calendarSources', connection.sourceId, {
      triedAt: startedAt,
      problem: storeError(message),
    });
    if (calendars) await setConnection(write, operatorId, { calendars });
    if (kind === 'expired') await setConnection(write, operatorId, { status: 'expired' });
  });
}
