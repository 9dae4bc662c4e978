import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openKeptFiles } from '../../marketplace/documents/document-files.ts';
import { onConnection } from '../../platform/database/one-connection.ts';
import { unknownParts } from '../../platform/database/migrations.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { BackupNote } from './backup-folder.ts';
import { fillFromCopy } from './copy-database.ts';
import { PHOTOS, SECRETS } from './make-backup.ts';
import { controlCluster, restoreByPgBackRest, type RestorePoint } from './pgbackrest.ts';
import { type PhotoCopy, restorePhotos } from './photo-copies.ts';
import { readSealedText } from './sealed-files.ts';
import { parseSecrets, restoreSecrets, secretsFault } from './shop-secrets.ts';
import { waitForPromotion } from './wait-for-promotion.ts';

type Needs = {
  config: Config;
  databaseUrl: string;
  log: Log;
  note: BackupNote;
  /** Later backups, because a later point in time may need their photos. */
  since: readonly BackupNote[];
  identity: string;
};

/** Returns why a backup cannot be restored here, before any change; null if it can. */
export async function restoreFault({ config, note, identity }: Needs): Promise<string | null> {
  const unknown = await unknownParts(note);
  if (unknown.length > 0) {
    return `The backup was made by a newer version of the product (it has ${unknown.join(', ')}). Restore it with that version.`;
  }
  const secrets = await readSealedText(join(config.backups.dir, note.id, SECRETS), identity);
  return secretsFault(config, parseSecrets(secrets));
}

/**
 * Restores photos, database and secrets in this order, so that the database never refers to missing files. `point` is
 * for pgBackRest, which supports any point in time; a copy of tables has only one.
 */
export async function restoreBackup(
  needs: Needs,
  { isReplacing, point }: { isReplacing: boolean; point: RestorePoint },
): Promise<void> {
  const { config, databaseUrl, log, note, identity } = needs;
  const folder = join(config.backups.dir, note.id);
  const secrets = parseSecrets(await readSealedText(join(folder, SECRETS), identity));
  await bringPhotosBack(needs);
  const { database } = note;
  if (database.by === 'copy') {
    await fillFromCopy(databaseUrl, { folder, identity, copy: database }, { isReplacing, log });
  } else {
    await restoreCluster(needs, point);
  }
  for (const line of restoreSecrets(config, secrets, note.id)) log.info(line);
  await updatePhotoLocation(databaseUrl, config);
}

async function restoreCluster({ config, databaseUrl, log }: Needs, point: RestorePoint) {
  const { stanza, cluster } = config.backups;
  if (stanza === undefined || cluster === undefined) return;
  log.info(`  stopping ${cluster} …`);
  await controlCluster(cluster, 'stop');
  log.info('  restoring its files with pgBackRest …');
  await restoreByPgBackRest(stanza, point);
  log.info(`  starting ${cluster} and replaying archived changes …`);
  await controlCluster(cluster, 'start');
  await waitForPromotion(databaseUrl);
}

async function bringPhotosBack({ config, log, since, identity }: Needs): Promise<void> {
  const photos = new Map<string, PhotoCopy>();
  for (const { id } of since) {
    const text = await readSealedText(join(config.backups.dir, id, PHOTOS), identity);
    for (const photo of JSON.parse(text) as PhotoCopy[]) photos.set(photo.name, photo);
  }
  let restored = 0;
  const onRestored = () => {
    restored += 1;
    if (restored % 500 === 0) log.info(`  ${restored.toLocaleString('en')} photo files so far`);
  };
  const store = openKeptFiles(config);
  await restorePhotos(store, config.backups.dir, [...photos.values()], { identity, onRestored });
  if (restored > 0) log.info(`  ${restored.toLocaleString('en')} photo files`);
}

/** Updates the photos' location, which the database records (docs/decisions/0078). */
async function updatePhotoLocation(databaseUrl: string, { s3, dataDir }: Config): Promise<void> {
  // A server with a bucket records the location when it starts.
  if (s3) return;
  const file = join(dataDir, 'photos-id');
  await onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ value: string }>(
      `select value from deployment_facts where name = 'photos'`,
    );
    const known = rows[0]?.value;
    if (known?.startsWith('disk ')) writeFileSync(file, `${known}\n`, { flush: true });
    // Photos came from a bucket: the next start records the new location.
    else await client.query(`delete from deployment_facts where name = 'photos'`);
  });
}
