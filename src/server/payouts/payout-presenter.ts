import type { PayoutDetailsView, StatementView } from '#contract/payout-views.ts';
import type { Day } from '#domain/days.ts';
import { maskedNumber, statementOf } from '#domain/payouts.ts';
import type { PaidTripRow, SavedPayout } from './payout-queries.ts';

/** Saved payout details as the captain may see them again: the account number masked. */
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

export function presentStatement(rows: readonly PaidTripRow[], today: Day): StatementView {
  const months = statementOf(rows, today);
  const sum = (of: (month: (typeof months)[number]) => number) =>
    months.reduce((total, month) => total + of(month), 0);
  return {
    currency: 'USD',
    owedCents: sum((month) => month.owedCents),
    comingCents: sum((month) => month.comingCents),
    months: months.map((month) => ({
      ...month,
      trips: month.trips.map(({ tripCents: _all, refundedCents: _back, ...trip }) => trip),
    })),
  };
}
