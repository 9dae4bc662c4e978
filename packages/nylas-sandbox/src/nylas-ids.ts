import { createHash } from 'node:crypto';

export type RandomBytes = (count: number) => Uint8Array;

const letters = '0123456789abcdefghijklmnopqrstuv';

/** An id in the form that Google gives events and calendars: no underscore, which begins an occurrence's part. */
export function newProviderId(randomBytes: RandomBytes, length = 26): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % 32]).join('');
}

/** A random UUID: of grants, webhooks, notices and requests. */
export function newUuid(randomBytes: RandomBytes): string {
  const bytes = Buffer.from(randomBytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A secret that is given away once. */
export function newSecret(randomBytes: RandomBytes, count = 32): string {
  return Buffer.from(randomBytes(count)).toString('base64url');
}

/** How secrets that are given away are kept. */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
