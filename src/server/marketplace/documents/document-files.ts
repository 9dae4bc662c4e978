import { join } from 'node:path';
import { openPhotoStore } from '../core/uploads/photo-store.ts';
import {
  openDiskFileStore,
  openS3FileStore,
  type FileStore,
} from '../../platform/gateways/file-store.ts';
import { variantNamed } from '../../platform/gateways/images/photo-variants.ts';
import type { Config } from '../../platform/settings/config.ts';

type Place = Pick<Config, 's3' | 'dataDir'>;

/** Stores operators' documents beside the photos, but outside of public routes. */
export function openDocumentStore({ s3, dataDir }: Place): FileStore {
  return s3
    ? openS3FileStore(s3, 'documents/')
    : openDiskFileStore(join(dataDir, 'documents'), { isPrivate: true });
}

const types = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const;
export type DocumentEnding = keyof typeof types;

/** Returns the content type by a document's file name; null for other files. */
export function getDocumentType(file: string): (typeof types)[DocumentEnding] | null {
  const ending = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg)$/.exec(file)?.[1];
  return ending === undefined ? null : types[ending as DocumentEnding];
}

/** Returns the content type of any backed-up file: a photo's or a document's. */
export function getStoredFileType(name: string): string | null {
  return variantNamed(name)?.contentType ?? getDocumentType(name);
}

/** Combines photos and documents into one store for backups; the file name shows which of the two a file is. */
export function openKeptFiles(config: Place): FileStore {
  const photos = openPhotoStore(config);
  const documents = openDocumentStore(config);
  const chooseStore = (name: string) => (getDocumentType(name) === null ? photos : documents);
  return {
    put: (name, file) => chooseStore(name).put(name, file),
    get: (name) => chooseStore(name).get(name),
    remove: (name) => chooseStore(name).remove(name),
    list: async () => [...(await photos.list()), ...(await documents.list())],
  };
}

/**
 * Serves a document as a download with headers that keep scripts in PDFs from running: no inline display, no sniffing,
 * no scripts.
 */
export function documentAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  file: string,
): Response {
  const ending = file.slice(file.lastIndexOf('.'));
  return new Response(bytes, {
    headers: {
      'content-type': getDocumentType(file) ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}${ending}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
