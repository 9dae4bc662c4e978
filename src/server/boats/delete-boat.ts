import { islandNow } from '#domain/days.ts';
import { done, refusal, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { announceBoatChange } from './boat-changes.ts';
import { refuseDeletion } from './edit-refusals.ts';
import { findLiveTrips, lockOwnBoat } from './operator-boat-queries.ts';

/** Another operator's boat, a deleted one and one that never was are the same to an operator. */
export const noSuchOwnBoat = refused('not-found', 'There is no such boat.');

/** Takes a boat off every list for good; its past bookings keep its name. */
export function deleteBoat(deps: Deps, operatorId: string, boatId: string): Promise<Outcome<null>> {
  const today = islandNow(deps.now()).day;
  return inTransaction(deps.database, async (write) => {
    const boat = await lockOwnBoat(write, operatorId, boatId, today);
    if (!boat) return noSuchOwnBoat;
    const trips = await findLiveTrips(write, operatorId, today, boatId);
    const problem = refuseDeletion(trips);
    if (problem) return refusal(problem);
    await write
      .updateTable('boats')
      .set({ deleted_at: new Date(deps.now()), version: boat.version + 1 })
      .where('id', '=', boatId)
      .execute();
    await announceBoatChange(write, boatId);
    return done(null);
  });
}
