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

const month = z.string('Choose a month').check(z.refine(isMonth, 'Choose a month'));

/** GET /api/admin/payouts: filters of the list. Without `show`, it lists only months with an open balance. */
export const adminPayoutsQuery = z.extend(searchQuery, {
  month: z.optional(month),
  show: z.optional(z.enum(['open', 'all'], 'Show is open or all')),
});
export type AdminPayoutsQuery = z.infer<typeof adminPayoutsQuery>;

/**
 * POST /api/admin/payouts: records a payout. `openCents` is the balance that was shown (optimistic lock), so that two
 * admins cannot both pay it. `requestKey` is an idempotency key.
 */
export const recordPayoutPayload = z.object({
  operatorId: z.uuid('There is no such captain'),
  month,
  cents: wholeCents('Enter how much was paid').check(z.gte(1, 'Enter how much was paid')),
  openCents: z.int('What is open must be whole cents'),
  paidOn: dayField('Choose the day'),
  method: z.enum(payoutMethods, 'Choose PayPal, bank wire or cash'),
  reference: lineField('Reference', 120).check(
    z.minLength(1, 'Enter a reference by which the payment can be found'),
  ),
  note: z._default(lineField('Note', 500), ''),
  requestKey: z.uuid('The request key has to be a UUID'),
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
  /** Whether the accounts of every day sum to 0; the database rejects any entry that does not. */
  isBalanced: z.boolean(),
});
export type BooksView = z.infer<typeof booksView>;

/** Endpoints of operators' balances, payouts and the ledger. */
export const adminPayoutEndpoints = {
  adminPayouts: {
    method: 'GET',
    path: '/api/admin/payouts',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'What is owed to whom from trips that have sailed, by month, newest first',
    query: adminPayoutsQuery,
    answers: { 200: owedMonthPageView },
  },
  adminPayoutsFile: {
    method: 'GET',
    path: '/api/admin/payouts.csv',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'The same months as a CSV file, all of them',
    query: adminPayoutsQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooksFile: {
    method: 'GET',
    path: '/api/admin/books.csv',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'Every line of the books as a CSV file',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooks: {
    method: 'GET',
    path: '/api/admin/books',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'Where all money is, account by account',
    answers: { 200: booksView },
  },
  adminStatement: {
    method: 'GET',
    path: '/api/admin/payouts/{operatorId}/{month}',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'A captain’s statement of one month, with what was paid out for it',
    answers: { 200: adminStatementView },
    problems: ['not-found'],
  },
  adminStatementFile: {
    method: 'GET',
    path: '/api/admin/payouts/{operatorId}/{month}/statement.csv',
    caller: 'admin',
    permission: 'see-payouts',
    summary: 'The same as a CSV file, one line a trip and a payout',
    answers: { 200: z.string() },
    contentType: 'text/csv',
    problems: ['not-found'],
  },
  adminRecordPayout: {
    method: 'POST',
    path: '/api/admin/payouts',
    caller: 'admin',
    permission: 'record-payout',
    summary:
      'Record what a captain was paid, who is mailed about it. Never more than is owed; the same request key is recorded once, and with other values it is 409',
    payload: recordPayoutPayload,
    answers: { 200: adminStatementView },
    problems: ['not-found', 'conflict', 'amount-changed'],
  },
  adminTakeBackPayout: {
    method: 'POST',
    path: '/api/admin/payouts/{id}/take-back',
    caller: 'admin',
    permission: 'take-back-payout',
    summary: 'Take back a payout that did not happen, by an entry against it',
    payload: takeBackPayoutPayload,
    answers: { 200: adminStatementView },
    problems: ['not-found', 'conflict'],
  },
  adminAccountNumber: {
    method: 'POST',
    path: '/api/admin/operators/{id}/account-number',
    caller: 'admin',
    permission: 'read-account-number',
    summary:
      'A captain’s whole account number, for who is about to pay; the asking is written down',
    answers: { 200: accountNumberView },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
