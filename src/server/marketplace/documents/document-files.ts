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

/** Operators' documents are kept beside the photos, but where no route reads for the public. */
export function openDocumentStore({ s3, dataDir }: Place): FileStore {
  return s3
    ? openS3FileStore(s3, 'documents/')
    : openDiskFileStore(join(dataDir, 'documents'), { isPrivate: true });
}

const types = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const;
export type DocumentEnding = keyof typeof types;

/** The type of a document by the name it is kept under; null when no document is called so. */
export function typeOfDocument(file: string): (typeof types)[DocumentEnding] | null {
  const ending = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg)$/.exec(file)?.[1];
  return ending === undefined ? null : types[ending as DocumentEnding];
}

/** The type of any file that backups copy: a photo's or a document's. */
export function typeOfKeptFile(name: string): string | null {
  return variantNamed(name)?.contentType ?? typeOfDocument(name);
}

/** Photos and documents as one store, for backups: a name says which of the two it is of. */
export function openKeptFiles(config: Place): FileStore {
  const photos = openPhotoStore(config);
  const documents = openDocumentStore(config);
  const storeOf = (name: string) => (typeOfDocument(name) === null ? photos : documents);
  return {
    put: (name, file) => storeOf(name).put(name, file),
    get: (name) => storeOf(name).get(name),
    remove: (name) => storeOf(name).remove(name),
    list: async () => [...(await photos.list()), ...(await documents.list())],
  };
}

/**
 * A document as a file to download. Whatever is in a PDF runs nowhere: no browser opens it on our address, guesses
 * another type, or gives it scripts.
 */
export function documentAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  file: string,
): Response {
  const ending = file.slice(file.lastIndexOf('.'));
  return new Response(bytes, {
    headers: {
      'content-type': typeOfDocument(file) ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}${ending}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
