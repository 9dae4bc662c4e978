import type { Day, Month } from './days.ts';
import { monthOf } from './days.ts';
import { keptForOperator, type PaidMoney } from './refunds.ts';

export const payoutMethods = ['paypal', 'bank_wire', 'cash'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** As people read it. */
export const payoutMethodNames = {
  paypal: 'PayPal',
  bank_wire: 'Bank wire',
  cash: 'Cash',
} as const satisfies Record<PayoutMethod, string>;

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

/** A trip that was paid, on an operator's statement. The service fee is the platform's, so it is no part of it. */
export type PaidTrip = PaidMoney & { start: Day; end: Day; changes?: readonly LaterChange[] };

/**
 * What went off an operator's part after its month had been paid out, or came back: a line of its own on the
 * statement, because the trip's own line was settled as it was.
 */
export type LaterChange = {
  id: string;
  day: Day;
  kind: 'refund' | 'dispute';
  /** Less than nothing is taken off. */
  cents: number;
};

/** What was handed over for a month's trips; less than nothing takes an earlier payout back. */
export type RecordedPayout = { month: Month; cents: number };

export type StatementMonth<Trip extends PaidTrip, Payout extends RecordedPayout> = OpenMonth & {
  trips: (Trip & { amountCents: number; isOwed: boolean })[];
  /** Of trips that are paid and still to sail. */
  comingCents: number;
  payouts: Payout[];
};

/** What paid trips earn their operator, by the month they start in, newest first. A trip is owed once its last day is over. */
export function statementOf<Trip extends PaidTrip, Payout extends RecordedPayout>(
  trips: readonly Trip[],
  payouts: readonly Payout[],
  today: Day,
): StatementMonth<Trip, Payout>[] {
  const months = new Map<Month, StatementMonth<Trip, Payout>>();
  const entryOf = (month: Month) => {
    const entry = months.get(month) ?? { ...emptyMonth, month, trips: [], payouts: [] };
    months.set(month, entry);
    return entry;
  };
  for (const trip of trips.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    const entry = entryOf(monthOf(trip.start));
    const keptCents = keptForOperator(trip);
    const amountCents = (trip.changes ?? []).reduce((sum, { cents }) => sum - cents, keptCents);
    const isOwed = trip.end < today;
    entry.trips.push({ ...trip, amountCents, isOwed });
    if (isOwed) entry.owedCents += keptCents;
    else entry.comingCents += keptCents;
  }
  for (const payout of payouts) {
    const entry = entryOf(payout.month);
    entry.payouts.push(payout);
    entry.paidOutCents += payout.cents;
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
}

const emptyMonth = { owedCents: 0, comingCents: 0, paidOutCents: 0 };

/** A month of an operator's, with what its sailed trips earned and what was paid out for it. */
export type OpenMonth = { month: Month; owedCents: number; paidOutCents: number };

/** What a month still has to be paid; less than nothing when a refund came after its payout. */
export function openCentsOf({ owedCents, paidOutCents }: Omit<OpenMonth, 'month'>): number {
  return owedCents - paidOutCents;
}

/**
 * The most that may be paid out for a month. What another month was paid too much is taken off, so that a
 * operator never has more than they have earned.
 */
export function mostPayable(months: readonly OpenMonth[], month: Month): number {
  const open = months.filter((each) => each.month === month).map(openCentsOf);
  const all = months.map(openCentsOf).reduce((sum, cents) => sum + cents, 0);
  return Math.max(0, Math.min(open[0] ?? 0, all));
}

/** What the months beside this one were paid too much. */
export function paidTooMuchBeside(months: readonly OpenMonth[], month: Month): number {
  return months
    .filter((each) => each.month !== month)
    .reduce((sum, each) => sum + Math.max(0, -openCentsOf(each)), 0);
}

/** What went off a trip after its payout, in words. */
export function changeWords(kind: LaterChange['kind'], cents: number): string {
  if (kind === 'refund') return 'refund after the payout';
  return cents < 0 ? 'taken back by the guest’s bank' : 'given back by the guest’s bank';
}
