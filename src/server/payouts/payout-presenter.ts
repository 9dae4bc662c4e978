import type { PayoutDetailsView, StatementMonthView, StatementView } from '#contract/payout-api.ts';
import type { Day } from '#domain/days.ts';
import {
  maskedNumber,
  openCentsOf,
  statementOf,
  type StatementMonth,
  type TripRebooking,
} from '#domain/payouts.ts';
import type { PaidTripRow, SavedPayout } from './payout-queries.ts';
import type { RecordedPayoutRow } from './recorded-payout-queries.ts';

/** Saved payout details as the operator may see them again: the account number masked. */
export function presentPayout({ details, updatedAt }: SavedPayout): PayoutDetailsView {
  return {
    payoutMethod: details.payoutMethod,
    paypalEmail: details.paypalEmail ?? null,
    accountHolderName: details.accountHolderName ?? null,
    bankName: details.bankName ?? null,
    bankAddress: details.bankAddress ?? null,
    accountNumber: details.accountNumber === undefined ? null : maskedNumber(details.accountNumber),
    swiftBicCode: details.swiftBicCode ?? null,
    bankCountry: details.bankCountry,
    currencyPreference: details.currencyPreference,
    routingNumber: details.routingNumber ?? null,
    emailForNotifications: details.emailForNotifications ?? null,
    cashPayoutEnabled: details.cashPayoutEnabled,
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentStatement(
  trips: readonly PaidTripRow[],
  payouts: readonly RecordedPayoutRow[],
  rebookings: readonly TripRebooking[],
  byHand: StatementView['byHand'],
  today: Day,
): StatementView {
  const months = statementOf(trips, payouts, today, rebookings).map(presentMonth);
  const sum = (of: (month: StatementMonthView) => number) =>
    months.reduce((total, month) => total + of(month), 0);
  return {
    currency: 'USD',
    owedCents: sum((month) => month.owedCents),
    comingCents: sum((month) => month.comingCents),
    paidOutCents: sum((month) => month.paidOutCents),
    openCents: sum((month) => month.openCents),
    months,
    byHand,
  };
}

export function presentMonth(
  month: StatementMonth<PaidTripRow, RecordedPayoutRow>,
): StatementMonthView {
  return {
    ...month,
    openCents: openCentsOf(month),
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

function presentRecordedPayout({ id, cents, paid_on, method, reference }: RecordedPayoutRow) {
  return { id, cents, paidOn: paid_on, method, reference };
}
