import { done, type Outcome } from '#domain/problems.ts';
import { announceBoatChange } from '../../boats/boat-changes.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { findConcernedBoats, setConcernedBoats, type ConcernedBoats } from '../source-queries.ts';
import { lockConnection } from './connection-queries.ts';
import { notConnected } from './sync-calendar.ts';

/** Says which boats the connected calendar concerns; the boats it leaves are free again at once. */
export async function chooseCalendarBoats(
  deps: Deps,
  operatorId: string,
  boats: ConcernedBoats,
): Promise<Outcome<null, 'invalid' | 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const connection = await lockConnection(write, operatorId);
    if (!connection) return notConnected;
    const { sourceId } = connection;
    const before = await findConcernedBoats(write, sourceId);
    const set = await setConcernedBoats(write, { id: sourceId, operator_id: operatorId }, boats);
    if (!set.ok) return set;
    const after = await findConcernedBoats(write, sourceId);
    for (const boatId of new Set([...before, ...after])) await announceBoatChange(write, boatId);
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
    return done(null);
  });
}
