import type { Deps } from '../../dependencies.ts';
import { findOperatorsOf } from './connection-queries.ts';
import { exportBooking } from './export-booking.ts';
import { findExportedTrips } from './exported-trips.ts';
import { queueSyncsOf } from './queue-syncs.ts';

/** Takes an operator's bookings out of an account that is theirs no more, and lets go of it if nobody else needs it. */
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
  // Connected again in this very moment, it has to be asked whether it still lets us in.
  await queueSyncsOf(deps, grantId);
}
