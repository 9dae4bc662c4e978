import * as z from 'zod/mini';
import { bookingStatuses } from '#domain/bookings.ts';
import { refundStates } from '#domain/refunds.ts';

/** Money that goes back to a guest, as an admin sees it. Amounts are whole cents of US dollars. */
export const refundView = z.object({
  id: z.string(),
  cents: z.number(),
  reason: z.string(),
  /**
   * `due`: on its way to the provider. `failed`: the guest does not have it, and a person has to look.
   * `settled`: paid back in another way.
   */
  state: z.enum(refundStates),
  decidedAt: z.string(),
  /** The admin who decided it, or the operator; null where the product itself did. */
  decidedBy: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** What the provider said, when it failed. */
  failure: z.nullable(z.string()),
  /** How it was paid back in another way: by which reference it is found, by whom and when. */
  settled: z.nullable(z.object({ reference: z.string(), by: z.string(), at: z.string() })),
  /** Somebody made it at the payment provider itself. */
  isMadeAtProvider: z.boolean(),
});
export type RefundView = z.infer<typeof refundView>;

/** What giving money back would mean now, while the trip stays as it is. */
export const refundOfferView = z.object({
  /** Null when something can go back; else why not, in words. */
  refusal: z.nullable(z.string()),
  mostCents: z.number(),
});

/** What calling a booking off would mean now: what the screen offers before it asks for the reason. */
export const cancellationView = z.object({
  /** Null when the booking can be called off; else why not, in words. */
  refusal: z.nullable(z.string()),
  paidCents: z.number(),
  /** The most that can go back. */
  mostCents: z.number(),
  /** What the refund policy gives a guest who calls off now, and why. */
  policyCents: z.number(),
  policy: z.string(),
});
export type CancellationView = z.infer<typeof cancellationView>;

/** Answer to calling a booking off, and to giving money back. */
export const cancelledView = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  refundedCents: z.number(),
  keptCents: z.number(),
  refunds: z.array(refundView),
});
export type CancelledView = z.infer<typeof cancelledView>;
