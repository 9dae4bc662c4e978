import * as z from 'zod/mini';
import {
  recordPayoutPayload,
  takeBackPayoutPayload,
  adminPayoutsQuery,
} from './admin-payout-payloads.ts';
import {
  accountNumberView,
  adminStatementView,
  booksView,
  owedMonthPageView,
} from './admin-payout-views.ts';
import type { Endpoint } from './endpoint.ts';

/** What operators are owed and were paid out, and the books behind it. */
export const adminPayoutEndpoints = {
  adminPayouts: {
    method: 'GET',
    path: '/api/admin/payouts',
    caller: 'admin',
    act: 'see-payouts',
    summary: 'What is owed to whom from trips that have sailed, by month, newest first',
    query: adminPayoutsQuery,
    answers: { 200: owedMonthPageView },
  },
  adminPayoutsFile: {
    method: 'GET',
    path: '/api/admin/payouts.csv',
    caller: 'admin',
    act: 'see-payouts',
    summary: 'The same months as a CSV file, all of them',
    query: adminPayoutsQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooksFile: {
    method: 'GET',
    path: '/api/admin/books.csv',
    caller: 'admin',
    act: 'see-payouts',
    summary: 'Every line of the books as a CSV file',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooks: {
    method: 'GET',
    path: '/api/admin/books',
    caller: 'admin',
    act: 'see-payouts',
    summary: 'Where all money is, account by account',
    answers: { 200: booksView },
  },
  adminStatement: {
    method: 'GET',
    path: '/api/admin/payouts/{operatorId}/{month}',
    caller: 'admin',
    act: 'see-payouts',
    summary: 'A captain’s statement of one month, with what was paid out for it',
    answers: { 200: adminStatementView },
  },
  adminStatementFile: {
    method: 'GET',
    path: '/api/admin/payouts/{operatorId}/{month}/statement.csv',
    caller: 'admin',
    act: 'see-payouts',
    summary: 'The same as a CSV file, one line a trip and a payout',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminRecordPayout: {
    method: 'POST',
    path: '/api/admin/payouts',
    caller: 'admin',
    act: 'record-payout',
    summary:
      'Record what a captain was paid, who is mailed about it. Never more than is owed; the same request key is recorded once, and with other values it is 409',
    payload: recordPayoutPayload,
    answers: { 200: adminStatementView },
  },
  adminTakeBackPayout: {
    method: 'POST',
    path: '/api/admin/payouts/{id}/take-back',
    caller: 'admin',
    act: 'take-back-payout',
    summary: 'Take back a payout that did not happen, by an entry against it',
    payload: takeBackPayoutPayload,
    answers: { 200: adminStatementView },
  },
  adminAccountNumber: {
    method: 'POST',
    path: '/api/admin/operators/{id}/account-number',
    caller: 'admin',
    act: 'read-account-number',
    summary:
      'A captain’s whole account number, for who is about to pay; the asking is written down',
    answers: { 200: accountNumberView },
  },
} as const satisfies Record<string, Endpoint>;
