import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoatChangesPayload } from '#contract/operator/boats/boat-payloads.ts';
import {
  tidyFileName,
  refuseNotAPhoto,
  refuseLargePhoto,
  tidyCaption,
} from '#domain/boats/photo-rules.ts';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import { done, type Outcome, type ProblemKind } from '#domain/problems.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import {
  deletePhotos,
  storePhoto,
  refusedPhoto,
  type StoredPhoto,
  type PhotoProblem,
} from '../../core/uploads/store-photo.ts';
import { inUploadFolder } from '../../core/uploads/receive-upload.ts';

type Form = Pick<BoatChangesPayload, 'images'>;
type Image = NonNullable<Form['images']>[number];

/**
 * Saves a form whose images may be data URLs (the spec's inline images): stores them first, and deletes them if saving
 * fails.
 */
export async function savedWithPhotos<Sent extends Form, Saved, Kind extends ProblemKind>(
  deps: Deps,
  operatorId: string,
  form: Sent,
  save: (form: Sent, added: StoredPhoto[]) => Promise<Outcome<Saved, Kind>>,
): Promise<Outcome<Saved, Kind | PhotoProblem>> {
  if (!form.images) return save(form, []);
  const added: StoredPhoto[] = [];
  let isSaved = false;
  try {
    const images = await storeInlineImages(deps, operatorId, form.images, added);
    if (!images.ok) return images;
    const saved = await save({ ...form, images: images.value }, added);
    isSaved = saved.ok;
    return saved;
  } finally {
    if (!isSaved) await deletePhotos(deps, added);
  }
}

/** Stores images that are data URLs and replaces them with stored photos, which it also adds to `added`. */
async function storeInlineImages(
  deps: Deps,
  operatorId: string,
  sent: readonly Image[],
  added: StoredPhoto[],
): Promise<Outcome<Image[], PhotoProblem>> {
  const images: Image[] = [];
  for (const [index, image] of sent.entries()) {
    if (!isInline(image)) {
      images.push(image);
      continue;
    }
    const stored = await storeInlineImage(deps, operatorId, image, index);
    if (!stored.ok) return stored;
    added.push(stored.value);
    images.push({ ...image, url: undefined, ...stored.value });
  }
  return done(images);
}

async function storeInlineImage(
  deps: Deps,
  operatorId: string,
  image: Image,
  index: number,
): Promise<Outcome<StoredPhoto, PhotoProblem>> {
  const caption = tidyCaption(image.caption ?? '');
  const name = tidyFileName(caption || `Photo ${index + 1}`);
  const bytes = decodeDataUrl(image.url ?? '');
  if (!bytes) return refusedPhoto('invalid', refuseNotAPhoto(name));
  if (bytes.length > MAX_PHOTO_BYTES) {
    return refusedPhoto('too-large', refuseLargePhoto(name, bytes.length));
  }
  return inUploadFolder(async (folder) => {
    const file = join(folder, 'original');
    await writeFile(file, bytes, { mode: 0o600 });
    const stored = await storePhoto(deps, operatorId, { file, name, size: bytes.length }, folder);
    return stored.ok ? done({ ...stored.value, caption }) : stored;
  });
}

function isInline({ url }: Image): boolean {
  return /^\s*data:/i.test(url ?? '');
}

/** Decodes a base64 data URL of any type; null for other URLs. */
function decodeDataUrl(url: string): Buffer | null {
  const head = /^\s*data:[^,]{0,200};base64,/i.exec(url)?.[0];
  return head === undefined ? null : Buffer.from(url.slice(head.length), 'base64');
}
