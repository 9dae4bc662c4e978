import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildFailedFeatureRefundEntry,
  buildExternalFeatureRefundEntry,
  buildFeatureRefundedEntry,
  buildFeatureRefundReturnedEntry,
  buildFeatureSoldEntry,
  buildUnwantedFeatureEntry,
  buildRefundedByOperatorEntry,
  ledgerAccounts,
  buildPaidToOperatorEntry,
  buildPaidOutEntry,
  buildUnwantedPaymentEntry,
  buildBalanceTransactionEntry,
  buildRefundDecidedEntry,
  buildRefundReturnedEntry,
  buildRefundSentEntry,
  buildRefundSettledEntry,
  buildTripDisputedEntry,
  buildTripPaidEntry,
  type LedgerAccount,
  type LedgerEntry,
} from './ledger.ts';
import { FEATURE_PRICE_CENTS } from '../search/featuring.ts';
import { addServiceFee } from '../money/pricing.ts';
import {
  computeOperatorShare,
  computeMaxRefundable,
  splitRefunds,
  type PaidMoney,
} from '../refunds/refunds.ts';

test('a paid trip is credited to the operator, less the fee', () => {
  expect(
    buildTripPaidEntry({ bookingId: 'b', operatorId: 'rosa', tripCents: 9500, feeCents: 475 }),
  ).toEqual({
    key: 'trip-paid:b',
    kind: 'trip-paid',
    about: { bookingId: 'b' },
    lines: [
      { account: 'card-clearing', operatorId: null, cents: 9975 },
      { account: 'owed-to-captain', operatorId: 'rosa', cents: -9500 },
      { account: 'service-fees', operatorId: null, cents: -475 },
    ],
  });
});

test('a ledger entry has no line for an amount of zero', () => {
  const { lines } = buildTripPaidEntry({
    bookingId: 'b',
    operatorId: 'rosa',
    tripCents: 9500,
    feeCents: 0,
  });
  expect(lines.map(({ account }) => account)).toEqual(['card-clearing', 'owed-to-captain']);
});

test('a reversed payout has the lines of the payout with opposite signs', () => {
  const payout = buildPaidOutEntry({ payoutId: 'p', operatorId: 'rosa', cents: 9500 });
  const back = buildPaidOutEntry({ payoutId: 'q', operatorId: 'rosa', cents: -9500 });
  expect([payout.key, back.key]).toEqual(['paid-out:p', 'payout-taken-back:q']);
  expect(back.lines).toEqual(payout.lines.map((line) => ({ ...line, cents: -line.cents })));
});

type Booking = PaidMoney & { bookingId: string; operatorId: string };
type Refund = {
  bookingId: string;
  refundId: string;
  cents: number;
  beyondCents?: number;
  isSent: boolean;
  isSettled?: boolean;
};
/** Expected balances, as simple sums independent of the ledger. */
type Shop = {
  bookings: Booking[];
  refunds: Refund[];
  features: number;
  atProvider: number;
  fees: number;
  atBank: number;
  paidOut: Map<string, number>;
  byHand: { bookingId: string; operatorId: string; cents: number }[];
  entries: LedgerEntry[];
};

const operators = ['rosa', 'teun', 'margaux'];
const steps = fc.array(
  fc.record({ act: fc.nat(14), which: fc.nat(1000), cents: fc.integer({ min: 1, max: 500_000 }) }),
  {
    maxLength: 60,
  },
);

test('every ledger entry sums to zero, and the account balances match the simulated payments', () => {
  fc.assert(
    fc.property(steps, (life) => {
      const shop: Shop = {
        bookings: [],
        refunds: [],
        features: 0,
        atProvider: 0,
        fees: 0,
        atBank: 0,
        paidOut: new Map(),
        byHand: [],
        entries: [],
      };
      life.forEach((step, nth) => acts[step.act]?.(shop, { ...step, nth: String(nth) }));
      for (const { lines } of shop.entries) {
        expect(lines.length).toBeGreaterThan(1);
        expect(sumCents(lines)).toBe(0);
        expect(new Set(lines.map(({ account }) => account)).size).toBe(lines.length);
      }
      expect(new Set(shop.entries.map(({ key }) => key)).size).toBe(shop.entries.length);
      expect(computeBalances(shop.entries)).toEqual(expected(shop));
      for (const operator of operators)
        expect(owedTo(shop.entries, operator)).toBe(earned(shop, operator));
    }),
  );
});

type Step = { which: number; cents: number; nth: string };

const acts: Record<number, (shop: Shop, step: Step) => void> = {
  0: (shop, { which, cents, nth }) => {
    const { feeCents } = which % 2 === 0 ? { feeCents: 0 } : addServiceFee(cents);
    const booking = {
      bookingId: nth,
      operatorId: pick(operators, which),
      tripCents: cents,
      feeCents,
      refundedCents: 0,
    };
    shop.bookings.push(booking);
    shop.atProvider += cents + feeCents;
    shop.entries.push(buildTripPaidEntry(booking));
  },
  1: (shop, { cents, nth }) => {
    const refund = { bookingId: 'late', refundId: nth, cents, isSent: false };
    shop.refunds.push(refund);
    shop.atProvider += cents;
    shop.entries.push(buildUnwantedPaymentEntry(nth, refund));
  },
  2: (shop, { which, cents, nth }) => {
    const booking = shop.bookings[which % Math.max(1, shop.bookings.length)];
    if (!booking || computeMaxRefundable(booking) === 0) return;
    const part = Math.min(cents, computeMaxRefundable(booking));
    const refund = { bookingId: booking.bookingId, refundId: nth, cents: part, isSent: false };
    shop.entries.push(buildRefundDecidedEntry(booking, refund));
    booking.refundedCents += part;
    shop.refunds.push(refund);
  },
  3: (shop, { which, nth }) => {
    const refund = shop.refunds[which % Math.max(1, shop.refunds.length)];
    if (!refund || refund.isSettled) return;
    shop.entries.push(
      refund.isSent ? buildRefundReturnedEntry(nth, refund) : buildRefundSentEntry(nth, refund),
    );
    shop.atProvider += refund.isSent ? refund.cents : -refund.cents;
    refund.isSent = !refund.isSent;
  },
  4: (shop, { nth }) => {
    shop.features += FEATURE_PRICE_CENTS;
    shop.atProvider += FEATURE_PRICE_CENTS;
    shop.entries.push(buildFeatureSoldEntry({ boatFeatureId: nth, cents: FEATURE_PRICE_CENTS }));
  },
  5: (shop, { which, nth }) => {
    const feature = { boatFeatureId: nth, cents: FEATURE_PRICE_CENTS };
    shop.entries.push(
      buildUnwantedFeatureEntry(feature),
      buildFeatureRefundedEntry(`re-${nth}`, feature),
    );
    if (which % 3 > 0) return;
    shop.entries.push(buildFeatureRefundReturnedEntry(`re-${nth}`, feature));
    shop.entries.push(buildFeatureRefundedEntry(`re-${nth}-again`, feature));
  },
  6: (shop, { which, cents, nth }) => payOut(shop, pick(operators, which), cents, nth),
  7: (shop, { which, cents, nth }) => payOut(shop, pick(operators, which), -cents, nth),
  8: (shop, { which }) => {
    const refund = shop.refunds[which % Math.max(1, shop.refunds.length)];
    if (!refund || refund.isSent || refund.isSettled) return;
    refund.isSettled = true;
    shop.entries.push(buildRefundSettledEntry(refund));
  },
  // Refunded at the provider, possibly beyond what was left.
  9: (shop, { which, cents, nth }) => {
    const booking = shop.bookings[which % Math.max(1, shop.bookings.length)];
    if (!booking) return;
    const part = Math.min(cents, computeMaxRefundable(booking));
    const beyondCents = cents - part;
    const refund = { bookingId: booking.bookingId, refundId: nth, cents, beyondCents };
    shop.entries.push(buildRefundDecidedEntry(booking, refund), buildRefundSentEntry(nth, refund));
    booking.refundedCents += part;
    shop.refunds.push({ ...refund, isSent: true });
    shop.atProvider -= cents;
  },
  10: (shop, { which, cents, nth }) => {
    const moves =
      which % 2 === 0 ? { feeCents: cents, bankCents: 0 } : { feeCents: 0, bankCents: cents };
    shop.fees += moves.feeCents;
    shop.atBank += moves.bankCents;
    shop.atProvider -= cents;
    shop.entries.push(buildBalanceTransactionEntry(`txn-${nth}`, nth, moves));
  },
  // A bank withdraws a payment and returns half of it.
  11: (shop, { which, nth }) => {
    const booking = shop.bookings[which % Math.max(1, shop.bookings.length)];
    if (!booking || computeMaxRefundable(booking) < 2) return;
    for (const [takenCents, move] of [
      [computeMaxRefundable(booking), 'taken'],
      [0 - Math.floor(computeMaxRefundable(booking) / 2), 'back'],
    ] as const) {
      const dispute = { disputeId: nth, takenCents, beyondCents: 0 };
      shop.entries.push(buildTripDisputedEntry(`${move}-${nth}`, booking, dispute));
      booking.refundedCents += takenCents;
      shop.atProvider -= takenCents;
    }
  },
  12: (shop, { which, cents, nth }) => {
    const feature = { boatFeatureId: nth, cents };
    shop.entries.push(buildExternalFeatureRefundEntry(`re-${nth}`, feature));
    if (which % 2 === 0) {
      shop.entries.push(buildFailedFeatureRefundEntry(`re-${nth}`, feature));
      return;
    }
    shop.features -= cents;
    shop.atProvider -= cents;
  },
  // A walk-in pays in cash, which affects no other account.
  13: (shop, { which, cents, nth }) => {
    const trip = { bookingId: nth, operatorId: pick(operators, which), cents };
    shop.byHand.push(trip);
    shop.entries.push(buildPaidToOperatorEntry(trip));
  },
  14: (shop, { which }) => {
    const trip = dropOne(shop.byHand, which);
    if (trip) shop.entries.push(buildRefundedByOperatorEntry(trip));
  },
};

function dropOne<Item>(items: Item[], which: number): Item | undefined {
  return items.splice(which % Math.max(1, items.length), 1)[0];
}

function payOut(shop: Shop, operatorId: string, cents: number, payoutId: string): void {
  shop.paidOut.set(operatorId, (shop.paidOut.get(operatorId) ?? 0) + cents);
  shop.entries.push(buildPaidOutEntry({ payoutId, operatorId, cents }));
}

function expected(shop: Shop): Record<LedgerAccount, number> {
  const owed = operators.reduce((sum, operator) => sum + earned(shop, operator), 0);
  const fees = shop.bookings.map((each) => each.feeCents - splitRefunds(each).feeCents);
  const unsent = shop.refunds.filter(({ isSent, isSettled }) => !isSent && !isSettled);
  const settled = shop.refunds.filter(({ isSettled }) => isSettled);
  const beyond = shop.refunds.reduce((sum, { beyondCents = 0 }) => sum + beyondCents, 0);
  return {
    'card-clearing': shop.atProvider,
    'provider-fees': shop.fees,
    'at-bank': shop.atBank,
    'owed-to-captain': 0 - owed,
    'service-fees': 0 - fees.reduce((sum, fee) => sum + fee, 0),
    'feature-sales': 0 - shop.features,
    'refunds-owed': 0 - sumCents(unsent),
    'refunded-otherwise': 0 - sumCents(settled),
    losses: beyond,
    'taken-by-captain': sumCents(shop.byHand),
    'sold-by-captain': 0 - sumCents(shop.byHand),
    'paid-out': 0 - [...shop.paidOut.values()].reduce((sum, cents) => sum + cents, 0),
  };
}

function earned(shop: Shop, operator: string): number {
  const trips = shop.bookings.filter(({ operatorId }) => operatorId === operator);
  const kept = trips.reduce((sum, trip) => sum + computeOperatorShare(trip), 0);
  return kept - (shop.paidOut.get(operator) ?? 0);
}

function owedTo(entries: readonly LedgerEntry[], operator: string): number {
  return (
    0 -
    sumCents(
      entries.flatMap(({ lines }) => lines).filter(({ operatorId }) => operatorId === operator),
    )
  );
}

function computeBalances(entries: readonly LedgerEntry[]): Record<string, number> {
  const lines = entries.flatMap((entry) => entry.lines);
  return Object.fromEntries(
    ledgerAccounts.map((account) => [
      account,
      sumCents(lines.filter((line) => line.account === account)),
    ]),
  );
}

function sumCents(lines: readonly { cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

function pick<T>(from: readonly T[], nth: number): T {
  return from[nth % from.length] as T;
}
