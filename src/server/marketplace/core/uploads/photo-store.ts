import { join } from 'node:path';
import {
  openDiskFileStore,
  type FileStore,
  openS3FileStore,
} from '../../../platform/gateways/file-store.ts';
import type { Config } from '../../../platform/settings/config.ts';

/** Stores photos in the configured bucket, or in the data folder. */
export function openPhotoStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? openS3FileStore(s3, 'photos/') : openDiskFileStore(join(dataDir, 'photos'));
}
