import { sql, type RawBuilder } from 'kysely';
import { CENTRE, type PhotoFocus } from '#domain/boats/photo-focus.ts';
import type { PhotoSubject } from '#domain/boats/photo-subjects.ts';
import type { StoredPhoto } from '../uploads/store-photo.ts';

/** A photo of a boat. `shows` is null until the operator states what it shows. */
export type PhotoRecord = {
  id: string;
  caption: string;
  path: string;
  focus: PhotoFocus;
  shows: PhotoSubject | null;
  isIllustration: boolean;
};

/** A photo as JSON (needs `boat_photos`). */
export const photoJson = sql<PhotoRecord>`json_build_object(
  'id', boat_photos.id, 'caption', boat_photos.caption, 'path', boat_photos.path,
  'focus', json_build_object('x', boat_photos.focus_x, 'y', boat_photos.focus_y),
  'shows', boat_photos.shows, 'isIllustration', boat_photos.is_illustration)`;

/** Selects a boat's first photo; `boatId` is an expression in the outer query. */
export function selectCover(boatId: RawBuilder<string>): RawBuilder<PhotoRecord | null> {
  return sql`(
    select ${photoJson} from boat_photos where boat_photos.boat_id = ${boatId} order by position limit 1)`;
}

/** Maps an uploaded photo to a photo of a boat. */
export function toPhotoRecord({ id, path, caption }: StoredPhoto): PhotoRecord {
  return { id, path, caption, focus: CENTRE, shows: null, isIllustration: false };
}
