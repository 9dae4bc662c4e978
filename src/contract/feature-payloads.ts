import * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';

const day = z.string('The day has to be one.').check(z.refine(isDay, 'The day has to be one.'));
const CARD_NEEDED = 'The card has to be given to the payment provider first.';

/**
 * POST /api/operator/boats/{id}/feature. `paymentMethod` is what the payment provider gave the browser in
 * return for the card; the card itself must never be sent here, so nothing else is let through.
 * `requestKey` is made by the browser for each try: sent twice, it pays once. `featuredUntil` is the last
 * day of being featured that the operator saw, null for none: when the boat is featured otherwise by now, a
 * new try is refused, and nothing is charged.
 */
export const featurePayload = z.strictObject(
  {
    paymentMethod: z
      .string(CARD_NEEDED)
      .check(z.regex(/^(pm|tok)_\w+$/, CARD_NEEDED), z.maxLength(255, CARD_NEEDED)),
    requestKey: z.uuid('The request key has to be a UUID.'),
    featuredUntil: z.optional(z.nullable(day)),
  },
  'Only the payment method, the request key and featuredUntil can be sent.',
);
export type FeaturePayload = z.infer<typeof featurePayload>;

/** Where the card's bank asks its holder. It sends them back to the dashboard, with `boat` and `payment`, the request key. */
export const featureChallengeView = z.object({ challengeUrl: z.string() });

export const featurePaymentView = z.object({ status: z.enum(['paid', 'refused', 'open']) });
export type FeaturePaymentView = z.infer<typeof featurePaymentView>;
