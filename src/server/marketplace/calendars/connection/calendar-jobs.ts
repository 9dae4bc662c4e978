import { CALENDAR_DUE_MS } from '#domain/availability/busy-times.ts';
import { inTransaction, type Reader } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { JobPayloads } from '../../../platform/jobs/jobs.ts';
import { findConnection, findOperatorsOf } from './connection-queries.ts';
import { exportBooking } from './export-booking.ts';
import { findExportedTrips } from './exported-trips.ts';
import { syncCalendar } from './sync-calendar.ts';

/** Queues a job of its own for every connected calendar that is due: one that hangs keeps no other waiting. */
export async function queueDueCalendars(deps: Deps): Promise<void> {
  const since = deps.now();
  const due = await findDueCalendars(deps.database, since);
  await inTransaction(deps.database, async (write) => {
    for (const operatorId of due) {
      await deps.jobs.queue(write, 'sync-calendar', { operatorId, since, isNews: false });
    }
  });
}

/** Has the calendars of an account read, because something has changed there. */
export async function queueSyncsOf(
  deps: Deps,
  grantId: string,
  isConcerned: (calendarId: string | null) => boolean = () => true,
): Promise<void> {
  const operators = await findOperatorsOf(deps.database, grantId);
  const concerned = operators.filter(({ selectedCalendarId }) => isConcerned(selectedCalendarId));
  if (concerned.length === 0) return;
  const since = deps.now();
  await inTransaction(deps.database, async (write) => {
    for (const { operatorId } of concerned) {
      await deps.jobs.queue(write, 'sync-calendar', { operatorId, since, isNews: true });
    }
  });
}

/**
 * Reads a calendar as of `since`, unless it was read after that: many changes, one reading. News of a calendar
 * that does not answer now is a failure, so that the job queue tries again.
 */
export async function syncChangedCalendar(
  deps: Deps,
  { operatorId, since, isNews }: JobPayloads['sync-calendar'],
): Promise<void> {
  const connection = await findConnection(deps.database, operatorId);
  if (!connection || (connection.readAt !== null && connection.readAt.getTime() > since)) return;
  // Why it cannot be read is kept with the connection.
  const read = await syncCalendar(deps, operatorId);
  if (isNews && !read.ok && read.problem.kind === 'unavailable') {
    throw new Error(`what changed in the calendar of ${operatorId} could not be read`);
  }
}

/** Those that waited longest first. Expired ones wait for their operator to connect again. */
async function findDueCalendars(reader: Reader, nowMs: number): Promise<string[]> {
  const due = await reader
    .selectFrom('calendar_sources as source')
    .innerJoin('calendar_connections as connection', 'connection.operator_id', 'source.operator_id')
    .innerJoin('operators', 'operators.id', 'source.operator_id')
    .select('source.operator_id as operatorId')
    .where('source.kind', '=', 'nylas')
    .where('connection.status', '=', 'connected')
    .where('operators.status', '=', 'active')
    .where((row) =>
      row.or([
        row('source.tried_at', 'is', null),
        row('source.tried_at', '<=', new Date(nowMs - CALENDAR_DUE_MS)),
      ]),
    )
    .orderBy('source.tried_at', (order) => order.asc().nullsFirst())
    .limit(500)
    .execute();
  return due.map((each) => each.operatorId);
}

/** Removes an operator's bookings from an account they disconnected, and ends our access if nobody else needs it. */
export async function leaveAccount(
  deps: Deps,
  { operatorId, grantId }: { operatorId: string; grantId: string },
): Promise<void> {
  const trips = await findExportedTrips(deps.database, { operatorId }, deps.now());
  for (const { id, events } of trips) {
    if (events.some((event) => event.grantId === grantId)) await exportBooking(deps, id);
  }
  if ((await findOperatorsOf(deps.database, grantId)).length > 0) return;
  await deps.calendars.endGrant(grantId);
  // Connected again meanwhile, its access has to be checked.
  await queueSyncsOf(deps, grantId);
}
