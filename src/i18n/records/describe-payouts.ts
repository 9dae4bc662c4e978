import { formatDollars } from '#domain/money/money.ts';
import type { PayoutMethod, ShareChange, TripRebooking } from '#domain/payouts/payouts.ts';
import payouts from '#locales/portal/admin/business/admin-payouts.en.ts';

/** Names of payout methods in exported files. */
export const payoutMethodNames: Readonly<Record<PayoutMethod, string>> = {
  paypal: 'PayPal',
  bank_wire: 'Bank wire',
  cash: 'Cash',
};

/** Describes a change of an operator's share in exported files. */
export function describeChange({
  kind,
  cents,
  isAfterPayout,
}: Pick<ShareChange, 'kind' | 'cents' | 'isAfterPayout'>): string {
  const { refund, refundAfter, taken, given } = payouts.changes;
  if (kind === 'refund') return isAfterPayout ? refundAfter : refund;
  return cents < 0 ? taken : given;
}

/** "Rebooked with another captain: SXM-7K2P-9QXD, $360.00", for files. */
export function describeRebooking({
  direction,
  code,
  cents,
}: Pick<TripRebooking, 'direction' | 'code' | 'cents'>): string {
  return payouts.rebooked[direction](code, formatDollars(cents));
}
