import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { findConnection } from './connection-queries.ts';
import { nextStep } from './export-booking.ts';
import { findExportedTrips } from './exported-trips.ts';

/** Has every booking of an operator written that their calendar does not show, or does not show right. */
export async function queueOwedExports(deps: Deps, operatorId: string): Promise<void> {
  const connection = await findConnection(deps.database, operatorId);
  const trips = await findExportedTrips(deps.database, { operatorId }, deps.now());
  const owed = trips.filter((trip) => nextStep(trip, connection) !== null);
  if (owed.length === 0) return;
  await inTransaction(deps.database, async (write) => {
    for (const { id } of owed) await deps.jobs.queue(write, 'export-booking', { bookingId: id });
  });
}
