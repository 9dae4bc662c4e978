import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** Parts of the service as `/status` names them. */
export const shopParts = ['booking', 'paying', 'calendars', 'mail'] as const;
export type ShopPart = (typeof shopParts)[number];

/** A service's health as the servers observed it. Instants are epoch milliseconds. */
export type SeenService = {
  failingSince: number | null;
  failedAt: number | null;
  failures: number;
};

export type SeenShop = {
  /** Start of the current database outage; null while writes succeed. */
  databaseAwaySince: number | null;
  payments: SeenService | undefined;
  calendars: SeenService | undefined;
  mail: SeenService | undefined;
  /** Due time of the oldest unsent mail; null if the outbox is empty. */
  oldestMailAt: number | null;
};

/** `since` is in epoch milliseconds; null while the part works. */
export type PartStatus = { part: ShopPart; since: number | null };

/** Tolerates the normal delay of the outbox. */
const MAIL_LATE_MS = 15 * MINUTE_MS;
/** Ignores a single failed call. */
const MIN_FAILURES = 2;
/** Ignores a last failure older than this: the service may have recovered since. */
const FORGOTTEN_MS = HOUR_MS;

/** Decides for each part whether it works, or since when it has failed. */
export function decideStatus(seen: SeenShop, nowMs: number): PartStatus[] {
  const failing = (service: SeenService | undefined) => findFailureStart(service, nowMs);
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

function findFailureStart(service: SeenService | undefined, nowMs: number): number | null {
  if (!service || service.failingSince === null || service.failures < MIN_FAILURES) return null;
  return nowMs - (service.failedAt ?? 0) > FORGOTTEN_MS ? null : service.failingSince;
}
