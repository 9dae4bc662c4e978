import type { BoatPayload } from '#contract/boat-payloads.ts';
import { islandNow } from '#domain/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction } from '../database/database.ts';
import type { KeptPhoto } from '../photos/keep-photo.ts';
import type { Deps } from '../product-deps.ts';
import { arrangedPhotos, writePhotos } from './arrange-photos.ts';
import { announceBoatChange } from './boat-changes.ts';
import { boatColumns } from './boat-form.ts';
import { slugFor, whileSlugsClash } from './boat-slugs.ts';
import { refuseAnotherBoat } from './edit-refusals.ts';
import { findOwnBoat, lockBoatCount, type OwnBoatRecord } from './operator-boat-queries.ts';
import { refuseUnready } from './publish-boat.ts';

/** Adds a boat to a captain's own with the photos its form names of those that were added, as a draft unless it is to be published and can be. */
export function createBoat(
  deps: Deps,
  operatorId: string,
  form: BoatPayload,
  added: readonly KeptPhoto[] = [],
): Promise<Outcome<OwnBoatRecord>> {
  const at = new Date(deps.now());
  const today = islandNow(deps.now()).day;
  return whileSlugsClash(() =>
    inTransaction(deps.database, async (write) => {
      const tooMany = refuseAnotherBoat(await lockBoatCount(write, operatorId));
      if (tooMany) return { ok: false, problem: tooMany };
      const id = deps.newId();
      const columns = boatColumns(form);
      await write
        .insertInto('boats')
        .values({
          id,
          operator_id: operatorId,
          ...columns,
          slug: await slugFor(write, columns, null),
          status: form.status ?? 'draft',
          created_at: at,
          updated_at: at,
          featured_from: null,
          featured_until: null,
          featured_payment_id: null,
          deleted_at: null,
        })
        .execute();
      const after = arrangedPhotos(added, form.images ?? []);
      await writePhotos(deps, write, id, { before: [], after });
      const boat = await findOwnBoat(write, operatorId, id, today);
      if (!boat) return refused('unavailable', 'The boat could not be saved. Please try again.');
      const unready = form.status === 'published' ? refuseUnready(boat, today) : null;
      if (unready) return { ok: false, problem: unready };
      await announceBoatChange(write, id);
      return done(boat);
    }),
  );
}
