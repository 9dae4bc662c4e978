import { tooManyPhotos } from '#domain/photo-rules.ts';
import { MAX_PHOTOS } from '#domain/photos.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { writePhotos } from '../arrange-photos.ts';
import { announceBoatChange } from '../boat-changes.ts';
import { noSuchOwnBoat } from '../delete-boat.ts';
import { inTransaction } from '../../database/database.ts';
import {
  dropPhotos,
  keepPhoto,
  refusedPhoto,
  type KeptPhoto,
  type Original,
} from './keep-photo.ts';
import type { Deps } from '../../dependencies.ts';
import { findOwnPhotos, lockOwnPhotos, type BoatPhoto } from './boat-photo-queries.ts';

/** Adds a photo as the last of an operator's boat. Its files are kept first: the database never names what is not there. */
export async function addPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { original, folder }: { original: Outcome<Original, 'invalid'>; folder: string },
): Promise<Outcome<BoatPhoto[], 'invalid' | 'not-found' | 'conflict' | 'too-large' | 'too-many'>> {
  const room = roomIn(await findOwnPhotos(deps.database, operatorId, boatId));
  if (!room.ok) return room;
  if (!original.ok) return original;
  const kept = await keepPhoto(deps, operatorId, original.value, folder);
  if (!kept.ok) return kept;
  let isHung = false;
  try {
    const hung = await hangPhoto(deps, operatorId, boatId, kept.value);
    isHung = hung.ok;
    return hung;
  } finally {
    if (!isHung) await dropPhotos(deps, [kept.value.id]);
  }
}

/** Counts again with the boat locked: of two photos for the last place one gets it. */
function hangPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  photo: KeptPhoto,
): Promise<Outcome<BoatPhoto[], 'not-found' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const room = roomIn(await lockOwnPhotos(write, operatorId, boatId));
    if (!room.ok) return room;
    const after = [...room.value, photo];
    await writePhotos(deps, write, boatId, { before: room.value, after });
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

function roomIn(photos: BoatPhoto[] | null): Outcome<BoatPhoto[], 'not-found' | 'conflict'> {
  if (!photos) return noSuchOwnBoat;
  if (photos.length < MAX_PHOTOS) return done(photos);
  return refusedPhoto('conflict', tooManyPhotos(photos.length));
}
