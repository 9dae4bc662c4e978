import { createHash, randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

/** Returns the id set by a trusted proxy if it is valid, else a new one. */
export function chooseRequestId(given: string | string[] | undefined, isTrusted: boolean): string {
  if (isTrusted && typeof given === 'string' && VALID.test(given)) return given;
  return randomUUID();
}

/** Matches what common proxies generate: long enough to be unique, and safe to log. */
const VALID = /^[\w.=-]{8,128}$/;

/** Derives the reference that people read out to support: short, without ambiguous letters. */
export function deriveReference(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  const signs = Array.from({ length: 8 }, (_, at) => ALPHABET[(digest[at] ?? 0) % ALPHABET.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
