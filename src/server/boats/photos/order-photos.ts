import type { PhotoOrderPayload } from '#contract/operator-boat-api.ts';
import { tidyCaption } from '#domain/photo-rules.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { writePhotos } from '../arrange-photos.ts';
import { announceBoatChange } from '../boat-changes.ts';
import { noSuchOwnBoat } from '../delete-boat.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { lockOwnPhotos, type BoatPhoto } from './boat-photo-queries.ts';

/** Puts a boat's photos in a new order with new captions. All are named, none besides: nothing is lost by an old list. */
export function orderPhotos(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { photos }: PhotoOrderPayload,
): Promise<Outcome<BoatPhoto[], 'not-found' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const before = await lockOwnPhotos(write, operatorId, boatId);
    if (!before) return noSuchOwnBoat;
    const after = photos.flatMap(({ id, caption }) => {
      const photo = before.find((own) => own.id === id);
      return photo ? [{ ...photo, caption: tidyCaption(caption) }] : [];
    });
    const named = new Set(after.map(({ id }) => id));
    const isAll = named.size === before.length && photos.length === before.length;
    if (!isAll) return changedMeanwhile;
    await writePhotos(deps, write, boatId, { before, after });
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

const changedMeanwhile = refused(
  'conflict',
  'The photos of this boat have changed since you opened them. Load them again and order those.',
);
