import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, notAPhoto, photoTooLarge, tidyCaption } from '#domain/photo-rules.ts';
import { MAX_PHOTO_BYTES } from '#domain/photos.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../dependencies.ts';
import {
  dropPhotos,
  keepPhoto,
  refusedPhoto,
  type KeptPhoto,
  type PhotoProblem,
} from './keep-photo.ts';
import { inUploadFolder } from './receive-upload.ts';

export type SentImage = {
  url?: string | undefined;
  path?: string | undefined;
  caption?: string | undefined;
};
export type StoredImages<Image> = {
  /** The list as it came, with a photo's path where there was a data URL. */
  images: (Image | { path: string; caption: string })[];
  /** The photos that are new. Whoever cannot use them drops them again (`dropPhotos`). */
  added: KeptPhoto[];
};

/**
 * Keeps the photos that are sent inside a boat's form as data URLs (the spec's inline form). The type a
 * data URL claims means nothing. One bad photo refuses all, and then none is kept.
 */
export async function storeInlineImages<Image extends SentImage>(
  deps: Deps,
  operatorId: string,
  sent: readonly Image[],
): Promise<Outcome<StoredImages<Image>, PhotoProblem>> {
  const images: StoredImages<Image>['images'] = [];
  const added: KeptPhoto[] = [];
  try {
    for (const [index, image] of sent.entries()) {
      const kept = isInline(image) ? await storeOne(deps, operatorId, image, index) : null;
      if (kept && !kept.ok) {
        await dropPhotos(
          deps,
          added.map(({ id }) => id),
        );
        return kept;
      }
      if (kept) added.push(kept.value);
      images.push(kept?.value ?? image);
    }
  } catch (error) {
    await dropPhotos(
      deps,
      added.map(({ id }) => id),
    );
    throw error;
  }
  return done({ images, added });
}

async function storeOne(
  deps: Deps,
  operatorId: string,
  image: SentImage,
  index: number,
): Promise<Outcome<KeptPhoto, PhotoProblem>> {
  const caption = tidyCaption(image.caption ?? '');
  const name = fileNameOf(caption || `Photo ${index + 1}`);
  const bytes = bytesOf(image.url ?? '');
  if (!bytes) return refusedPhoto('invalid', notAPhoto(name));
  if (bytes.length > MAX_PHOTO_BYTES) {
    return refusedPhoto('too-large', photoTooLarge(name, bytes.length));
  }
  return inUploadFolder(async (folder) => {
    const file = join(folder, 'original');
    await writeFile(file, bytes, { mode: 0o600 });
    const kept = await keepPhoto(deps, operatorId, { file, name, size: bytes.length }, folder);
    return kept.ok ? done({ ...kept.value, caption }) : kept;
  });
}

function isInline({ url }: SentImage): boolean {
  return /^\s*data:/i.test(url ?? '');
}

/** What is in a base64 data URL; null when it is none. */
function bytesOf(url: string): Buffer | null {
  const head = /^\s*data:[^,]{0,200};base64,/i.exec(url)?.[0];
  return head === undefined ? null : Buffer.from(url.slice(head.length), 'base64');
}
