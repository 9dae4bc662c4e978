import type { BoatPayload } from '#contract/operator/boats/boat-payloads.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { deletePhotos, type StoredPhoto } from '../core/uploads/store-photo.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { toPhotoRecord } from '../core/boats/photo-records.ts';
import { arrangePhotos, writePhotos } from './photos/boat-photo-queries.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { buildBoatColumns } from './boat-form.ts';
import { chooseSlug, whileSlugsClash } from './boat-slugs.ts';
import { refuseAnotherBoat, refuseUnready } from './edit-refusals.ts';
import {
  findBoatByRequest,
  findOperatorBoat,
  lockBoatCount,
  type OperatorBoatRecord,
} from '../core/boats/operator-boat-queries.ts';

/**
 * Creates a boat, as a draft unless the form asks to publish it. Keeps only the `added` photos that the form lists.
 * Refuses to publish a boat that is not ready. A repeated request returns the existing boat.
 */
export async function createBoat(
  deps: Deps,
  operatorId: string,
  form: BoatPayload,
  added: readonly StoredPhoto[] = [],
): Promise<Outcome<OperatorBoatRecord, 'invalid' | 'conflict' | 'unavailable'>> {
  const at = new Date(deps.now());
  const today = toIslandNow(deps.now()).day;
  const id = deps.newId();
  const answer = await whileSlugsClash(() =>
    inTransaction(deps.database, async (write) => {
      const count = await lockBoatCount(write, operatorId);
      const made = await findBoatByRequest(write, operatorId, form.requestKey, today);
      if (made) return done(made);
      const tooMany = refuseAnotherBoat(count);
      if (tooMany) return tooMany;
      await insertBoat(write, { id, operatorId, at }, form);
      const after = arrangePhotos(added.map(toPhotoRecord), form.images ?? []);
      if (!after.ok) return after;
      await writePhotos(deps, write, id, { before: [], after: after.value });
      const boat = await findOperatorBoat(write, operatorId, id, today);
      if (!boat) return refused('unavailable', 'boat.notSaved');
      const unready = form.status === 'published' ? refuseUnready(boat, today) : null;
      if (unready) return unready;
      await announceBoatChange(write, id);
      return done(boat);
    }),
  );
  // Deletes the photos that a repeated request has uploaded again.
  if (answer.ok && answer.value.id !== id) await deletePhotos(deps, added);
  return answer;
}

type NewBoat = { id: string; operatorId: string; at: Date };

async function insertBoat(write: Transaction, boat: NewBoat, form: BoatPayload): Promise<void> {
  const columns = buildBoatColumns(form);
  await write
    .insertInto('boats')
    .values({
      id: boat.id,
      operatorId: boat.operatorId,
      ...columns,
      slug: await chooseSlug(write, columns, null),
      status: form.status ?? 'draft',
      createdAt: boat.at,
      updatedAt: boat.at,
      featuredFrom: null,
      featuredUntil: null,
      featuredPaymentId: null,
      deletedAt: null,
      idempotencyKey: form.requestKey ?? null,
    })
    .execute();
}
