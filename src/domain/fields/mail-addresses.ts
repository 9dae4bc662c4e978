import { isOneLine } from './plain-text.ts';

export const INVALID_EMAIL = 'optIn.emailInvalid';

const MAX_CHARACTERS = 254;

/**
 * Validates the email address in the "Help Me Choose" form: any text with an '@' (spec 5: opt-in). It may be
 * undeliverable: staff read it as it was typed.
 */
export function isOptInEmail(text: string): boolean {
  return text.includes('@') && text.length <= MAX_CHARACTERS && isOneLine(text);
}

/**
 * Matches an ASCII local part, which every mail server accepts, and a domain in any script: `r&d@müller.example`.
 * Excludes quoted local parts and IP-address hosts, which are valid but unused by guests.
 */
export const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * Whether mail can be sent to an address: the rule of every form except the opt-in, in the browser and on the server.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_CHARACTERS && emailPattern.test(text);
}

/**
 * Normalises an address to its mailbox, so that one person cannot pass for many: lower case, without a tag
 * (`ana+boats@…`), and without dots for Google's domains.
 */
export function normalizeMailbox(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const local = lower.slice(0, Math.max(0, at)).replace(/(?<=.)\+.*$/, '');
  const domain = lower.slice(at + 1);
  return GOOGLE.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

const GOOGLE = ['gmail.com', 'googlemail.com'];

/** Extracts the bare address from "Support <help@boats.test>". */
export function extractAddress(written: string): string {
  return /<([^<>]+)>\s*$/.exec(written)?.[1] ?? written;
}

/** Redacts an address for logs: recognisable to people who know it, but too short to write to. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = address.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${initial(local)}@${initial(domain)}.${ending}`;
}

function initial(text: string): string {
  return `${text.slice(0, 1)}•••`;
}
