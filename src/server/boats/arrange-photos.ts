import type { BoatChangesPayload } from '#contract/boat-payloads.ts';
import type { Write } from '../database/database.ts';
import type { BoatRecord } from './boat-queries.ts';

type Wanted = NonNullable<BoatChangesPayload['images']>;
type Photo = BoatRecord['photos'][number];

/** The boat's own photos in the order of the list, with its captions; what the list does not name goes. */
export function arrangedPhotos(photos: readonly Photo[], wanted: Wanted): Photo[] {
  const arranged = new Map<string, Photo>();
  for (const { path, url, caption } of wanted) {
    const photo = photos.find((own) => own.path === path || url?.includes(`${own.path}-`));
    if (photo) arranged.set(photo.path, { ...photo, caption: caption ?? photo.caption });
  }
  return [...arranged.values()];
}

export async function writePhotos(write: Write, boatId: string, photos: Photo[]): Promise<void> {
  const ofBoat = write.updateTable('boat_photos').where('boat_id', '=', boatId);
  const paths = photos.map((photo) => photo.path);
  await write
    .deleteFrom('boat_photos')
    .where('boat_id', '=', boatId)
    .$if(paths.length > 0, (query) => query.where('path', 'not in', paths))
    .execute();
  // Out of the way first: a boat has no two photos in one place, not even for a moment.
  await ofBoat.set((photo) => ({ position: photo(photo.neg('position'), '-', 1) })).execute();
  for (const [position, { path, caption }] of photos.entries()) {
    await ofBoat.where('path', '=', path).set({ position, caption }).execute();
  }
}
