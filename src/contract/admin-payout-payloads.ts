import * as z from 'zod/mini';
import { isDay, isMonth } from '#domain/days.ts';
import { payoutMethods } from '#domain/payouts.ts';
import { isOneLine } from '#domain/plain-text.ts';
import { reasonField, wholeCents } from './admin-refund-payloads.ts';
import { searchQuery } from './admin-search-query.ts';

const month = z.string('Choose a month').check(z.refine(isMonth, 'Choose a month'));

/** GET /api/admin/payouts: what narrows the list. Without `show`, only months with something to pay or to take off. */
export const adminPayoutsQuery = z.extend(searchQuery, {
  month: z.optional(month),
  show: z.optional(z.enum(['open', 'all'], 'Show is open or all')),
});
export type AdminPayoutsQuery = z.infer<typeof adminPayoutsQuery>;

const plain = (name: string, most: number) =>
  z
    .string(`${name} must be text`)
    .check(
      z.trim(),
      z.maxLength(most, `${name} can be at most ${most} characters`),
      z.refine(isOneLine, `${name} has characters that cannot be used`),
    );

/**
 * POST /api/admin/payouts: what an operator was handed. `openCents` is what the screen said was open, so that
 * two admins cannot both pay it. `requestKey` is made for each try: sent twice, it is recorded once.
 */
export const recordPayoutPayload = z.object({
  operatorId: z.uuid('There is no such captain'),
  month,
  cents: wholeCents('Enter how much was paid').check(z.gte(1, 'Enter how much was paid')),
  openCents: z.int('What is open must be whole cents'),
  paidOn: z.string('Choose the day').check(z.refine(isDay, 'Choose the day')),
  method: z.enum(payoutMethods, 'Choose PayPal, bank wire or cash'),
  reference: plain('Reference', 120).check(
    z.minLength(1, 'Enter a reference by which the payment can be found'),
  ),
  note: z._default(plain('Note', 500), ''),
  requestKey: z.uuid('The request key has to be a UUID'),
});
export type RecordPayoutPayload = z.infer<typeof recordPayoutPayload>;

/** POST /api/admin/payouts/{id}/take-back: a payout that was recorded and did not happen. */
export const takeBackPayoutPayload = z.object({ reason: reasonField });
export type TakeBackPayoutPayload = z.infer<typeof takeBackPayoutPayload>;
