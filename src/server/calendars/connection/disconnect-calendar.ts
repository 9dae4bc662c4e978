import { announceBoatChange } from '../../boats/boat-changes.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { findConcernedBoats } from '../source-queries.ts';
import { lockConnection } from './connection-queries.ts';

/**
 * Lets go of the connected calendar: its busy times no longer count. The account is told, and the
 * bookings are taken out of it, after the commit and until it answers.
 */
export async function disconnectCalendar(deps: Deps, operatorId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const connection = await lockConnection(write, operatorId);
    if (!connection) return;
    const { grantId, sourceId } = connection;
    const boats = await findConcernedBoats(write, sourceId);
    await write.deleteFrom('calendar_sources').where('id', '=', sourceId).execute();
    await write.deleteFrom('calendar_connections').where('operator_id', '=', operatorId).execute();
    for (const boatId of boats) await announceBoatChange(write, boatId);
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
    await deps.jobs.queue(write, 'leave-account', { operatorId, grantId });
  });
}
