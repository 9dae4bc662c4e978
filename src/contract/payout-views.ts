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

/** What paid trips earn the captain, by month, newest first. Amounts are whole cents of US dollars. */
export const statementView = z.object({
  currency: z.literal('USD'),
  owedCents: z.number(),
  comingCents: z.number(),
  months: z.array(
    z.object({
      month: z.string(),
      owedCents: z.number(),
      comingCents: z.number(),
      trips: z.array(
        z.object({
          bookingId: z.string(),
          code: z.string(),
          boatName: z.string(),
          customerName: z.string(),
          start: z.string(),
          end: z.string(),
          groupSize: z.number(),
          amountCents: z.number(),
          isOwed: z.boolean(),
        }),
      ),
    }),
  ),
});
export type StatementView = z.infer<typeof statementView>;
