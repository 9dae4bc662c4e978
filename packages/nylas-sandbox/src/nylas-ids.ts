import { createHash } from 'node:crypto';

export type RandomBytes = (count: number) => Uint8Array;

const letters = '0123456789abcdefghijklmnopqrstuv';

/** Generates an id like Google's: without underscores, which separate the occurrence's suffix. */
export function newProviderId(randomBytes: RandomBytes, length = 26): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % 32]).join('');
}

/** Generates a UUID for grants, webhooks, notices and requests. */
export function newUuid(randomBytes: RandomBytes): string {
  const bytes = Buffer.from(randomBytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Generates a secret that is returned only once. */
export function newSecret(randomBytes: RandomBytes, count = 32): string {
  return Buffer.from(randomBytes(count)).toString('base64url');
}

/** Hashes a secret for storage. */
export function computeFingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
