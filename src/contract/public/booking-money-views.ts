import * as z from 'zod/mini';
import { disputeStages } from '#domain/refunds/disputes.ts';

/** Refunds and disputes of a booking's payment, for the operator. Amounts are whole cents. */
export const bookingMoneyFields = {
  /** Total of all decided refunds. */
  refundedCents: z.number(),
  /** Newest dispute of the payment; null if there is none. */
  dispute: z.nullable(
    z.object({
      stage: z.enum(disputeStages),
      /** True if the bank only inquires and has not withdrawn money. */
      isInquiry: z.boolean(),
      cents: z.number(),
      /** Amount currently withdrawn by the bank. */
      takenCents: z.number(),
      dueBy: z.nullable(z.string()),
    }),
  ),
};

const bookingMoney = z.object(bookingMoneyFields);
export type BookingMoneyView = z.infer<typeof bookingMoney>;
