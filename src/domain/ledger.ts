import { partsOfRefund, type PaidMoney } from './refunds.ts';

/**
 * Where money is. More than nothing is what there is or what left for good; less than nothing is what is
 * owed or was earned. All of them together are always nothing.
 */
export const ledgerAccounts = [
  // At the card payment provider.
  'card-clearing',
  // What the provider kept for its work, and what it sent to the platform's bank.
  'provider-fees',
  'at-bank',
  // Each operator's own: what their trips earned and was not paid out.
  'owed-to-captain',
  'service-fees',
  'feature-sales',
  // Decided, and not with the guest yet.
  'refunds-owed',
  // Paid back to guests beside the provider: by wire, in cash.
  'refunded-otherwise',
  // What went back to guests beyond what was taken from them for it.
  'losses',
  // What has been handed to operators.
  'paid-out',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export type LedgerLine = { account: LedgerAccount; operatorId: string | null; cents: number };

export type LedgerEntry = {
  /** What happened, in a word that happens once. */
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

/** A guest paid a trip, and it stands. */
export function tripPaid(trip: Trip & Pick<PaidMoney, 'tripCents' | 'feeCents'>): LedgerEntry {
  const { bookingId, tripCents, feeCents } = trip;
  return entry('trip-paid', bookingId, { bookingId }, [
    line('card-clearing', tripCents + feeCents),
    owedTo(trip, -tripCents),
    line('service-fees', -feeCents),
  ]);
}

type Refund = {
  bookingId: string;
  refundId: string;
  cents: number;
  /** What of it is more than was left of the trip's payment: the platform's own loss. */
  beyondCents?: number;
};

/** A payment arrived that cannot be kept: too late, or a second one. */
export function paymentUnwanted(sessionId: string, refund: Refund): LedgerEntry {
  return entry('payment-unwanted', sessionId, refundOf(refund), [
    line('card-clearing', refund.cents),
    line('refunds-owed', -refund.cents),
  ]);
}

/** Of a paid trip, so much is to go back; `money` is as it stood before. */
export function refundDecided(trip: Trip & PaidMoney, refund: Refund): LedgerEntry {
  const { beyondCents = 0 } = refund;
  const parts = partsOfRefund(trip, refund.cents - beyondCents);
  return entry('refund-decided', refund.refundId, refundOf(refund), [
    owedTo(trip, parts.tripCents),
    line('service-fees', parts.feeCents),
    line('losses', beyondCents),
    line('refunds-owed', -refund.cents),
  ]);
}

/** The provider gave it back. Its own name for that makes a second try another event. */
export function refundSent(providerRefund: string, refund: Refund): LedgerEntry {
  return entry('refund-sent', providerRefund, refundOf(refund), [
    line('refunds-owed', refund.cents),
    line('card-clearing', -refund.cents),
  ]);
}

/** What had been given back came back to the provider: the guest is owed it again. */
export function refundReturned(providerRefund: string, refund: Refund): LedgerEntry {
  return entry('refund-returned', providerRefund, refundOf(refund), [
    line('card-clearing', refund.cents),
    line('refunds-owed', -refund.cents),
  ]);
}

/** What the provider could not give back was paid to the guest in another way. */
export function refundSettled(refund: Refund): LedgerEntry {
  return entry('refund-settled', refund.refundId, refundOf(refund), [
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

/** An operator paid for a boat that was gone. */
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

/** The operator's bank did not take it. */
export function featureRefundReturned(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-refund-returned', providerRefund, { boatFeatureId }, [
    line('card-clearing', cents),
    line('refunds-owed', -cents),
  ]);
}

/** Somebody gave back at the provider what an operator paid, or a part of it. */
export function featureGivenBack(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-given-back', providerRefund, { boatFeatureId }, [
    line('feature-sales', cents),
    line('card-clearing', -cents),
  ]);
}

/** What had been given back there did not reach the operator's bank. */
export function featureGiveBackFailed(
  providerRefund: string,
  { boatFeatureId, cents }: Feature,
): LedgerEntry {
  return entry('feature-give-back-failed', providerRefund, { boatFeatureId }, [
    line('card-clearing', cents),
    line('feature-sales', -cents),
  ]);
}

/** `takenCents`: what the bank takes back, less than nothing when it gives it back again. */
type Disputed = { disputeId: string; takenCents: number; beyondCents: number };

/**
 * The bank takes back what was paid for a trip, or gives it back again: as long as it has it, it is taken
 * from trip and fee as a refund is. `money` is as it stood before; `move` is the provider's name for it.
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

/** The same, of what an operator paid to have a boat featured. */
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

/** The provider kept a fee, or sent money to the bank; less than nothing is the other way round. */
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

/** An operator was paid out; less than nothing takes a payout back. */
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

function refundOf({ bookingId, refundId }: Refund): LedgerEntry['about'] {
  return { bookingId, refundId };
}

function line(account: Exclude<LedgerAccount, 'owed-to-captain'>, cents: number): LedgerLine {
  return { account, operatorId: null, cents };
}

function owedTo({ operatorId }: { operatorId: string }, cents: number): LedgerLine {
  return { account: 'owed-to-captain', operatorId, cents };
}
