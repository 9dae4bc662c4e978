import { DAY_MS } from '../time/durations.ts';

/** Longer than an operator's minimum: an admin account opens the whole platform. */
export const LEAST_ADMIN_PASSWORD = 12;
export const MOST_ADMIN_PASSWORD = 200;

/** Why an admin's new password is rejected, as a sentence; null when it is accepted. */
export function adminPasswordProblem(password: string, email: string): string | null {
  if (password.length < LEAST_ADMIN_PASSWORD) {
    return `Please choose at least ${LEAST_ADMIN_PASSWORD} characters`;
  }
  if (password.length > MOST_ADMIN_PASSWORD) {
    return `Please choose at most ${MOST_ADMIN_PASSWORD} characters`;
  }
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase()) return 'Please choose something else than your email';
  if (new Set(plain).size < 5) return 'Please choose more different characters';
  return null;
}

/** By what failed tries to sign in are counted, and how many are free before one has to wait. */
export const freeTries = {
  /** One address of the network at one account. */
  pair: 5,
  /** A browser that this account was signed in with before: nobody else's tries count there. */
  device: 5,
  /** One address of the network at all accounts: an office shares one. */
  address: 30,
  /** Codes of the second step, by whoever knows the password. */
  code: 5,
  /** The password asked for again by somebody who is signed in. */
  again: 5,
} as const;
export type TryKind = keyof typeof freeTries;

const FIRST_SECONDS = 15;
const LONGEST_SECONDS = 15 * 60;

/** Failures older than this count no more. */
export const FORGOTTEN_AFTER_MS = DAY_MS;

/** Seconds to wait after no failure, after one, after two and so on; the last one holds from there on. */
export function waitsOf(kind: TryKind): number[] {
  const waits = Array.from({ length: freeTries[kind] }, () => 0);
  for (let wait = FIRST_SECONDS; wait < LONGEST_SECONDS; wait *= 2) waits.push(wait);
  return [...waits, LONGEST_SECONDS];
}
