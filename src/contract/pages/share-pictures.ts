import { ILLUSTRATION_FOCUS, type PhotoFocus } from '#domain/boats/photo-focus.ts';
import { chooseStockPhoto } from '#domain/boats/photos.ts';
import { ISLAND_NAME, getLocationName } from '#domain/island/ports.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';

type SharedCover = { path: string; focus: PhotoFocus };

/** A page's Open Graph picture: links on pages and the server's URLs must match. */
export type SharePicture = {
  /** A boat's id, or 'site'. */
  of: string;
  /** Path of the photo, without a variant's suffix, and the point that the crop keeps. */
  cover: SharedCover;
  title: string;
  line: string;
};

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
export const SHARE_PICTURE_TYPE = 'image/jpeg';

/** Version of the drawing; increment it to bust caches. */
const DRAWING = 2;

/** Picture of every page without a boat. */
export const siteSharePicture: SharePicture = {
  of: 'site',
  cover: { path: '/pictures/hero', focus: ILLUSTRATION_FOCUS },
  title: SITE_NAME,
  line: `Tours by the seat and private charters in ${ISLAND_NAME}`,
};

export function boatSharePicture(boat: {
  id: string;
  name: string;
  port: string;
  customPort: string | null;
  /** The boat's first photo, if it has any. */
  cover: SharedCover | undefined;
}): SharePicture {
  return {
    of: boat.id,
    cover: boat.cover ?? {
      path: `/pictures/${chooseStockPhoto(boat.id)}`,
      focus: ILLUSTRATION_FOCUS,
    },
    title: boat.name,
    line: getLocationName(boat.port, boat.customPort),
  };
}

/**
 * Returns the picture's URL path. It contains a fingerprint of the content, so that caches may treat it as immutable.
 */
export function sharePicturePath(picture: SharePicture): string {
  const { of, cover, title, line } = picture;
  const { x, y } = cover.focus;
  const content = [DRAWING, cover.path, x, y, title, line].join('\n');
  return `/share-pictures/${of}-${fingerprint(content)}.jpg`;
}

/** FNV-1a as 8 hexadecimal digits; need not be cryptographic. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
