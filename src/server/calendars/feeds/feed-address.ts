import { createHash } from 'node:crypto';
import { done, refused, type Outcome } from '#domain/problems.ts';

/** The address as it is read: `webcal:` is what calendar programs call https. */
export function readFeedAddress(typed: string): Outcome<string, 'invalid'> {
  const address = typed.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return unreadable;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return unreadable;
  // A name and password in an address would be shown to whoever it redirects to.
  if (url.username !== '' || url.password !== '') return withPassword;
  url.hash = '';
  return done(url.href);
}

export function hashOfAddress(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}

/** Enough to tell two addresses apart, and too little to read the calendar with. */
export function hintOfAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return rest.length <= 8 ? `${host}/…` : `${host}/…${rest.slice(-4)}`;
}

const words = 'Please enter an address that begins with https:// or webcal://.';
const unreadable = refused('invalid', words, { fields: { address: words } });
const noPassword = 'An address with a name and password in it is not read.';
const withPassword = refused('invalid', noPassword, { fields: { address: noPassword } });
