import { splitRefund, type PaidMoney } from '../refunds/refunds.ts';

/**
 * Accounts of the ledger. Positive balances are assets and expenses, negative balances liabilities and income. The
 * balances of all accounts always sum to zero.
 */
export const ledgerAccounts = [
  // Held at the card payment provider.
  'card-clearing',
  // The provider's fees, and its payouts to the platform's bank.
  'provider-fees',
  'at-bank',
  // Per operator: earned by trips and not paid out yet.
  'owed-to-captain',
  'service-fees',
  'feature-sales',
  // Refunds decided, but not sent yet.
  'refunds-owed',
  // Refunded outside the provider: by wire, in cash.
  'refunded-otherwise',
  // Refunds beyond what was left of a payment.
  'losses',
  // Paid out to operators.
  'paid-out',
  // Per operator: collected directly for manual bookings, and its contra account. Outside the platform's money.
  'taken-by-captain',
  'sold-by-captain',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export type LedgerLine = { account: LedgerAccount; operatorId: string | null; cents: number };

export type LedgerEntry = {
  /** Unique per event, so that each event is posted once. */
  key: string;
  kind: string;
  about: {
    bookingId?: string;
    refundId?: string;
    boatFeatureId?: string;
    payoutId?: string;
    disputeId?: string;
    providerLineId?: string;
  };
  lines: LedgerLine[];
};

type Trip = { bookingId: string; operatorId: string };

/** A guest paid for a trip that can be sold. */
export function buildTripPaidEntry(
  trip: Trip & Pick<PaidMoney, 'tripCents' | 'feeCents'>,
): LedgerEntry {
  const { bookingId, tripCents, feeCents } = trip;
  return buildEntry('trip-paid', bookingId, { bookingId }, [
    buildLine('card-clearing', tripCents + feeCents),
    buildOperatorLine(trip, -tripCents),
    buildLine('service-fees', -feeCents),
  ]);
}

/** Posts a called-off trip's transfer to another operator: moves `cents` between the two operators' balances. */
export function buildTripRebookedEntry(
  rebookingId: string,
  moved: { bookingId: string; fromOperatorId: string; toOperatorId: string; cents: number },
): LedgerEntry {
  const { bookingId, fromOperatorId, toOperatorId, cents } = moved;
  return buildEntry('trip-rebooked', rebookingId, { bookingId }, [
    buildOperatorLine({ operatorId: fromOperatorId }, cents),
    buildOperatorLine({ operatorId: toOperatorId }, -cents),
  ]);
}

/** An operator collected the money of a manual booking. */
export function buildPaidToOperatorEntry(trip: Trip & { cents: number }): LedgerEntry {
  return buildEntry(
    'by-hand-paid',
    trip.bookingId,
    { bookingId: trip.bookingId },
    buildOperatorLines(trip),
  );
}

/** A manual booking was cancelled: the operator refunds it directly. */
export function buildRefundedByOperatorEntry({
  cents,
  ...trip
}: Trip & { cents: number }): LedgerEntry {
  const lines = buildOperatorLines({ ...trip, cents: -cents });
  return buildEntry('by-hand-given-back', trip.bookingId, { bookingId: trip.bookingId }, lines);
}

function buildOperatorLines({ operatorId, cents }: Trip & { cents: number }): LedgerLine[] {
  return [
    { account: 'taken-by-captain', operatorId, cents },
    { account: 'sold-by-captain', operatorId, cents: -cents },
  ];
}

type Refund = {
  bookingId: string;
  refundId: string;
  cents: number;
  /** The part that exceeds what was left of the payment: the platform's loss. */
  beyondCents?: number;
};

/** A payment arrived that must be refunded: late or duplicate. */
export function buildUnwantedPaymentEntry(sessionId: string, refund: Refund): LedgerEntry {
  return buildEntry('payment-unwanted', sessionId, pickRefundIds(refund), [
    buildLine('card-clearing', refund.cents),
    buildLine('refunds-owed', -refund.cents),
  ]);
}

/** A refund of a paid trip was decided. `trip` is the trip's state before the refund. */
export function buildRefundDecidedEntry(trip: Trip & PaidMoney, refund: Refund): LedgerEntry {
  const { beyondCents = 0 } = refund;
  const parts = splitRefund(trip, refund.cents - beyondCents);
  return buildEntry('refund-decided', refund.refundId, pickRefundIds(refund), [
    buildOperatorLine(trip, parts.tripCents),
    buildLine('service-fees', parts.feeCents),
    buildLine('losses', beyondCents),
    buildLine('refunds-owed', -refund.cents),
  ]);
}

/** The provider sent a refund. The provider's refund id is in the key, so that a second attempt is a separate event. */
export function buildRefundSentEntry(providerRefund: string, refund: Refund): LedgerEntry {
  return buildEntry('refund-sent', providerRefund, pickRefundIds(refund), [
    buildLine('refunds-owed', refund.cents),
    buildLine('card-clearing', -refund.cents),
  ]);
}

/** A sent refund bounced: it is owed to the guest again. */
export function buildRefundReturnedEntry(providerRefund: string, refund: Refund): LedgerEntry {
  return buildEntry('refund-returned', providerRefund, pickRefundIds(refund), [
    buildLine('card-clearing', refund.cents),
    buildLine('refunds-owed', -refund.cents),
  ]);
}

/** A refund that failed at the provider was paid in another way. */
export function buildRefundSettledEntry(refund: Refund): LedgerEntry {
  return buildEntry('refund-settled', refund.refundId, pickRefundIds(refund), [
    buildLine('refunds-owed', refund.cents),
    buildLine('refunded-otherwise', -refund.cents),
  ]);
}

type Feature = { boatFeatureId: string; cents: number };

/** An operator paid to have a boat featured. */
export function buildFeatureSoldEntry({ boatFeatureId, cents }: Feature): LedgerEntry {
  return buildEntry('feature-sold', boatFeatureId, { boatFeatureId }, [
    buildLine('card-clearing', cents),
    buildLine('feature-sales', -cents),
  ]);
}

/** An operator paid to feature a boat that no longer exists. */
export function buildUnwantedFeatureEntry({ boatFeatureId, cents }: Feature): LedgerEntry {
  return buildEntry('feature-unwanted', boatFeatureId, { boatFeatureId }, [
    buildLine('card-clearing', cents),
    buildLine('refunds-owed', -cents),
  ]);
}

export function buildFeatureRefundedEntry(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return buildEntry('feature-refunded', providerRefund, { boatFeatureId }, [
    buildLine('refunds-owed', cents),
    buildLine('card-clearing', -cents),
  ]);
}

/** The operator's bank returned the refund of a feature payment. */
export function buildFeatureRefundReturnedEntry(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return buildEntry('feature-refund-returned', providerRefund, { boatFeatureId }, [
    buildLine('card-clearing', cents),
    buildLine('refunds-owed', -cents),
  ]);
}

/** A feature payment was refunded at the provider, in full or in part. */
export function buildExternalFeatureRefundEntry(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return buildEntry('feature-given-back', providerRefund, { boatFeatureId }, [
    buildLine('feature-sales', cents),
    buildLine('card-clearing', -cents),
  ]);
}

/** A refund of a feature payment did not reach the operator's bank. */
export function buildFailedFeatureRefundEntry(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return buildEntry('feature-give-back-failed', providerRefund, { boatFeatureId }, [
    buildLine('card-clearing', cents),
    buildLine('feature-sales', -cents),
  ]);
}

/** `takenCents`: withdrawn by the bank; negative when it returns the money. */
type Disputed = { disputeId: string; takenCents: number; beyondCents: number };

/**
 * The bank withdraws a trip's payment, or returns it. A withdrawn amount reduces trip and fee like a refund. `trip` is
 * the trip's state before the movement, and `move` is the provider's id of the movement.
 */
export function buildTripDisputedEntry(
  move: string,
  trip: Trip & PaidMoney,
  { disputeId, takenCents, beyondCents }: Disputed,
): LedgerEntry {
  const parts = splitRefund(trip, takenCents - beyondCents);
  return buildEntry('trip-disputed', move, { bookingId: trip.bookingId, disputeId }, [
    buildOperatorLine(trip, parts.tripCents),
    buildLine('service-fees', parts.feeCents),
    buildLine('losses', beyondCents),
    buildLine('card-clearing', -takenCents),
  ]);
}

/** The bank withdraws a feature payment, or returns it. */
export function buildFeatureDisputedEntry(
  move: string,
  boatFeatureId: string,
  { disputeId, takenCents }: Omit<Disputed, 'beyondCents'>,
): LedgerEntry {
  return buildEntry('feature-disputed', move, { boatFeatureId, disputeId }, [
    buildLine('feature-sales', takenCents),
    buildLine('card-clearing', -takenCents),
  ]);
}

/** The provider charged a fee, or paid out to the bank; negative amounts are the reverse. */
export function buildBalanceTransactionEntry(
  providerLine: string,
  providerLineId: string,
  { feeCents, bankCents }: { feeCents: number; bankCents: number },
): LedgerEntry {
  return buildEntry('provider-line', providerLine, { providerLineId }, [
    buildLine('provider-fees', feeCents),
    buildLine('at-bank', bankCents),
    buildLine('card-clearing', 0 - feeCents - bankCents),
  ]);
}

/** An operator was paid out; a negative amount reverses a payout. */
export function buildPaidOutEntry(payout: {
  payoutId: string;
  operatorId: string;
  cents: number;
}): LedgerEntry {
  const { payoutId, cents } = payout;
  return buildEntry(cents > 0 ? 'paid-out' : 'payout-taken-back', payoutId, { payoutId }, [
    buildOperatorLine(payout, cents),
    buildLine('paid-out', -cents),
  ]);
}

function buildEntry(
  kind: string,
  what: string,
  about: LedgerEntry['about'],
  lines: readonly LedgerLine[],
): LedgerEntry {
  return { key: `${kind}:${what}`, kind, about, lines: lines.filter(({ cents }) => cents !== 0) };
}

function pickRefundIds({ bookingId, refundId }: Refund): LedgerEntry['about'] {
  return { bookingId, refundId };
}

type OwnAccount = 'owed-to-captain' | 'taken-by-captain' | 'sold-by-captain';

function buildLine(account: Exclude<LedgerAccount, OwnAccount>, cents: number): LedgerLine {
  return { account, operatorId: null, cents };
}

function buildOperatorLine({ operatorId }: { operatorId: string }, cents: number): LedgerLine {
  return { account: 'owed-to-captain', operatorId, cents };
}
