import type { Sharp } from 'sharp';
import { photoWidths } from '#domain/boats/photos.ts';

const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
type PhotoFormat = keyof typeof formats;
/** One stored file of a photo; `suffix` follows the photo's id in its name. */
export type PhotoVariant = {
  width: number;
  format: PhotoFormat;
  suffix: string;
  contentType: string;
};

/** AVIF in three widths; WebP and JPEG fallbacks in the middle width. */
export const photoVariants: readonly PhotoVariant[] = [
  ...photoWidths.map((width) => variant(width, 'avif')),
  variant(960, 'webp'),
  variant(960, 'jpg'),
];

/** Sets the encoder options of a format. */
export function encoded(picture: Sharp, format: PhotoFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 });
    case 'webp':
      return picture.webp({ quality: 74 });
    case 'jpg':
      return picture.jpeg({ quality: 78, mozjpeg: true });
  }
}

/** Path of a photo's variants without their suffixes. */
export function photoPath(photoId: string): string {
  return `/photos/${photoId}`;
}

/** Returns the id in a photo's path; null for pictures outside the file store. */
export function parsePhotoId(path: string): string | null {
  return /^\/photos\/([0-9a-f-]{36})$/.exec(path)?.[1] ?? null;
}

/** Returns the variant that a file name denotes; null for other files. */
export function variantNamed(fileName: string): PhotoVariant | null {
  const suffix = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{3,4}\.[a-z]{3,4})$/.exec(
    fileName,
  )?.[1];
  return photoVariants.find((each) => each.suffix === suffix) ?? null;
}

function variant(width: number, format: PhotoFormat): PhotoVariant {
  return { width, format, suffix: `-${width}.${format}`, contentType: formats[format] };
}

/** Exit codes of the process that creates the variants. */
export const PROCESSING_EXITS = {
  done: 0,
  unreadable: 20,
  tooManyPixels: 21,
  tooNarrow: 22,
} as const;
