import { createHash, randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

/** The id that a proxy of ours has given the request, if it can be one; else a new one. */
export function requestIdOf(given: string | string[] | undefined, isTrusted: boolean): string {
  if (isTrusted && typeof given === 'string' && VALID.test(given)) return given;
  return randomUUID();
}

/** As common proxies make them; not so short that two are alike, nor anything a log could stumble over. */
const VALID = /^[\w.=-]{8,128}$/;

/** What people read out to the support: short, and without letters that are mistaken for others. */
export function referenceOf(requestId: string): string {
  const digest = createHash('sha256').update(requestId).digest();
  const signs = Array.from({ length: 8 }, (_, at) => ALPHABET[(digest[at] ?? 0) % ALPHABET.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
