import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldCipher, openFieldCipher } from './encrypted-fields.ts';
import type { Config } from './config.ts';

/** Secrets generated for this installation. Losing them signs everyone out and makes encrypted fields unreadable. */
export type Secrets = {
  /** Encrypts fields in the database (32 bytes, base64url). */
  encryptionKey: string;
  databasePassword: string;
};

/** Reads `secrets.json` of the data folder, or creates it; concurrent processes agree on one file. */
export function openSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  return readSecrets(file) ?? makeSecrets(file);
}

/** Uses the key from the settings, or else from the data folder. */
export function openShopCipher(
  config: Pick<Config, 'encryptionKey' | 'otherEncryptionKeys' | 'dataDir'>,
): FieldCipher {
  const { encryptionKey, otherEncryptionKeys, dataDir } = config;
  return openFieldCipher(encryptionKey ?? openSecrets(dataDir).encryptionKey, otherEncryptionKeys);
}

function readSecrets(file: string): Secrets | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `Cannot read ${file} (${(error as Error).message}). Run this as the user that first started the product.`,
      { cause: error },
    );
  }
}

function makeSecrets(file: string): Secrets {
  const secret = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { encryptionKey: secret(), databasePassword: secret() };
  // Writes a temporary file and links it into place, so that no reader sees a partial file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return secrets;
  } catch (error) {
    const made = readSecrets(file);
    if (made) return made;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
