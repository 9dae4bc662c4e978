import { isUuid } from '#domain/ids.ts';
import type { Reader, Write } from '../../database/database.ts';

export type BoatPhoto = { id: string; caption: string; path: string };

/** The photos of an operator's own boat in their order; null when they have no such boat. */
export async function findOwnPhotos(
  reader: Reader,
  operatorId: string,
  boatId: string,
): Promise<BoatPhoto[] | null> {
  if (!isUuid(boatId)) return null;
  const boat = await ownBoat(reader, operatorId, boatId).executeTakeFirst();
  return boat ? photosOf(reader, operatorId, boatId) : null;
}

/** The same, and the boat is locked: its photos change one after the other. */
export async function lockOwnPhotos(
  write: Write,
  operatorId: string,
  boatId: string,
): Promise<BoatPhoto[] | null> {
  if (!isUuid(boatId)) return null;
  const boat = await ownBoat(write, operatorId, boatId).forNoKeyUpdate().executeTakeFirst();
  return boat ? photosOf(write, operatorId, boatId) : null;
}

function ownBoat(reader: Reader, operatorId: string, boatId: string) {
  return reader
    .selectFrom('boats')
    .select('id')
    .where('id', '=', boatId)
    .where('operator_id', '=', operatorId)
    .where('deleted_at', 'is', null);
}

function photosOf(reader: Reader, operatorId: string, boatId: string): Promise<BoatPhoto[]> {
  return reader
    .selectFrom('boat_photos')
    .innerJoin('boats', 'boats.id', 'boat_photos.boat_id')
    .select(['boat_photos.id', 'boat_photos.caption', 'boat_photos.path'])
    .where('boats.id', '=', boatId)
    .where('boats.operator_id', '=', operatorId)
    .orderBy('boat_photos.position')
    .execute();
}
