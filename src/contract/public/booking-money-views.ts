import * as z from 'zod/mini';
import { disputeStages } from '#domain/refunds/disputes.ts';

/** What went back of a booking's payment, for the operator. Amounts are whole cents. */
export const bookingMoneyFields = {
  /** Refunds decided, whoever made them. */
  refundedCents: z.number(),
  /** The newest dispute of the payment; null when there is none. */
  dispute: z.nullable(
    z.object({
      stage: z.enum(disputeStages),
      /** The bank only asks and has taken nothing. */
      isInquiry: z.boolean(),
      cents: z.number(),
      /** What the bank holds now. */
      takenCents: z.number(),
      dueBy: z.nullable(z.string()),
    }),
  ),
};

const bookingMoney = z.object(bookingMoneyFields);
export type BookingMoneyView = z.infer<typeof bookingMoney>;
