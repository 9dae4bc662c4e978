import { updateRow } from '../../platform/database/update-row.ts';
import { sql } from 'kysely';
import type { Availability } from '#domain/availability/availability.ts';
import { closeScope } from '#domain/trip-changes/calling-off.ts';
import type { Sailing } from '#domain/availability/trip-times.ts';
import { announceBoatChange, boatChange } from '../core/boats/boat-changes.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';

export function closeBoat(deps: Deps, write: Transaction, { boatId, scope }: BoatScope) {
  return writeAvailability(deps, write, boatId, (boat) => closeScope(boat, scope));
}

/** Changes the availability of a locked boat; returns what it offered before and after. */
export async function writeAvailability(
  deps: Deps,
  write: Transaction,
  boatId: string,
  change: (boat: Sailing) => Availability,
): Promise<{ before: Availability; after: Availability }> {
  const boat = await write
    .selectFrom('boats')
    .select(['availability', 'tripMinutes', 'turnaroundMinutes', 'version'])
    .where('id', '=', boatId)
    .executeTakeFirstOrThrow();
  const { availability: before } = boat;
  const after = change({
    availability: before,
    tripMinutes: boat.tripMinutes,
    turnaroundMinutes: boat.turnaroundMinutes,
  });
  await updateRow(write, 'boats', boatId, {
    availability: JSON.stringify(after),
    version: boat.version + 1,
    updatedAt: new Date(deps.now()),
  });
  await announceBoatChange(write, boatId);
  return { before, after };
}

/**
 * Closes many boats without blocking buyers: the row lock permits inserting bookings that refer to a boat, and the new
 * version makes sales that have not written yet read the boat again. Departures on offer are recomputed later in
 * batches (`countOffers`).
 */
export async function closeBoats(
  deps: Deps,
  write: Transaction,
  scopes: readonly BoatScope[],
): Promise<void> {
  const boats = await write
    .selectFrom('boats')
    .select(['id', 'availability', 'tripMinutes', 'turnaroundMinutes'])
    .where(sql<boolean>`id = any(${scopes.map(({ boatId }) => boatId)}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const scopeByBoat = new Map(scopes.map(({ boatId, scope }) => [boatId, scope]));
  const closed = boats.flatMap((boat) => {
    const scope = scopeByBoat.get(boat.id);
    if (!scope) return [];
    const { availability, tripMinutes, turnaroundMinutes: turnaround } = boat;
    const after = closeScope({ availability, tripMinutes, turnaroundMinutes: turnaround }, scope);
    return [{ id: boat.id, availability: JSON.stringify(after) }];
  });
  await sql`select set_config('shop.counts_offers_later', 'on', true)`.execute(write);
  await sql`
    with closed as (
      update boats set availability = fresh.availability::jsonb, version = version + 1,
        updated_at = ${new Date(deps.now())}
      from unnest(${closed.map(({ id }) => id)}::uuid[],
        ${closed.map(({ availability }) => availability)}::text[]) as fresh (id, availability)
      where boats.id = fresh.id
      returning boats.id)
    select ${boatChange(sql`id::text`)} from closed`.execute(write);
}
