import type { ErrorMessage } from '../errors/error-message.ts';
import { DAY_MS } from '../time/durations.ts';

/** Longer than an operator's minimum: an admin account gives access to the whole platform. */
export const MIN_ADMIN_PASSWORD_LENGTH = 12;
export const MAX_ADMIN_PASSWORD_LENGTH = 200;

/** Lifetime of the link that invites an admin. */
export const INVITATION_HOURS = 48;

/** Returns the reason why an admin's new password is rejected, as a sentence; null if it is accepted. */
export function findAdminPasswordProblem(password: string, email: string): ErrorMessage | null {
  if (password.length < MIN_ADMIN_PASSWORD_LENGTH) {
    return { code: 'password.minLength', values: { count: MIN_ADMIN_PASSWORD_LENGTH } };
  }
  if (password.length > MAX_ADMIN_PASSWORD_LENGTH) {
    return { code: 'password.maxLength', values: { count: MAX_ADMIN_PASSWORD_LENGTH } };
  }
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase()) return 'password.isEmail';
  if (new Set(plain).size < 5) return 'password.tooUniform';
  return null;
}

/** Number of failed attempts before back-off begins, by counter. */
export const freeAttempts = {
  /** Counts attempts per IP address and account. */
  pair: 5,
  /**
   * Counts attempts per browser that has signed in to this account before, so that attacks from elsewhere cannot lock
   * it out.
   */
  device: 5,
  /** Counts attempts per IP address across all accounts. Higher, because an office may share an address. */
  address: 30,
  /** Counts codes of the second factor, after a correct password. */
  code: 5,
  /** Counts password prompts within a signed-in session. */
  again: 5,
} as const;
export type AttemptKind = keyof typeof freeAttempts;

const FIRST_SECONDS = 15;
const MAX_SECONDS = 15 * 60;

/** Age after which failed attempts no longer count. */
export const FORGOTTEN_AFTER_MS = DAY_MS;

/** Returns the seconds to wait after 0, 1, 2 … failed attempts. The last value applies to every further failure. */
export function listWaits(kind: AttemptKind): number[] {
  const waits = Array.from({ length: freeAttempts[kind] }, () => 0);
  for (let wait = FIRST_SECONDS; wait < MAX_SECONDS; wait *= 2) waits.push(wait);
  return [...waits, MAX_SECONDS];
}
