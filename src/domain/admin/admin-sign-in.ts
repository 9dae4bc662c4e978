import { DAY_MS } from '../time/durations.ts';

/** Longer than an operator's minimum: an admin account opens the whole platform. */
export const MIN_ADMIN_PASSWORD_LENGTH = 12;
export const MAX_ADMIN_PASSWORD_LENGTH = 200;

/** Returns the reason why an admin's new password is rejected, as a sentence; null if it is accepted. */
export function adminPasswordProblem(password: string, email: string): string | null {
  if (password.length < MIN_ADMIN_PASSWORD_LENGTH) {
    return `Please choose at least ${MIN_ADMIN_PASSWORD_LENGTH} characters`;
  }
  if (password.length > MAX_ADMIN_PASSWORD_LENGTH) {
    return `Please choose at most ${MAX_ADMIN_PASSWORD_LENGTH} characters`;
  }
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase()) return 'Please choose something else than your email';
  if (new Set(plain).size < 5) return 'Please choose more different characters';
  return null;
}

/** Failed attempts that are free of back-off, by the key under which they are counted. */
export const freeTries = {
  /** An IP address and an account. */
  pair: 5,
  /**
   * A browser that signed in to this account before. It has its own counter, so attacks from elsewhere cannot lock it
   * out.
   */
  device: 5,
  /** An IP address across all accounts: an office may share one. */
  address: 30,
  /** Codes of the second factor, after a correct password. */
  code: 5,
  /** Password prompts within a signed-in session. */
  again: 5,
} as const;
export type TryKind = keyof typeof freeTries;

const FIRST_SECONDS = 15;
const MAX_SECONDS = 15 * 60;

/** Age after which failures no longer count. */
export const FORGOTTEN_AFTER_MS = DAY_MS;

/**
 * Seconds to wait after each number of failures, starting with zero. The last value applies to every further failure.
 */
export function listWaits(kind: TryKind): number[] {
  const waits = Array.from({ length: freeTries[kind] }, () => 0);
  for (let wait = FIRST_SECONDS; wait < MAX_SECONDS; wait *= 2) waits.push(wait);
  return [...waits, MAX_SECONDS];
}
