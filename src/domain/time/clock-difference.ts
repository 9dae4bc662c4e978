import { MINUTE_MS } from './durations.ts';

/** Lead of a server's clock over the database's, negative if it is behind; the measurement may be off by `unsureMs`. */
export type ClockDifference = { aheadMs: number; unsureMs: number };

/** Maximum clock skew: holds, sessions and deadlines are written by one clock and read by the other. */
export const MAX_CLOCK_DIFFERENCE_MS = MINUTE_MS;

/** Returns what is wrong with the clocks, as a sentence for the owner, or null. */
export function findClockFault({ aheadMs, unsureMs }: ClockDifference): string | null {
  if (Math.abs(aheadMs) - unsureMs <= MAX_CLOCK_DIFFERENCE_MS) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const amount = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
  const direction = aheadMs > 0 ? 'ahead of' : 'behind';
  return `The clock of this server is ${amount} ${direction} the database’s, so holds and sign-ins would end at the wrong time. Let NTP set the clocks of both machines (timedatectl set-ntp true).`;
}
