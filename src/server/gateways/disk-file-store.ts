import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedName, type FileStore } from './file-store.ts';

/** Files in one folder, made when the first one comes. */
export function openDiskFileStore(dir: string): FileStore {
  const fileOf = (name: string) => join(dir, checkedName(name));
  return {
    async put(name, { bytes }) {
      const file = fileOf(name);
      await mkdir(dir, { recursive: true });
      await writeWhole(file, bytes);
    },
    async get(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
    },
  };
}

/** Written whole beside its place and moved there, so that neither a reader nor a power cut finds half of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(draft, 'wx', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
