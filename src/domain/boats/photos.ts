export const MAX_PHOTOS = 12;
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
/** Minimum width of the photo of a meeting point, in pixels: narrower photos show no landmark. */
export const MIN_MEETING_PHOTO_WIDTH = 480;
/** Number of thumbnails beside the cover on a boat's page (spec 2). */
export const MAX_THUMBNAILS = 3;
/** Widths of every photo's variants, in pixels. */
export const photoWidths = [480, 960, 1600] as const;

/** Narrower photos look blurred on a boat's page. */
export const MIN_SHARP_WIDTH = 960;

export const stockPhotos = ['stock-1', 'stock-2', 'stock-3'] as const;

/**
 * Picks one of three stock photos for a boat without photos: the sum of a string's character codes modulo 3 (spec 4).
 */
export function chooseStockPhoto(text: string): (typeof stockPhotos)[number] {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return stockPhotos[(sum % 3) as 0 | 1 | 2];
}
