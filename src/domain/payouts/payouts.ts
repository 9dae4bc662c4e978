import { getMonth, type Day, type Month } from '../time/days.ts';
import { computeOperatorShare, type PaidMoney } from '../refunds/refunds.ts';

export const payoutMethods = ['paypal', 'bank_wire', 'cash'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export const payoutCurrencies = ['USD', 'ANG'] as const;

export const DEFAULT_BANK_COUNTRY = 'Sint Maarten';

/** The required details by method (spec 5: payout details). */
export const neededForPayout = {
  paypal: ['paypalEmail'],
  bank_wire: ['accountHolderName', 'bankName', 'accountNumber', 'swiftBicCode'],
  cash: [],
} as const satisfies Record<PayoutMethod, readonly string[]>;

const MASK = '•';

/** Masks a stored account number: shows its last four characters, fewer for short ones. */
export function maskAccountNumber(number: string): string {
  const shown = number.length >= 8 ? 4 : Math.floor(number.length / 3);
  return MASK.repeat(6) + (shown === 0 ? '' : number.slice(-shown));
}

/** Whether the number from the form is masked, which means that the stored number is kept. */
export function isMasked(number: string): boolean {
  return number.startsWith(MASK);
}

/** A paid trip on an operator's statement. The operator's share excludes the service fee, which is the platform's. */
export type PaidTrip = PaidMoney & { start: Day; end: Day; changes?: readonly ShareChange[] };

/** A refund or dispute, or its reversal: a separate line of the statement, below the trip's full share. */
export type ShareChange = {
  id: string;
  day: Day;
  kind: 'refund' | 'dispute';
  /** Recorded after the payout of the trip's month: the next payout is reduced by it. */
  isAfterPayout: boolean;
  /** Negative reduces the share. */
  cents: number;
};

/** A payout for a month's trips; a negative one reverses an earlier payout. */
export type RecordedPayout = { month: Month; cents: number };

/**
 * A cancelled trip's transfer to or from another operator. Changes no total: the trip counts for its current operator.
 */
export type TripRebooking = {
  id: string;
  month: Month;
  day: Day;
  direction: 'went' | 'came';
  code: string;
  /** Moved from one operator's balance to the other's. */
  cents: number;
};

export type StatementMonth<Trip extends PaidTrip, Payout extends RecordedPayout> = OpenMonth & {
  trips: (Trip & { amountCents: number; isOwed: boolean })[];
  /** Earnings of paid trips that are not over yet. */
  comingCents: number;
  payouts: Payout[];
  rebookings: TripRebooking[];
};

/**
 * Groups an operator's earnings by the month in which trips start, newest first. A trip is owed once its last day is
 * over.
 */
export function buildStatement<Trip extends PaidTrip, Payout extends RecordedPayout>(
  trips: readonly Trip[],
  payouts: readonly Payout[],
  today: Day,
  rebookings: readonly TripRebooking[] = [],
): StatementMonth<Trip, Payout>[] {
  const months = new Map<Month, StatementMonth<Trip, Payout>>();
  const getEntry = (month: Month) => {
    const entry = months.get(month) ?? {
      ...emptyMonth,
      month,
      trips: [],
      payouts: [],
      rebookings: [],
    };
    months.set(month, entry);
    return entry;
  };
  for (const trip of trips.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    const entry = getEntry(getMonth(trip.start));
    const keptCents = computeOperatorShare(trip);
    const amountCents = (trip.changes ?? []).reduce((sum, { cents }) => sum - cents, keptCents);
    const isOwed = trip.end < today;
    entry.trips.push({ ...trip, amountCents, isOwed });
    if (isOwed) entry.owedCents += keptCents;
    else entry.comingCents += keptCents;
  }
  for (const payout of payouts) {
    const entry = getEntry(payout.month);
    entry.payouts.push(payout);
    entry.paidOutCents += payout.cents;
  }
  for (const rebooking of rebookings) getEntry(rebooking.month).rebookings.push(rebooking);
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
}

const emptyMonth = { owedCents: 0, comingCents: 0, paidOutCents: 0 };

/** An operator's month: earnings of completed trips, and payouts. */
export type OpenMonth = { month: Month; owedCents: number; paidOutCents: number };

/** Amount left to pay out for a month; negative after a refund that followed the payout. */
export function computeOpenCents({ owedCents, paidOutCents }: Omit<OpenMonth, 'month'>): number {
  return owedCents - paidOutCents;
}

/** Maximum payout for a month. Deducts overpaid months, so that an operator never receives more than they earned. */
export function computeMaxPayable(months: readonly OpenMonth[], month: Month): number {
  const open = months.filter((each) => each.month === month).map(computeOpenCents);
  const all = months.map(computeOpenCents).reduce((sum, cents) => sum + cents, 0);
  return Math.max(0, Math.min(open[0] ?? 0, all));
}

/** Total overpaid in the other months. */
export function sumOverpaidElsewhere(months: readonly OpenMonth[], month: Month): number {
  return months
    .filter((each) => each.month !== month)
    .reduce((sum, each) => sum + Math.max(0, -computeOpenCents(each)), 0);
}
