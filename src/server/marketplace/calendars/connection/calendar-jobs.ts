import { CALENDAR_DUE_MS } from '#domain/availability/busy-times.ts';
import { inTransaction, type Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { JobPayloads } from '../../../platform/jobs/jobs.ts';
import { findConnection, listAccountOperators } from './connection-queries.ts';
import { exportBooking } from './export-booking.ts';
import { findExportedTrips } from './exported-trips.ts';
import { syncCalendar } from './sync-calendar.ts';

/** Queues a job per due calendar, so that a calendar that hangs does not delay others. */
export async function queueDueCalendars(deps: Deps): Promise<void> {
  const since = deps.now();
  const due = await findDueCalendars(deps.database, since);
  await inTransaction(deps.database, async (write) => {
    for (const operatorId of due) {
      await deps.jobs.queue(write, 'sync-calendar', { operatorId, since, isNews: false });
    }
  });
}

/** Queues a sync for each affected operator of an account after a change in the account. */
export async function queueAccountSyncs(
  deps: Deps,
  grantId: string,
  isAffected: (calendarId: string | null) => boolean = () => true,
): Promise<void> {
  const operators = await listAccountOperators(deps.database, grantId);
  const affected = operators.filter(({ selectedCalendarId }) => isAffected(selectedCalendarId));
  if (affected.length === 0) return;
  const since = deps.now();
  await inTransaction(deps.database, async (write) => {
    for (const { operatorId } of affected) {
      await deps.jobs.queue(write, 'sync-calendar', { operatorId, since, isNews: true });
    }
  });
}

/**
 * Syncs a calendar unless it was read after `since`, so that several changes share one sync. Throws if a reported
 * change cannot be read, so that the job is retried.
 */
export async function syncChangedCalendar(
  deps: Deps,
  { operatorId, since, isNews }: JobPayloads['sync-calendar'],
): Promise<void> {
  const connection = await findConnection(deps.database, operatorId);
  if (!connection || (connection.readAt !== null && connection.readAt.getTime() > since)) return;
  // `syncCalendar` stores the reason of a failure with the connection.
  const read = await syncCalendar(deps, operatorId);
  if (isNews && !read.ok && read.problem.kind === 'unavailable') {
    throw new Error(`the changed calendar of operator ${operatorId} could not be read`);
  }
}

/**
 * Finds operators whose calendars are due, longest wait first. Skips expired connections, which operators must renew.
 */
async function findDueCalendars(reader: Queryable, nowMs: number): Promise<string[]> {
  const due = await reader
    .selectFrom('calendarSources as source')
    .innerJoin('calendarConnections as connection', 'connection.operatorId', 'source.operatorId')
    .innerJoin('operators', 'operators.id', 'source.operatorId')
    .select('source.operatorId')
    .where('source.kind', '=', 'nylas')
    .where('connection.status', '=', 'connected')
    .where('operators.status', '=', 'active')
    .where((row) =>
      row.or([
        row('source.triedAt', 'is', null),
        row('source.triedAt', '<=', new Date(nowMs - CALENDAR_DUE_MS)),
      ]),
    )
    .orderBy('source.triedAt', (order) => order.asc().nullsFirst())
    .limit(500)
    .execute();
  return due.map((each) => each.operatorId);
}

/** Removes an operator's bookings from a disconnected account. Revokes access if no other operator uses the account. */
export async function disconnectAccount(
  deps: Deps,
  { operatorId, grantId }: { operatorId: string; grantId: string },
): Promise<void> {
  const trips = await findExportedTrips(deps.database, { operatorId }, deps.now());
  for (const { id, events } of trips) {
    if (events.some((event) => event.grantId === grantId)) await exportBooking(deps, id);
  }
  if ((await listAccountOperators(deps.database, grantId)).length > 0) return;
  await deps.calendars.revokeGrant(grantId);
  // If an operator has reconnected the account in the meantime, a sync detects the revoked access.
  await queueAccountSyncs(deps, grantId);
}
