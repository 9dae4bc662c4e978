import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** What people ask of the shop, as `/status` names it. */
export const shopParts = ['booking', 'paying', 'calendars', 'mail'] as const;
export type ShopPart = (typeof shopParts)[number];

/** Of a service, what the servers saw. Instants are epoch milliseconds. */
export type SeenService = {
  failingSince: number | null;
  failedAt: number | null;
  failures: number;
};

export type SeenShop = {
  /** Since when the database could not be written; null while it can. */
  databaseAwaySince: number | null;
  payments: SeenService | undefined;
  calendars: SeenService | undefined;
  mail: SeenService | undefined;
  /** When the oldest mail that is not sent was promised; null when there is none. */
  oldestMailAt: number | null;
};

/** `since` in epoch milliseconds; null while it works. */
export type PartStatus = { part: ShopPart; since: number | null };

/** A mail that waits so long was not just promised. */
const MAIL_LATE_MS = 15 * MINUTE_MS;
/** One call may fail by itself. */
const FEWEST_FAILURES = 2;
/** Whether something that nobody has tried since still fails, nobody knows. */
const FORGOTTEN_MS = HOUR_MS;

/** Whether each part works, and else since when it does not. */
export function decideStatus(seen: SeenShop, nowMs: number): PartStatus[] {
  const failing = (service: SeenService | undefined) => failingSince(service, nowMs);
  const { oldestMailAt } = seen;
  const lateMail =
    oldestMailAt !== null && nowMs - oldestMailAt > MAIL_LATE_MS ? oldestMailAt : null;
  return [
    { part: 'booking', since: seen.databaseAwaySince },
    { part: 'paying', since: seen.databaseAwaySince ?? failing(seen.payments) },
    { part: 'calendars', since: failing(seen.calendars) },
    { part: 'mail', since: failing(seen.mail) ?? lateMail },
  ];
}

function failingSince(service: SeenService | undefined, nowMs: number): number | null {
  if (!service || service.failingSince === null || service.failures < FEWEST_FAILURES) return null;
  return nowMs - (service.failedAt ?? 0) > FORGOTTEN_MS ? null : service.failingSince;
}
