import { updateRow } from '../../platform/database/update-row.ts';
import { sql } from 'kysely';
import type { BoatChangesPayload, BoatPayload } from '#contract/operator/boats/boat-payloads.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { toPhotoRecord } from '../core/boats/photo-records.ts';
import { answerNotices } from './notices/operator-notices.ts';
import type { StoredPhoto } from '../core/uploads/store-photo.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { arrangePhotos, writePhotos } from './photos/boat-photo-queries.ts';
import { queueMeetingPointMails } from './meeting-points/queue-meeting-point-mails.ts';
import { replaceMeetingPhoto } from './photos/save-meeting-photo.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { queuePassUpdates } from '../core/bookings/wallet-updates.ts';
import { buildBoatColumns, changedForm } from './boat-form.ts';
import type { BoatRecord } from '../core/boats/boat-queries.ts';
import { saveFormerSlug, chooseSlug, whileSlugsClash } from './boat-slugs.ts';
import {
  refuseFeatureClaim,
  refuseOldVersion,
  refuseSmallerBoat,
  refuseUnready,
  refuseDeletion,
} from './edit-refusals.ts';
import {
  findLiveTrips,
  findOperatorBoat,
  lockOperatorBoat,
  noSuchOperatorBoat,
  type OperatorBoatRecord,
} from '../core/boats/operator-boat-queries.ts';

/**
 * Changes an operator's boat and its photos; `added` are photos stored for this change. Keeps omitted fields.
 * Increments the version, which makes a sale in progress read the boat again.
 */
export function updateBoat(
  deps: Deps,
  operatorId: string,
  boatId: string,
  changes: BoatChangesPayload,
  added: readonly StoredPhoto[] = [],
): Promise<Outcome<OperatorBoatRecord, 'invalid' | 'forbidden' | 'not-found' | 'conflict'>> {
  const today = toIslandNow(deps.now()).day;
  return whileSlugsClash(() =>
    inTransaction(deps.database, async (write) => {
      const boat = await lockOperatorBoat(write, operatorId, boatId, today);
      if (!boat) return noSuchOperatorBoat;
      const before =
        refuseOldVersion(boat, changes.version) ?? refuseFeatureClaim(boat, changes, today);
      if (before) return before;
      const form = changedForm(boat, changes);
      if (!form.ok) return form;
      const trips = await findLiveTrips(write, operatorId, today, boatId);
      const tooSmall = refuseSmallerBoat(boat, form.value.capacity, trips);
      if (tooSmall) return tooSmall;
      await writeChanges(write, boat, form.value, new Date(deps.now()));
      if (changes.images) {
        const after = arrangePhotos([...boat.photos, ...added.map(toPhotoRecord)], changes.images);
        if (!after.ok) return after;
        await writePhotos(deps, write, boatId, { before: boat.photos, after: after.value });
      }
      if (form.value.capacity !== boat.capacity)
        await resizeDepartures(write, boatId, form.value.capacity, today);
      const changed = await findOperatorBoat(write, operatorId, boatId, today);
      if (!changed) return noSuchOperatorBoat;
      const isPublished = changed.status === 'published' && boat.status === 'draft';
      const unready = isPublished ? refuseUnready(changed, today) : null;
      if (unready) return unready;
      await announceBoatChange(write, boatId);
      await queuePassUpdates(deps, write, { boatId, today });
      await queueMeetingPointMails(deps, write, { before: boat, after: changed });
      return done(changed);
    }),
  );
}

async function writeChanges(
  write: Transaction,
  boat: BoatRecord,
  form: BoatPayload,
  at: Date,
): Promise<void> {
  const columns = buildBoatColumns(form);
  const slug = await chooseSlug(write, columns, boat);
  await updateRow(write, 'boats', boat.id, {
    ...columns,
    slug,
    status: form.status ?? boat.status,
    version: boat.version + 1,
    updatedAt: at,
  });
  await saveFormerSlug(write, boat.id, boat.slug, slug);
  if (form.status === 'published') await answerNotices(write, boat.id, at);
}

/**
 * Sets the capacity of future departures. Skips rows that another transaction has locked, because the next sale of such
 * a departure sets the new capacity.
 */
async function resizeDepartures(write: Transaction, boatId: string, capacity: number, from: Day) {
  await sql`
    with free as (
      select day, time from departures where boat_id = ${boatId} and day >= ${from}
      for update skip locked)
    update departures set capacity = ${capacity} from free
    where departures.boat_id = ${boatId} and departures.day = free.day and departures.time = free.time
  `.execute(write);
}

/** Soft-deletes a boat. Its past bookings keep its name and photos, but not the photo of the meeting point. */
export function deleteBoat(
  deps: Deps,
  operatorId: string,
  boatId: string,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  const today = toIslandNow(deps.now()).day;
  return inTransaction(deps.database, async (write) => {
    const boat = await lockOperatorBoat(write, operatorId, boatId, today);
    if (!boat) return noSuchOperatorBoat;
    const trips = await findLiveTrips(write, operatorId, today, boatId);
    const refusal = refuseDeletion(trips);
    if (refusal) return refusal;
    await replaceMeetingPhoto(deps, write, { ...boat, boatId }, null);
    await updateRow(write, 'boats', boatId, {
      deletedAt: new Date(deps.now()),
      version: boat.version + 1,
    });
    await announceBoatChange(write, boatId);
    return done(null);
  });
}
