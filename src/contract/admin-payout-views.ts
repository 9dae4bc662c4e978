import * as z from 'zod/mini';
import { ledgerAccounts } from '#domain/ledger.ts';
import { payoutMethods } from '#domain/payouts.ts';
import { pageOf } from './paging.ts';
import { payoutDetailsView, recordedPayoutView, statementMonthView } from './payout-views.ts';

/** An operator's month in the list of what is owed. Amounts are whole cents of US dollars. */
export const owedMonthView = z.object({
  operator: z.object({ id: z.string(), name: z.string(), isSuspended: z.boolean() }),
  month: z.string(),
  /** Of trips that have sailed. */
  owedCents: z.number(),
  paidOutCents: z.number(),
  /** Less than nothing when a refund came after the payout. */
  openCents: z.number(),
  /** Null when the operator has not said yet how to be paid, or what they said cannot be opened. */
  method: z.nullable(z.enum(payoutMethods)),
});
export type OwedMonthView = z.infer<typeof owedMonthView>;

export const owedMonthPageView = pageOf(owedMonthView);
export type OwedMonthPageView = z.infer<typeof owedMonthPageView>;

/** A payout with what only the platform's people know of it. */
export const adminRecordedPayoutView = z.extend(recordedPayoutView, {
  note: z.string(),
  recordedBy: z.string(),
  recordedAt: z.string(),
  /** Whether it takes an earlier one back, and whether it was taken back itself. */
  takesBack: z.boolean(),
  isTakenBack: z.boolean(),
});
export type AdminRecordedPayoutView = z.infer<typeof adminRecordedPayoutView>;

/** An operator's month: the same trips and sums that the operator sees, and what may be paid now. */
export const adminStatementView = z.object({
  operator: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    isSuspended: z.boolean(),
  }),
  /** How the operator is paid, with the account number masked; null when nothing is saved, or it cannot be opened. */
  details: z.nullable(payoutDetailsView),
  /** Whether details are saved that another sealing key closed: the operator has to enter them again. */
  areDetailsSealed: z.boolean(),
  statement: z.extend(statementMonthView, { payouts: z.array(adminRecordedPayoutView) }),
  /** The most that may be paid now; less than what is open where another month was paid too much. */
  payableCents: z.number(),
  /** What other months were paid too much: it comes off what may be paid for this one. */
  overpaidBesideCents: z.number(),
});
export type AdminStatementView = z.infer<typeof adminStatementView>;

/** The whole account number, for who is about to pay. */
export const accountNumberView = z.object({ accountNumber: z.string() });

/** Where all money is, by the books. `cents` is less than nothing for what is owed or was earned. */
export const booksView = z.object({
  accounts: z.array(z.object({ account: z.enum(ledgerAccounts), cents: z.number() })),
  entries: z.number(),
  /** What operators can be paid now: of trips that have sailed, and not paid out yet. */
  openCents: z.number(),
  /** Refunds that guests do not have, and that a person has to look at. */
  failedRefunds: z.object({ count: z.number(), cents: z.number() }),
  /** Whether every entry comes to 0, and all of them together. */
  isBalanced: z.boolean(),
});
export type BooksView = z.infer<typeof booksView>;
