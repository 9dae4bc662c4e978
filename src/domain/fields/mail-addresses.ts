import { isOneLine } from './plain-text.ts';

export const INVALID_EMAIL = 'Please enter a valid email address.';

const MAX_CHARACTERS = 254;

/**
 * What the form 'Help Me Choose' takes: anything with an '@' in it (spec 5: opt-in). It may be no address that mail
 * reaches: the people who answer see it as it was written.
 */
export function isOptInEmail(text: string): boolean {
  return text.includes('@') && text.length <= MAX_CHARACTERS && isOneLine(text);
}

/**
 * A local part of ASCII characters, as every mail server accepts it, and a domain in any script: `r&d@müller.example`.
 * Quoted local parts and addresses of hosts by number are real too, but guests do not use them.
 */
export const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether mail can be sent to it: the one rule of all forms, in the browser and on the server. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_CHARACTERS && emailPattern.test(text);
}

/**
 * The mailbox that an address leads to, so that one person cannot pass for many: without case, without a tag
 * (`ana+boats@…`), and for Google's mailboxes without dots.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const local = lower.slice(0, Math.max(0, at)).replace(/(?<=.)\+.*$/, '');
  const domain = lower.slice(at + 1);
  return GOOGLE.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

const GOOGLE = ['gmail.com', 'googlemail.com'];

/** The bare address of "Support <help@boats.test>". */
export function bareAddress(written: string): string {
  return /<([^<>]+)>\s*$/.exec(written)?.[1] ?? written;
}

/** An address redacted for logs: recognisable to who knows it, too little to write to. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = address.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${initial(local)}@${initial(domain)}.${ending}`;
}

function initial(text: string): string {
  return `${text.slice(0, 1)}•••`;
}
