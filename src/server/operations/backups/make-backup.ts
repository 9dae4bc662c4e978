import { join } from 'node:path';
import { openKeptFiles } from '../../marketplace/documents/document-files.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Config } from '../../platform/settings/config.ts';
import { sealingRecipient } from './backup-key.ts';
import {
  beginBackup,
  type BackupNote,
  finishBackup,
  buildBackupId,
  pruneBackups,
} from './backup-folder.ts';
import { copyDatabase, readSchemaVersion } from './copy-database.ts';
import { backUpByPgBackRest, type BackupKind } from './pgbackrest.ts';
import { copyPhotos, mergeCopies } from './photo-copies.ts';
import { writeSealed } from './sealed-files.ts';
import { gatherSecrets } from './shop-secrets.ts';

export const PHOTOS = 'photos.json.zst.age';
export const SECRETS = 'secrets.json.zst.age';

type Needs = { config: Config; databaseUrl: string; log: Log; kind?: BackupKind | undefined };

/** Backs up database, photos and secrets. Fails while another backup runs. */
export async function makeBackup({ config, databaseUrl, log, kind }: Needs): Promise<BackupNote> {
  const { dir, stanza } = config.backups;
  const recipient = await sealingRecipient(config.backups);
  const version = await readSchemaVersion(databaseUrl);
  const draft = await beginBackup(dir);
  const seal = (name: string, content: unknown) =>
    writeSealed(join(draft, name), `${JSON.stringify(content)}\n`, recipient);
  // Copies photos before the rows and after them: photos are added and removed meanwhile, and the rows may show both.
  const photosBefore = await backUpPhotos(config, recipient, log);
  const { at, database } =
    stanza === undefined
      ? await copyDatabase(databaseUrl, draft, recipient)
      : await backUpByPgBackRest({ stanza, kind, log });
  const photosAfter = await backUpPhotos(config, recipient, log);
  const photos = mergeCopies(photosBefore, photosAfter);
  await seal(PHOTOS, photos);
  await seal(SECRETS, gatherSecrets(config));
  const stored = photos.map((photo) => photo.stored);
  const note: BackupNote = {
    format: 1,
    id: buildBackupId(at),
    at: at.toISOString(),
    ...version,
    database,
    stored,
  };
  await finishBackup(dir, draft, note);
  return note;
}

export async function removeOldBackups({ backups }: Config, nowMs: number, log: Log) {
  const removed = await pruneBackups(backups.dir, { nowMs, keepDays: backups.keepDays });
  if (removed.length > 0) log.info(`Old backups removed: ${removed.length} (BACKUP_KEEP_DAYS).`);
}

async function backUpPhotos(config: Config, recipient: string, log: Log) {
  let copied = 0;
  const onCopied = () => {
    copied += 1;
    if (copied % 500 === 0) log.info(`  ${copied.toLocaleString('en')} photo files so far`);
  };
  const photos = await copyPhotos(openKeptFiles(config), config.backups.dir, {
    recipient,
    onCopied,
  });
  if (copied > 0) log.info(`  ${copied.toLocaleString('en')} new photo files`);
  return photos;
}
