import { done, refused, type Outcome } from '#domain/problems.ts';
import { writePhotos } from '../arrange-photos.ts';
import { announceBoatChange } from '../boat-changes.ts';
import { noSuchOwnBoat } from '../delete-boat.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { lockOwnPhotos, type BoatPhoto } from './boat-photo-queries.ts';

/** Removes a photo for good; the next one moves up, and is the cover if this one was. */
export function removePhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  photoId: string,
): Promise<Outcome<BoatPhoto[], 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const before = await lockOwnPhotos(write, operatorId, boatId);
    if (!before) return noSuchOwnBoat;
    const after = before.filter(({ id }) => id !== photoId);
    if (after.length === before.length) return noSuchPhoto;
    await writePhotos(deps, write, boatId, { before, after });
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

const noSuchPhoto = refused('not-found', 'There is no such photo.');
