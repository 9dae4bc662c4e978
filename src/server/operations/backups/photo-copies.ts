import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocumentType, getStoredFileType } from '../../marketplace/documents/document-files.ts';
import type { FileStore } from '../../platform/gateways/file-store.ts';
import { readSealedBytes, writeSealed } from './sealed-files.ts';

/** Photo or document file, with the name of its copy. */
export type PhotoCopy = { name: string; stored: string };

/** Photo copies shared by all backups in a folder: photos are immutable, so each is copied once. */
export function copiesFolder(dir: string) {
  const folder = join(dir, 'photos');
  return {
    fileOf: (stored: string) => join(folder, stored.slice(0, 2), stored),
    async list(): Promise<string[]> {
      const parts = await readIfThere(folder);
      const lists = await Promise.all(parts.map((part) => readIfThere(join(folder, part))));
      return lists.flat();
    },
    remove: (stored: string) => rm(join(folder, stored.slice(0, 2), stored), { force: true }),
  };
}

/** Copies new photos and returns all. Names copies by hashes, because the names of a draft's photos are secret. */
export async function copyPhotos(
  store: FileStore,
  dir: string,
  { recipient, onCopied }: { recipient: string; onCopied(): void },
): Promise<PhotoCopy[]> {
  const copies = copiesFolder(dir);
  const done = new Set(await copies.list());
  const found: PhotoCopy[] = [];
  for (const name of (await store.list()).filter((each) => getStoredFileType(each) !== null)) {
    const stored = createHash('sha256').update(name).digest('hex');
    if (!done.has(stored)) {
      const bytes = await store.get(name);
      // The photo was removed after the listing.
      if (bytes === null) continue;
      await copyOne(copies.fileOf(stored), bytes, recipient);
      onCopied();
    }
    found.push({ name, stored });
  }
  return found;
}

/** Adds photos that were removed between two copies. Removed documents stay removed: they are personal data. */
export function mergeCopies(before: readonly PhotoCopy[], after: readonly PhotoCopy[]) {
  const kept = new Set(after.map(({ name }) => name));
  const removed = before.filter(({ name }) => !kept.has(name) && getDocumentType(name) === null);
  return [...after, ...removed];
}

async function copyOne(file: string, bytes: Uint8Array, recipient: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeSealed(draft, bytes, recipient);
  await rename(draft, file);
}

/** Restores photos missing in the store. */
export async function restorePhotos(
  store: FileStore,
  dir: string,
  photos: readonly PhotoCopy[],
  { identity, onRestored }: { identity: string; onRestored(): void },
): Promise<void> {
  const copies = copiesFolder(dir);
  const there = new Set(await store.list());
  for (const { name, stored } of photos) {
    const contentType = getStoredFileType(name);
    if (there.has(name) || contentType === null) continue;
    const bytes = await readSealedBytes(copies.fileOf(stored), identity);
    await store.put(name, { bytes, contentType });
    onRestored();
  }
}

async function readIfThere(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
