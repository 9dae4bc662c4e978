import * as z from 'zod/mini';
import { isMonth } from '#domain/time/days.ts';
import { ledgerAccounts } from '#domain/payouts/ledger.ts';
import { payoutMethods } from '#domain/payouts/payouts.ts';
import { reasonField, wholeCents } from './admin-refund-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { searchQuery, buildPageSchema } from '../fields/paging.ts';
import { dayField, lineField } from '../fields/payload-fields.ts';
import {
  payoutDetailsView,
  recordedPayoutView,
  statementMonthView,
} from '../operator/payout-api.ts';

const month = z.string('month.choose').check(z.refine(isMonth, 'month.choose'));

/** GET /api/admin/payouts: filters of the list. Without `show`, it lists only months with an open balance. */
export const adminPayoutsQuery = z.extend(searchQuery, {
  month: z.optional(month),
  show: z.optional(z.enum(['open', 'all'], 'api.disputeFilter')),
});
export type AdminPayoutsQuery = z.infer<typeof adminPayoutsQuery>;

/**
 * POST /api/admin/payouts: records a payout. `openCents` is the balance that was shown (optimistic lock), so that two
 * admins cannot pay it twice. `requestKey` is an idempotency key.
 */
export const recordPayoutPayload = z.object({
  operatorId: z.uuid('operatorId.unknown'),
  month,
  cents: wholeCents('payout.amountMissing').check(z.gte(1, 'payout.amountMissing')),
  openCents: z.int('api.openCents'),
  paidOn: dayField('theDay.choose'),
  method: z.enum(payoutMethods, 'payoutMethod.choose'),
  reference: lineField('field.reference', 120).check(z.minLength(1, 'reference.missing')),
  note: z._default(lineField('field.note', 500), ''),
  requestKey: z.uuid('api.requestKey'),
});
export type RecordPayoutPayload = z.infer<typeof recordPayoutPayload>;

/** POST /api/admin/payouts/{id}/take-back: reverses a recorded payout that did not happen. */
export const takeBackPayoutPayload = z.object({ reason: reasonField });

/** An operator's month in the list of balances. Amounts are whole cents of US dollars. */
export const owedMonthView = z.object({
  operator: z.object({ id: z.string(), name: z.string(), isSuspended: z.boolean() }),
  month: z.string(),
  /** Earnings of completed trips. */
  owedCents: z.number(),
  paidOutCents: z.number(),
  /** Negative if a refund came after the payout. */
  openCents: z.number(),
  /** Null if the operator has not entered payout details, or they cannot be decrypted. */
  method: z.nullable(z.enum(payoutMethods)),
});
export type OwedMonthView = z.infer<typeof owedMonthView>;

export const owedMonthPageView = buildPageSchema(owedMonthView);
export type OwedMonthPageView = z.infer<typeof owedMonthPageView>;

export const adminRecordedPayoutView = z.extend(recordedPayoutView, {
  note: z.string(),
  recordedBy: z.string(),
  recordedAt: z.string(),
  /** Whether it reverses an earlier payout. `isTakenBack`: whether it was reversed itself. */
  takesBack: z.boolean(),
  isTakenBack: z.boolean(),
});
export type AdminRecordedPayoutView = z.infer<typeof adminRecordedPayoutView>;

/** An operator's month: the trips and totals that the operator sees, and the payable amount. */
export const adminStatementView = z.object({
  operator: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    isSuspended: z.boolean(),
  }),
  /** Payout details with the account number masked; null if there are none or they cannot be decrypted. */
  details: z.nullable(payoutDetailsView),
  /** Whether the details were encrypted with another key: the operator has to enter them again. */
  areDetailsSealed: z.boolean(),
  statement: z.extend(statementMonthView, { payouts: z.array(adminRecordedPayoutView) }),
  /** Maximum payout now: the open balance less overpayments of other months. */
  payableCents: z.number(),
  /** Overpayments of other months, which are deducted from this one. */
  overpaidBesideCents: z.number(),
});
export type AdminStatementView = z.infer<typeof adminStatementView>;

/** The full account number, for making a payout. */
export const accountNumberView = z.object({ accountNumber: z.string() });

/** Balances of the ledger's accounts. `cents` is negative for liabilities and income. */
export const booksView = z.object({
  accounts: z.array(z.object({ account: z.enum(ledgerAccounts), cents: z.number() })),
  entries: z.number(),
  /** Payable to operators now: earnings of completed trips not paid out yet. */
  openCents: z.number(),
  /** Failed refunds that need a person. */
  failedRefunds: z.object({ count: z.number(), cents: z.number() }),
  /** Whether the entries of every day sum to 0. The database rejects any entry that does not sum to 0. */
  isBalanced: z.boolean(),
});
export type BooksView = z.infer<typeof booksView>;

/** Endpoints for operators' balances, payouts and the ledger. */
export const adminPayoutEndpoints = {
  adminPayouts: {
    method: 'GET',
    path: '/api/admin/payouts',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'Balances owed to operators for trips that have sailed, by month, newest first',
    query: adminPayoutsQuery,
    answers: { 200: owedMonthPageView },
    codes: ['cursor.gone'],
  },
  adminPayoutsFile: {
    method: 'GET',
    path: '/api/admin/payouts.csv',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'All these months as a CSV file',
    query: adminPayoutsQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooksFile: {
    method: 'GET',
    path: '/api/admin/books.csv',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'All ledger entries as a CSV file',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooks: {
    method: 'GET',
    path: '/api/admin/books',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'The balance of each ledger account',
    answers: { 200: booksView },
  },
  adminStatement: {
    method: 'GET',
    path: '/api/admin/payouts/{operatorId}/{month}',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'An operator’s statement for one month, with its payouts',
    answers: { 200: adminStatementView },
    problems: ['not-found'],
    codes: ['month.unknown'],
  },
  adminStatementFile: {
    method: 'GET',
    path: '/api/admin/payouts/{operatorId}/{month}/statement.csv',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'The statement as a CSV file, with one line per trip and payout',
    answers: { 200: z.string() },
    contentType: 'text/csv',
    problems: ['not-found'],
    codes: ['month.unknown'],
  },
  adminRecordPayout: {
    method: 'POST',
    path: '/api/admin/payouts',
    caller: 'admin',
    permission: 'record-payout',
    summary:
      'Record a payout to an operator and mail them. It cannot exceed the balance owed. A repeated request key is recorded once; with other values it is refused with 409',
    payload: recordPayoutPayload,
    answers: { 200: adminStatementView },
    problems: ['not-found', 'conflict', 'amount-changed'],
    codes: [
      'operator.unknown',
      'payout.alreadyRecorded',
      'payout.inFuture',
      'payout.noBankAccount',
      'payout.noPaypal',
      'payout.owedChanged',
      'payout.tooMuch',
    ],
  },
  adminTakeBackPayout: {
    method: 'POST',
    path: '/api/admin/payouts/{id}/take-back',
    caller: 'admin',
    permission: 'take-back-payout',
    summary: 'Reverse a payout that was not made, by a counter-entry',
    payload: takeBackPayoutPayload,
    answers: { 200: adminStatementView },
    problems: ['not-found', 'conflict'],
    codes: ['payout.alreadyReversed', 'payout.unknown'],
  },
  adminAccountNumber: {
    method: 'POST',
    path: '/api/admin/operators/{id}/account-number',
    caller: 'admin',
    permission: 'read-account-number',
    summary:
      'An operator’s full account number, for making a payout. The request is recorded in the audit log',
    answers: { 200: accountNumberView },
    problems: ['not-found'],
    codes: ['payout.noAccountNumber'],
  },
} as const satisfies Record<string, Endpoint>;
