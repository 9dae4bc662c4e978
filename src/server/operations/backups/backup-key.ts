import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { BackupConfig } from '../../platform/settings/sections/backup-settings.ts';

// Encrypts backups with age (age-encryption.org), so that the age program can open them without this product.

type Keyed = Pick<BackupConfig, 'dir' | 'passphrase' | 'keyFile'>;

/** Files in the backup folder: the public key, and the private key encrypted with the passphrase. */
const RECIPIENT = 'key.pub';
const SEALED_IDENTITY = 'key.age';

/**
 * Returns the public key. The first backup creates the key pair and needs the passphrase; later ones do not, so that a
 * server cannot decrypt its backups.
 */
export async function sealingRecipient(config: Keyed): Promise<string> {
  if (config.keyFile !== undefined) return (await readKeyFile(config.keyFile)).recipient;
  const known = await readIfThere(join(config.dir, RECIPIENT));
  if (known === null) return makeKey(config);
  if (config.passphrase !== undefined) await openingIdentity(config);
  return known.trim();
}

/** Returns the private key; errors name the missing or wrong setting. */
export async function openingIdentity({ dir, passphrase, keyFile }: Keyed): Promise<string> {
  if (keyFile !== undefined) {
    const { identity } = await readKeyFile(keyFile);
    if (identity !== null) return identity;
    throw new Error(
      `BACKUP_KEY_FILE: ${keyFile} holds only a public key (age1…). To restore, set it to the file with the private key (AGE-SECRET-KEY-1…).`,
    );
  }
  const sealed = await readFile(join(dir, SEALED_IDENTITY)).catch(() => null);
  if (sealed === null) {
    throw new Error(
      `${join(dir, SEALED_IDENTITY)} is missing, and the backups beside it cannot be decrypted without it. Put it back, or set BACKUP_KEY_FILE to your own key.`,
    );
  }
  if (passphrase === undefined)
    throw new Error('BACKUP_PASSPHRASE is required to decrypt the backups.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return (await decrypter.decrypt(sealed, 'text')).trim();
  } catch {
    throw new Error(
      `BACKUP_PASSPHRASE is wrong: the backups in ${dir} were made with a different one.`,
    );
  }
}

async function makeKey({ dir, passphrase }: Keyed): Promise<string> {
  if (passphrase === undefined) {
    throw new Error(
      'Backups hold names, addresses and secrets, so they are encrypted. Set BACKUP_PASSPHRASE (12 characters or more) and keep a copy outside this machine, or set BACKUP_KEY_FILE to an age key.',
    );
  }
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // Writes the public key last, so that it never exists without the private key.
  await writeWhole(join(dir, SEALED_IDENTITY), await encrypter.encrypt(`${identity}\n`));
  await writeWhole(join(dir, RECIPIENT), `${recipient}\n`);
  return recipient;
}

/** Reads the output of `age-keygen`, or a file with the public key only. */
async function readKeyFile(file: string): Promise<{ recipient: string; identity: string | null }> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`BACKUP_KEY_FILE cannot be read: ${error.message}`, { cause: error });
  });
  const identity = /^AGE-SECRET-KEY-1\w+$/m.exec(text)?.[0];
  if (identity !== undefined) return { identity, recipient: await identityToRecipient(identity) };
  const recipient = /^age1\w+$/m.exec(text)?.[0];
  if (recipient !== undefined) return { identity: null, recipient };
  throw new Error(`BACKUP_KEY_FILE: ${file} holds no age key (AGE-SECRET-KEY-1… or age1…).`);
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, file);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
