/**
 * Retention periods. The retention job, the privacy page and its test all read these: after a change here, the page has
 * to be updated.
 */
export const retention = {
  /** Guests' data, from the end of the trip: limitation period of legal claims. */
  guestYears: 3,
  /** Unpaid booking attempts. */
  unpaidDays: 90,
  /** Addresses of opt-ins, from the consent. */
  optInMonths: 12,
  /** Recipient and subject of a sent mail; its text is never stored. */
  mailMonths: 12,
  /** Crew links, from their day. */
  crewLinkDays: 30,
  /** Sessions, invitations and failed sign-ins, from their end. */
  signInDays: 90,
  /** Documents, from their replacement or expiry: limitation period of claims from their trips. */
  documentYears: 3,
  /** Rejected documents. */
  refusedDocumentDays: 90,
  /** IP addresses of admins' actions. */
  auditAddressMonths: 12,
  /** Audit log: kept as long as the books it affects. */
  auditYears: 7,
  /** Rebooking requests, card authorisations and rate limits, from their expiry. */
  leftoverDays: 1,
  /** Servers' log files, as set up in `docs/operations.md`. */
  logDays: 30,
  /** Ledger: at least this long, with names removed. */
  booksYears: 10,
} as const;

export function subtractYears(nowMs: number, years: number): Date {
  return subtractMonths(nowMs, years * 12);
}

/**
 * Subtracts calendar months from an instant. The 31st overflows from a shorter month into the first days of the next.
 */
export function subtractMonths(nowMs: number, months: number): Date {
  const date = new Date(nowMs);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
