import { sql } from 'kysely';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';
import { queueCaptainLists } from './captain-lists.ts';
import { findAffectedBookings, type AffectedBooking } from './call-off-queries.ts';
import { countOffers, findNextBoats, lockNextScopes } from './call-off-scopes.ts';
import { recordCalledOff, listSoldDepartures } from './called-off-departures.ts';

/** Small enough that buyers of these boats wait only a fraction of a second. */
const BATCH_BOATS = 20;

/**
 * Creates the offers of a recorded call-off in batches of boats, each in a short transaction. Resumes after a crash;
 * idempotent.
 */
export async function carryOutCallOff(deps: Deps, callOffId: string): Promise<void> {
  while (await carryOutBatch(deps, callOffId));
}

/** Returns whether more boats may be left. */
export async function carryOutBatch(deps: Deps, callOffId: string): Promise<boolean> {
  const boatIds = await findNextBoats(deps.database, callOffId, BATCH_BOATS);
  if (boatIds.length === 0) {
    await finishCallOff(deps, callOffId);
    return false;
  }
  await awaitSales(deps, boatIds);
  await inTransaction(deps.database, (write) => offerChoices(deps, write, callOffId, boatIds));
  if (boatIds.length === BATCH_BOATS) return true;
  await finishCallOff(deps, callOffId);
  return false;
}

/**
 * Waits for sales that read a boat before it was closed and hold its lock until their commit, so that their bookings
 * are visible afterwards. Releases the lock immediately.
 */
async function awaitSales(deps: Deps, boatIds: readonly string[]): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    await sql`select from boats where id = any(${boatIds}::uuid[]) order by id for update`.execute(
      write,
    );
  });
}

async function offerChoices(
  deps: Deps,
  write: Transaction,
  callOffId: string,
  boatIds: readonly string[],
): Promise<void> {
  const scopes = await lockNextScopes(write, callOffId, boatIds);
  if (scopes.length === 0) return;
  const affected = await findAffectedBookings(write, scopes, deps.now());
  await insertOffers(deps, write, callOffId, affected);
  await recordCalledOff(write, callOffId, listSoldDepartures(affected));
  await markCarriedOut(deps, write, callOffId, scopes);
  await announceBoatChange(write, scopes[0]?.boatId ?? '');
  // Runs last, because buyers of these boats wait for its locks.
  await countOffers(write, scopes);
}

/** Inserts offers; a booking with an open offer keeps that one. Guests are notified after the commit. */
export async function insertOffers(
  deps: Deps,
  write: Transaction,
  callOffId: string,
  affected: readonly Pick<AffectedBooking, 'bookingId' | 'status'>[],
): Promise<void> {
  if (affected.length === 0) return;
  const offers = await write
    .insertInto('rebookingOffers')
    .values(
      affected.map(({ bookingId }) => ({
        id: deps.newId(),
        callOffId,
        bookingId,
      })),
    )
    .onConflict((conflict) => conflict.column('bookingId').where('outcome', 'is', null).doNothing())
    .returning(['id', 'bookingId'])
    .execute();
  const held = new Set(affected.filter(isHeld).map(({ bookingId }) => bookingId));
  const jobs = offers.map((offer) => ({
    payload: { offerId: offer.id },
    // Runs the jobs that close payment pages before those that notify guests who have paid.
    priority: held.has(offer.bookingId) ? 1 : 0,
  }));
  await deps.jobs.queueAll(write, 'open-rebooking-offer', jobs);
}

function isHeld({ status }: Pick<AffectedBooking, 'status'>): boolean {
  return status === 'held';
}

async function markCarriedOut(
  deps: Deps,
  write: Transaction,
  callOffId: string,
  scopes: readonly BoatScope[],
): Promise<void> {
  await write
    .updateTable('callOffBoats')
    .set({ carriedOutAt: new Date(deps.now()) })
    .where('callOffId', '=', callOffId)
    .where(
      'boatId',
      'in',
      scopes.map(({ boatId }) => boatId),
    )
    .execute();
}

/** Notifies captains after the last batch. */
async function finishCallOff(deps: Deps, callOffId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const isFinished = await markFinished(deps, write, callOffId);
    if (isFinished) await queueCaptainLists(deps, write, callOffId);
  });
}

/** Marks the call-off as finished; false if boats remain or it already was. */
export async function markFinished(
  deps: Deps,
  write: Transaction,
  callOffId: string,
): Promise<boolean> {
  const finished = await write
    .updateTable('callOffs')
    .set({ finishedAt: new Date(deps.now()), trips: countTrips(callOffId) })
    .where('id', '=', callOffId)
    .where('finishedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from call_off_boats
        where call_off_id = ${callOffId} and carried_out_at is null)`,
    )
    .returning('id')
    .executeTakeFirst();
  return finished !== undefined;
}

/** Excludes guests who never completed the payment page. */
function countTrips(callOffId: string) {
  return sql<number>`(
    select count(*)::integer from rebooking_offers as offer join bookings on bookings.id = offer.booking_id
    where call_off_id = ${callOffId} and bookings.status <> 'held' and outcome is distinct from 'void')`;
}
