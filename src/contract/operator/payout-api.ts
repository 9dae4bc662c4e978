import * as z from 'zod/mini';
import type { FieldName } from '../fields/text-messages.ts';
import { isMonth } from '#domain/time/days.ts';
import {
  DEFAULT_BANK_COUNTRY,
  isMasked,
  neededForPayout,
  payoutCurrencies,
  payoutMethods,
} from '#domain/payouts/payouts.ts';
import type { Endpoint } from '../endpoint.ts';
import { emailField, lineField } from '../fields/payload-fields.ts';

const NEEDED = 'payoutDetails.missing';

/** Treats an empty form field as missing. */
const given = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === null || (typeof value === 'string' && value.trim() === '')
        ? undefined
        : (value as string),
    ),
    z.optional(schema),
  );

const line = (field: FieldName, max = 120) => given(lineField(field, max));

const mailbox = given(emailField('payoutDetails.emailInvalid'));

/**
 * POST /api/payment-details, and the form for it (spec 5: payout details). A masked account number keeps the saved one.
 */
export const payoutPayload = z
  .object({
    payoutMethod: z.enum(payoutMethods, 'payoutMethod.choose'),
    paypalEmail: mailbox,
    accountHolderName: line('field.accountHolder'),
    bankName: line('field.bankName'),
    bankAddress: line('field.bankAddress', 240),
    accountNumber: given(
      z.string('accountNumber.notText').check(
        z.trim(),
        z.refine(
          (value) => isMasked(value) || /^[A-Za-z0-9][A-Za-z0-9 .-]{1,39}$/.test(value),
          'accountNumber.badCharacters',
        ),
      ),
    ),
    swiftBicCode: given(
      z
        .string('swift.notText')
        .check(z.trim(), z.regex(/^[A-Za-z0-9]{8}([A-Za-z0-9]{3})?$/, 'swift.invalid')),
    ),
    bankCountry: z._default(z.string().check(z.trim(), z.maxLength(80)), DEFAULT_BANK_COUNTRY),
    currencyPreference: z._default(z.enum(payoutCurrencies, 'currency.choose'), 'USD'),
    routingNumber: line('field.routingNumber', 40),
    emailForNotifications: mailbox,
    cashPayoutEnabled: z._default(z.boolean('payoutDetails.cash'), false),
  })
  .check((context) => {
    const details = context.value as Record<string, unknown>;
    for (const field of neededForPayout[context.value.payoutMethod]) {
      if (details[field] !== undefined) continue;
      context.issues.push({
        code: 'custom',
        message: NEEDED,
        path: [field],
        input: details[field],
      });
    }
  });
export type PayoutPayload = z.infer<typeof payoutPayload>;

const text = z.nullable(z.string());

/** Saved payout details (spec 3). The account number is masked except for its last characters. */
export const payoutDetailsView = z.object({
  payoutMethod: z.enum(payoutMethods),
  paypalEmail: text,
  accountHolderName: text,
  bankName: text,
  bankAddress: text,
  accountNumber: text,
  swiftBicCode: text,
  bankCountry: z.string(),
  currencyPreference: z.enum(payoutCurrencies),
  routingNumber: text,
  emailForNotifications: text,
  cashPayoutEnabled: z.boolean(),
  updatedAt: z.string(),
});
export type PayoutDetailsView = z.infer<typeof payoutDetailsView>;

/** A payout to an operator; negative if it reverses an earlier payout. */
export const recordedPayoutView = z.object({
  id: z.string(),
  cents: z.number(),
  paidOn: z.string(),
  method: z.enum(payoutMethods),
  reference: z.string(),
});

export const statementMonthView = z.object({
  month: z.string(),
  /** Earnings of completed trips. */
  owedCents: z.number(),
  comingCents: z.number(),
  paidOutCents: z.number(),
  /** Owed and not paid out yet; negative if a refund came after the payout. */
  openCents: z.number(),
  /** The first trips; the exported file has all of them. */
  trips: z.array(
    z.object({
      bookingId: z.string(),
      code: z.string(),
      boatName: z.string(),
      customerName: z.string(),
      start: z.string(),
      end: z.string(),
      groupSize: z.number(),
      /** The operator's share of the price, before refunds and disputes. */
      amountCents: z.number(),
      /** Refunds and disputes, and their reversals. */
      changes: z.array(
        z.object({
          id: z.string(),
          day: z.string(),
          kind: z.enum(['refund', 'dispute']),
          isAfterPayout: z.boolean(),
          cents: z.number(),
        }),
      ),
      isOwed: z.boolean(),
      isCancelled: z.boolean(),
    }),
  ),
  hasMoreTrips: z.boolean(),
  payouts: z.array(recordedPayoutView),
  /** Cancelled trips transferred to or from another operator. They change no total. */
  rebookings: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      direction: z.enum(['went', 'came']),
      code: z.string(),
      /** Moved from one operator's balance to the other's. */
      cents: z.number(),
    }),
  ),
});

/** GET /api/operator/statement: cursor of the next page of months. */
export const statementQuery = z.object({
  after: z.optional(z.string().check(z.refine(isMonth, 'cursor.gone'))),
});

/**
 * The operator's earnings by month, newest first. Totals cover all months, in whole cents of US dollars; `next` is the
 * cursor of the next page.
 */
export const statementView = z.object({
  currency: z.literal('USD'),
  owedCents: z.number(),
  comingCents: z.number(),
  paidOutCents: z.number(),
  openCents: z.number(),
  /** Payments less refunds and disputes, over all trips. Minus the service fees, it equals owed plus coming. */
  revenueCents: z.number(),
  feeCents: z.number(),
  months: z.array(statementMonthView),
  next: z.nullable(z.string()),
  /**
   * Money that the operator collected for manual bookings, by the month of the trip, newest first. Excluded from the
   * totals above.
   */
  byHand: z.array(z.object({ month: z.string(), trips: z.number(), cents: z.number() })),
});
export type StatementView = z.infer<typeof statementView>;

export type StatementMonthView = StatementView['months'][number];

export const payoutEndpoints = {
  payoutDetails: {
    method: 'GET',
    path: '/api/payment-details',
    caller: 'operator',
    summary: 'The operator’s payout details with a masked account number; null if none are saved',
    answers: { 200: z.nullable(payoutDetailsView) },
  },
  savePayoutDetails: {
    method: 'POST',
    path: '/api/payment-details',
    caller: 'operator',
    summary: 'Save the operator’s payout details',
    payload: payoutPayload,
    answers: { 200: payoutDetailsView },
    codes: ['accountNumber.again'],
  },
  statement: {
    method: 'GET',
    path: '/api/operator/statement',
    caller: 'operator',
    summary: 'The operator’s earnings by month, a year per page',
    query: statementQuery,
    answers: { 200: statementView },
  },
  statementFile: {
    method: 'GET',
    path: '/api/operator/statement.csv',
    caller: 'operator',
    summary: 'The statement as a CSV file, with one line per trip',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
