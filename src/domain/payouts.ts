import type { Day, Month } from './days.ts';
import { monthOf } from './days.ts';

export const payoutMethods = ['paypal', 'bank_wire', 'cash'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export const payoutCurrencies = ['USD', 'ANG'] as const;
export type PayoutCurrency = (typeof payoutCurrencies)[number];

export const DEFAULT_BANK_COUNTRY = 'Sint Maarten';

/** What each way of being paid cannot do without (spec 5: payout details). */
export const neededForPayout = {
  paypal: ['paypalEmail'],
  bank_wire: ['accountHolderName', 'bankName', 'accountNumber', 'swiftBicCode'],
  cash: [],
} as const satisfies Record<PayoutMethod, readonly string[]>;

const MASK = '•';

/** An account number as it is shown after saving: its last four characters, of short ones fewer. */
export function maskedNumber(number: string): string {
  const shown = number.length >= 8 ? 4 : Math.floor(number.length / 3);
  return MASK.repeat(6) + (shown === 0 ? '' : number.slice(-shown));
}

/** A masked number that comes back from the form says: keep the one you have. */
export function isMasked(number: string): boolean {
  return number.startsWith(MASK);
}

/** A paid trip on a captain's statement. The service fee is the platform's, so it is no part of it. */
export type PaidTrip = { start: Day; end: Day; tripCents: number; refundedCents: number };

export type StatementMonth<Trip extends PaidTrip> = {
  month: Month;
  trips: (Trip & { amountCents: number; isOwed: boolean })[];
  /** Of trips that have sailed. */
  owedCents: number;
  /** Of trips that are paid and still to sail. */
  comingCents: number;
};

/** What paid trips earn their captain, by the month they start in, newest first. A trip is owed once its last day is over. */
export function statementOf<Trip extends PaidTrip>(
  trips: readonly Trip[],
  today: Day,
): StatementMonth<Trip>[] {
  const months = new Map<Month, StatementMonth<Trip>>();
  for (const trip of trips.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    const month = monthOf(trip.start);
    const entry = months.get(month) ?? { month, trips: [], owedCents: 0, comingCents: 0 };
    const amountCents = Math.max(0, trip.tripCents - trip.refundedCents);
    const isOwed = trip.end < today;
    entry.trips.push({ ...trip, amountCents, isOwed });
    if (isOwed) entry.owedCents += amountCents;
    else entry.comingCents += amountCents;
    months.set(month, entry);
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
}
