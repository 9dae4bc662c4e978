import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Config, formatGivenSettings } from '../../platform/settings/config.ts';
import { openSecrets } from '../../platform/settings/secrets.ts';

const Kept = z.object({ encryptionKey: z.string(), settings: z.string() });
/** Data that would be lost with the machine: the encryption key, and the settings. */
export type ShopSecrets = z.infer<typeof Kept>;

export function gatherSecrets({ encryptionKey, dataDir }: Config): ShopSecrets {
  return {
    encryptionKey: encryptionKey ?? openSecrets(dataDir).encryptionKey,
    settings: formatGivenSettings(),
  };
}

export function parseSecrets(text: string): ShopSecrets {
  return z.parse(Kept, JSON.parse(text));
}

/** Returns why restored data would be unreadable; null if it would be readable. */
export function secretsFault({ encryptionKey }: Config, kept: ShopSecrets): string | null {
  if (encryptionKey === undefined || encryptionKey === kept.encryptionKey) return null;
  return 'SEALING_KEY is not the key of the encrypted fields in this backup. Remove it for the restore, which writes the right key to secrets.json in DATA_DIR. Then set SEALING_KEY to that key on every server.';
}

/**
 * Restores the key to `secrets.json`, and keeps the former file under another name. Writes differing settings to
 * `restored.env` for review. Returns a line on each change.
 */
export function restoreSecrets(
  { encryptionKey, dataDir }: Config,
  kept: ShopSecrets,
  stamp: string,
): string[] {
  const done: string[] = [];
  const file = join(dataDir, 'secrets.json');
  const ours = openSecrets(dataDir);
  if (encryptionKey === undefined && ours.encryptionKey !== kept.encryptionKey) {
    const former = `${file}.before-${stamp}`;
    const draft = `${file}.${process.pid}`;
    const secrets = { ...ours, encryptionKey: kept.encryptionKey };
    writeFileSync(former, readFileSync(file), { mode: 0o600, flush: true });
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, file);
    done.push(`${file} now holds the key of the backup. The previous file is kept as ${former}.`);
  }
  if (kept.settings !== formatGivenSettings()) {
    const settings = join(dataDir, 'restored.env');
    writeFileSync(settings, kept.settings, { mode: 0o600, flush: true });
    done.push(`The backup was made with different settings, which are in ${settings}.`);
  }
  return done;
}
