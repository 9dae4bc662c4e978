import type { PayoutDetailsView, StatementMonthView } from '#contract/operator/payout-api.ts';
import {
  maskAccountNumber,
  computeOpenCents,
  type StatementMonth,
} from '#domain/payouts/payouts.ts';
import type { PaidTripRow, SavedPayout } from './payout-queries.ts';
import type { RecordedPayoutRow } from './recorded-payout-queries.ts';

/** Presents saved payout details with the account number masked. */
export function presentPayout({ details, updatedAt }: SavedPayout): PayoutDetailsView {
  return {
    payoutMethod: details.payoutMethod,
    paypalEmail: details.paypalEmail ?? null,
    accountHolderName: details.accountHolderName ?? null,
    bankName: details.bankName ?? null,
    bankAddress: details.bankAddress ?? null,
    accountNumber:
      details.accountNumber === undefined ? null : maskAccountNumber(details.accountNumber),
    swiftBicCode: details.swiftBicCode ?? null,
    bankCountry: details.bankCountry,
    currencyPreference: details.currencyPreference,
    routingNumber: details.routingNumber ?? null,
    emailForNotifications: details.emailForNotifications ?? null,
    cashPayoutEnabled: details.cashPayoutEnabled,
    updatedAt: updatedAt.toISOString(),
  };
}

/** Month of a statement: its amounts, and the first or all of its trips. */
export type ReadMonth = StatementMonth<PaidTripRow, RecordedPayoutRow> & { hasMoreTrips: boolean };

export function presentMonth(month: ReadMonth): StatementMonthView {
  return {
    ...month,
    openCents: computeOpenCents(month),
    trips: month.trips.map(
      ({ tripCents: _trip, feeCents: _fee, refundedCents: _back, status, ...trip }) => ({
        ...trip,
        isCancelled: status !== 'paid',
      }),
    ),
    payouts: month.payouts.map(presentRecordedPayout),
    rebookings: month.rebookings.map(({ month: _, ...rebooking }) => rebooking),
  };
}

function presentRecordedPayout({ id, cents, paidOn, method, reference }: RecordedPayoutRow) {
  return { id, cents, paidOn, method, reference };
}
