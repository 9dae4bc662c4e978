import { readFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildCaption,
  tidyFileName,
  HEIC_ADVICE,
  refuseNotAPhoto,
  photosBeingPrepared,
  refuseLargePhoto,
  refuseSmallPhoto,
  type PhotoRefusal,
} from '#domain/boats/photo-rules.ts';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  parsePhotoId,
  photoPath,
  photoVariants,
} from '../../../platform/gateways/images/photo-variants.ts';

/** Received file. `name` is the one sent by the client; `size` counts all bytes, including those not stored. */
export type Original = { file: string; name: string; size: number };
export type PhotoProblem = 'invalid' | 'too-large' | 'too-many';
/** Photo with stored variants that is not assigned to a boat yet. */
export type StoredPhoto = { id: string; path: string; caption: string };

/**
 * Processes an operator's file in `folder` and stores its variants, not the original. Refuses a photo narrower than
 * `minWidth` pixels.
 */
export async function storePhoto(
  deps: Deps,
  operatorId: string,
  original: Original,
  folder: string,
  minWidth = 0,
): Promise<Outcome<StoredPhoto, PhotoProblem>> {
  const name = tidyFileName(original.name);
  if (original.size > MAX_PHOTO_BYTES) {
    return refusedPhoto('too-large', refuseLargePhoto(name, original.size));
  }
  const kind = await detectImageKind(original.file);
  if (kind === null) return refusedPhoto('invalid', refuseNotAPhoto(name));
  if (kind === 'heic') return refusedPhoto('invalid', refuseNotAPhoto(name, HEIC_ADVICE));
  const processed = await deps.imageProcessor.processImage(
    original.file,
    folder,
    operatorId,
    minWidth,
  );
  if (processed === 'too many') return refusedPhoto('too-many', photosBeingPrepared);
  if (processed === 'too narrow') return refusedPhoto('invalid', refuseSmallPhoto(name, minWidth));
  if (processed !== 'done')
    return refusedPhoto('invalid', refuseNotAPhoto(name, reasons[processed]));
  const id = deps.newId();
  await storeVariants(deps, id, folder);
  return done({ id, path: photoPath(id), caption: buildCaption(original.name) });
}

/**
 * Saves a change that refers to a stored photo. The photo's files were stored first, so that the database never refers
 * to missing files. Deletes them if the change is refused or fails.
 */
export async function saveWithPhoto<Value, Kind extends ProblemKind>(
  deps: Deps,
  photo: { id: string },
  save: () => Promise<Outcome<Value, Kind>>,
): Promise<Outcome<Value, Kind>> {
  let isSaved = false;
  try {
    const saved = await save();
    isSaved = saved.ok;
    return saved;
  } finally {
    if (!isSaved) await deletePhotos(deps, [photo]);
  }
}

/** Queues the removal of a photo's files for after the commit. Ignores pictures that are not in the file store. */
export async function queuePhotoRemoval(
  { jobs }: Pick<Deps, 'jobs'>,
  write: Transaction,
  path: string | null,
): Promise<void> {
  const photoId = path === null ? null : parsePhotoId(path);
  if (photoId !== null) await jobs.queue(write, 'remove-photo-files', { photoId });
}

/** Deletes photos that no boat shows; logs failures. */
export async function deletePhotos(deps: Deps, photos: readonly { id: string }[]): Promise<void> {
  for (const { id } of photos) {
    await removePhotoFiles(deps, id).catch((error: unknown) =>
      deps.log.warn(`photo ${id} could not be removed from the file store:`, error),
    );
  }
}

export async function removePhotoFiles(deps: Deps, photoId: string): Promise<void> {
  for (const { suffix } of photoVariants) await deps.photoFiles.remove(`${photoId}${suffix}`);
}

export function refusedPhoto<Kind extends ProblemKind>(
  kind: Kind,
  { title, message }: PhotoRefusal,
) {
  return refused(kind, message, { facts: { title } });
}

const reasons = {
  unreadable: undefined,
  'too many pixels': 'picture.tooManyPixels',
  'too slow': 'picture.tooSlow',
} as const;

async function storeVariants(deps: Deps, id: string, folder: string): Promise<void> {
  try {
    for (const { suffix, contentType } of photoVariants) {
      const bytes = await readFile(join(folder, `photo${suffix}`));
      await deps.photoFiles.put(`${id}${suffix}`, { bytes, contentType });
    }
  } catch (error) {
    await deletePhotos(deps, [{ id }]);
    throw error;
  }
}

type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

const HEAD_BYTES = 256;

/** Detects the file type by its magic bytes; null if it is not a photo. */
export async function detectImageKind(file: string): Promise<ImageKind | null> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return kindOfHead(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

function kindOfHead(head: Buffer): ImageKind | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  return text(4, 8) === 'ftyp' ? detectKindByBrand(head) : null;
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** AVIF and HEIC share a container; its brands tell them apart. */
function detectKindByBrand(head: Buffer): ImageKind | null {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : null;
}
