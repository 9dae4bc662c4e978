import * as z from 'zod/mini';
import {
  DEFAULT_BANK_COUNTRY,
  isMasked,
  neededForPayout,
  payoutCurrencies,
  payoutMethods,
} from '#domain/payouts.ts';
import { isOneLine } from '#domain/plain-text.ts';

const NEEDED = 'Required fields must be filled for the selected payout method';

/** What is empty in a form is not given. */
const given = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === null || (typeof value === 'string' && value.trim() === '')
        ? undefined
        : (value as string),
    ),
    z.optional(schema),
  );
const line = (name: string, most = 120) =>
  given(
    z
      .string(`${name} must be text`)
      .check(
        z.trim(),
        z.maxLength(most, `${name} can be at most ${most} characters`),
        z.refine(isOneLine, `${name} has characters that cannot be used`),
      ),
  );
const mailbox = given(
  z
    .string('Valid email required')
    .check(z.trim(), z.maxLength(254, 'Valid email required'), z.email('Valid email required')),
);

/** POST /api/payment-details, and the form before it (spec 5: payout details). A masked account number keeps the saved one. */
export const payoutPayload = z
  .object({
    payoutMethod: z.enum(payoutMethods, 'Choose PayPal, bank wire or cash'),
    paypalEmail: mailbox,
    accountHolderName: line('Account holder name'),
    bankName: line('Bank name'),
    bankAddress: line('Bank address', 240),
    accountNumber: given(
      z.string('Account number must be text').check(
        z.trim(),
        z.refine(
          (value) => isMasked(value) || /^[A-Za-z0-9][A-Za-z0-9 .-]{1,39}$/.test(value),
          'Account number can have letters, digits, spaces and dashes only',
        ),
      ),
    ),
    swiftBicCode: given(
      z
        .string('SWIFT/BIC code must be text')
        .check(
          z.trim(),
          z.regex(
            /^[A-Za-z0-9]{8}([A-Za-z0-9]{3})?$/,
            'SWIFT/BIC code has 8 or 11 letters and digits',
          ),
        ),
    ),
    bankCountry: z._default(z.string().check(z.trim(), z.maxLength(80)), DEFAULT_BANK_COUNTRY),
    currencyPreference: z._default(z.enum(payoutCurrencies, 'Choose USD or ANG'), 'USD'),
    routingNumber: line('Routing number', 40),
    emailForNotifications: mailbox,
    cashPayoutEnabled: z._default(z.boolean('Cash payout is on or off'), false),
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
