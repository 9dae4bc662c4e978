import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDiskFileStore } from '../outside/disk-file-store.ts';
import type { FileStore } from '../outside/file-store.ts';
import { openS3FileStore } from '../outside/s3-file-store.ts';

/** Photos are kept in the bucket that is set, else in the data folder. */
export function openPhotoStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? openS3FileStore(s3, 'photos/') : openDiskFileStore(join(dataDir, 'photos'));
}
