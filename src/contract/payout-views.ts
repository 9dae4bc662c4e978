import * as z from 'zod/mini';
import { payoutCurrencies, payoutMethods } from '#domain/payouts.ts';

const text = z.nullable(z.string());

/** Saved payout details (spec 3). The account number is masked: only its end is shown. */
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

/** What an operator was paid out, or what was taken back: then it is less than nothing. */
export const recordedPayoutView = z.object({
  id: z.string(),
  cents: z.number(),
  paidOn: z.string(),
  method: z.enum(payoutMethods),
  reference: z.string(),
});

export const statementMonthView = z.object({
  month: z.string(),
  /** Of trips that have sailed. */
  owedCents: z.number(),
  comingCents: z.number(),
  paidOutCents: z.number(),
  /** Owed and not paid out yet; less than nothing when a refund came after the payout. */
  openCents: z.number(),
  trips: z.array(
    z.object({
      bookingId: z.string(),
      code: z.string(),
      boatName: z.string(),
      customerName: z.string(),
      start: z.string(),
      end: z.string(),
      groupSize: z.number(),
      /** The operator's part of what was kept; before what was taken off after a payout. */
      amountCents: z.number(),
      /** What went off it after its month was paid out, or came back: refunds, and what a bank took. */
      changes: z.array(
        z.object({
          id: z.string(),
          day: z.string(),
          kind: z.enum(['refund', 'dispute']),
          cents: z.number(),
        }),
      ),
      isOwed: z.boolean(),
      isCancelled: z.boolean(),
    }),
  ),
  payouts: z.array(recordedPayoutView),
});

/** What paid trips earn the operator, by month, newest first. Amounts are whole cents of US dollars. */
export const statementView = z.object({
  currency: z.literal('USD'),
  owedCents: z.number(),
  comingCents: z.number(),
  paidOutCents: z.number(),
  openCents: z.number(),
  months: z.array(statementMonthView),
});
export type StatementView = z.infer<typeof statementView>;
export type StatementMonthView = StatementView['months'][number];
