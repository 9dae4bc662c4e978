import * as z from 'zod/mini';

const CARD_NEEDED = 'The card has to be given to the payment provider first.';

/**
 * POST /api/operator/boats/{id}/feature. `paymentMethod` is what the payment provider gave the browser in
 * return for the card; the card itself must never be sent here, so nothing else is let through.
 * `requestKey` is made by the browser for each try: sent twice, it pays once.
 */
export const featurePayload = z.strictObject(
  {
    paymentMethod: z
      .string(CARD_NEEDED)
      .check(z.regex(/^(pm|tok)_\w+$/, CARD_NEEDED), z.maxLength(255, CARD_NEEDED)),
    requestKey: z.uuid('The request key has to be a UUID.'),
  },
  'Only the payment method and the request key can be sent.',
);
export type FeaturePayload = z.infer<typeof featurePayload>;
