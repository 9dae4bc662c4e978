import { partsOfRefund, type PaidMoney } from '../refunds/refunds.ts';

/**
 * Accounts of the ledger. Positive balances are assets and expenses, negative ones liabilities and income; all of them
 * always sum to zero.
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
  // Decided, but not yet with the guest.
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
  /** Unique per event, so that it is posted once. */
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
export function tripPaid(trip: Trip & Pick<PaidMoney, 'tripCents' | 'feeCents'>): LedgerEntry {
  const { bookingId, tripCents, feeCents } = trip;
  return entry('trip-paid', bookingId, { bookingId }, [
    line('card-clearing', tripCents + feeCents),
    owedTo(trip, -tripCents),
    line('service-fees', -feeCents),
  ]);
}

/** Posts a cancelled trip's transfer to another operator, with the first operator's share. */
export function tripRebooked(
  rebookingId: string,
  moved: { bookingId: string; fromOperatorId: string; toOperatorId: string; cents: number },
): LedgerEntry {
  const { bookingId, fromOperatorId, toOperatorId, cents } = moved;
  return entry('trip-rebooked', rebookingId, { bookingId }, [
    owedTo({ operatorId: fromOperatorId }, cents),
    owedTo({ operatorId: toOperatorId }, -cents),
  ]);
}

/** An operator collected the money of a manual booking. */
export function paidByHand(trip: Trip & { cents: number }): LedgerEntry {
  return entry('by-hand-paid', trip.bookingId, { bookingId: trip.bookingId }, linesByHand(trip));
}

/** A manual booking was cancelled: the operator refunds it directly. */
export function givenBackByHand({ cents, ...trip }: Trip & { cents: number }): LedgerEntry {
  const lines = linesByHand({ ...trip, cents: -cents });
  return entry('by-hand-given-back', trip.bookingId, { bookingId: trip.bookingId }, lines);
}

function linesByHand({ operatorId, cents }: Trip & { cents: number }): LedgerLine[] {
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
export function paymentUnwanted(sessionId: string, refund: Refund): LedgerEntry {
  return entry('payment-unwanted', sessionId, pickRefundIds(refund), [
    line('card-clearing', refund.cents),
    line('refunds-owed', -refund.cents),
  ]);
}

/** A refund of a paid trip was decided; `trip` is the state before. */
export function refundDecided(trip: Trip & PaidMoney, refund: Refund): LedgerEntry {
  const { beyondCents = 0 } = refund;
  const parts = partsOfRefund(trip, refund.cents - beyondCents);
  return entry('refund-decided', refund.refundId, pickRefundIds(refund), [
    owedTo(trip, parts.tripCents),
    line('service-fees', parts.feeCents),
    line('losses', beyondCents),
    line('refunds-owed', -refund.cents),
  ]);
}

/** The provider sent a refund. Its id is in the key, so that a second attempt is a separate event. */
export function refundSent(providerRefund: string, refund: Refund): LedgerEntry {
  return entry('refund-sent', providerRefund, pickRefundIds(refund), [
    line('refunds-owed', refund.cents),
    line('card-clearing', -refund.cents),
  ]);
}

/** A sent refund bounced: it is owed to the guest again. */
export function refundReturned(providerRefund: string, refund: Refund): LedgerEntry {
  return entry('refund-returned', providerRefund, pickRefundIds(refund), [
    line('card-clearing', refund.cents),
    line('refunds-owed', -refund.cents),
  ]);
}

/** A refund that failed at the provider was paid in another way. */
export function refundSettled(refund: Refund): LedgerEntry {
  return entry('refund-settled', refund.refundId, pickRefundIds(refund), [
    line('refunds-owed', refund.cents),
    line('refunded-otherwise', -refund.cents),
  ]);
}

type Feature = { boatFeatureId: string; cents: number };

/** An operator paid to have a boat featured. */
export function featureSold({ boatFeatureId, cents }: Feature): LedgerEntry {
  return entry('feature-sold', boatFeatureId, { boatFeatureId }, [
    line('card-clearing', cents),
    line('feature-sales', -cents),
  ]);
}

/** An operator paid to feature a boat that no longer exists. */
export function featureUnwanted({ boatFeatureId, cents }: Feature): LedgerEntry {
  return entry('feature-unwanted', boatFeatureId, { boatFeatureId }, [
    line('card-clearing', cents),
    line('refunds-owed', -cents),
  ]);
}

export function featureRefunded(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-refunded', providerRefund, { boatFeatureId }, [
    line('refunds-owed', cents),
    line('card-clearing', -cents),
  ]);
}

/** The operator's bank returned the refund of a feature payment. */
export function featureRefundReturned(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-refund-returned', providerRefund, { boatFeatureId }, [
    line('card-clearing', cents),
    line('refunds-owed', -cents),
  ]);
}

/** A feature payment was refunded at the provider, in full or in part. */
export function featureGivenBack(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-given-back', providerRefund, { boatFeatureId }, [
    line('feature-sales', cents),
    line('card-clearing', -cents),
  ]);
}

/** A refund of a feature payment did not reach the operator's bank. */
export function featureGiveBackFailed(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-give-back-failed', providerRefund, { boatFeatureId }, [
    line('card-clearing', cents),
    line('feature-sales', -cents),
  ]);
}

/** `takenCents`: withdrawn by the bank; negative when it returns the money. */
type Disputed = { disputeId: string; takenCents: number; beyondCents: number };

/**
 * The bank withdraws a trip's payment, or returns it. Meanwhile it reduces trip and fee like a refund. `trip` is the
 * state before; `move` is the provider's id of the movement.
 */
export function tripDisputed(
  move: string,
  trip: Trip & PaidMoney,
  { disputeId, takenCents, beyondCents }: Disputed,
): LedgerEntry {
  const parts = partsOfRefund(trip, takenCents - beyondCents);
  return entry('trip-disputed', move, { bookingId: trip.bookingId, disputeId }, [
    owedTo(trip, parts.tripCents),
    line('service-fees', parts.feeCents),
    line('losses', beyondCents),
    line('card-clearing', -takenCents),
  ]);
}

/** The bank withdraws a feature payment, or returns it. */
export function featureDisputed(
  move: string,
  boatFeatureId: string,
  { disputeId, takenCents }: Omit<Disputed, 'beyondCents'>,
): LedgerEntry {
  return entry('feature-disputed', move, { boatFeatureId, disputeId }, [
    line('feature-sales', takenCents),
    line('card-clearing', -takenCents),
  ]);
}

/** The provider charged a fee, or paid out to the bank; negative amounts are the reverse. */
export function providerLineBooked(
  providerLine: string,
  providerLineId: string,
  { feeCents, bankCents }: { feeCents: number; bankCents: number },
): LedgerEntry {
  return entry('provider-line', providerLine, { providerLineId }, [
    line('provider-fees', feeCents),
    line('at-bank', bankCents),
    line('card-clearing', 0 - feeCents - bankCents),
  ]);
}

/** An operator was paid out; a negative amount reverses a payout. */
export function paidOut(payout: {
  payoutId: string;
  operatorId: string;
  cents: number;
}): LedgerEntry {
  const { payoutId, cents } = payout;
  return entry(cents > 0 ? 'paid-out' : 'payout-taken-back', payoutId, { payoutId }, [
    owedTo(payout, cents),
    line('paid-out', -cents),
  ]);
}

function entry(
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

function line(account: Exclude<LedgerAccount, OwnAccount>, cents: number): LedgerLine {
  return { account, operatorId: null, cents };
}

function owedTo({ operatorId }: { operatorId: string }, cents: number): LedgerLine {
  return { account: 'owed-to-captain', operatorId, cents };
}
