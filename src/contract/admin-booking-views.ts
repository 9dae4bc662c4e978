import * as z from 'zod/mini';
import { historyStates } from '#domain/booking-history.ts';
import { resendableKinds, mailReaders } from '#domain/booking-mails.ts';
import { bookingFlows, bookingStatuses } from '#domain/bookings.ts';
import { pricingModes } from '#domain/boats.ts';
import { cancellationView, refundOfferView, refundView } from './admin-refund-views.ts';
import { pageOf } from './paging.ts';

const instant = z.string();
const day = z.string();

/** A booking in the list of all bookings. Amounts are whole cents of US dollars. */
export const adminBookingRowView = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: instant,
  start: day,
  end: day,
  time: z.nullable(z.string()),
  boat: z.object({ id: z.string(), name: z.string() }),
  operator: z.object({ id: z.string(), name: z.string() }),
  customerName: z.string(),
  email: z.string(),
  groupSize: z.number(),
  amountCents: z.number(),
  refundedCents: z.number(),
  status: z.enum(bookingStatuses),
});
export type AdminBookingRowView = z.infer<typeof adminBookingRowView>;
export const adminBookingPageView = pageOf(adminBookingRowView);
export type AdminBookingPageView = z.infer<typeof adminBookingPageView>;

/** Something that happened to the booking, in words. */
export const historyStepView = z.object({
  at: instant,
  what: z.string(),
  /** Who did it; null where the product did by itself. */
  by: z.nullable(z.string()),
  /** A reason, or what went wrong. */
  more: z.nullable(z.string()),
  state: z.enum(historyStates),
});
export type HistoryStepView = z.infer<typeof historyStepView>;

/** A payment page at the provider, and what became of it. */
export const paymentPageView = z.object({
  id: z.string(),
  amountCents: z.number(),
  status: z.enum([
    ...(['open', 'authorised', 'released', 'paid'] as const),
    ...(['expired', 'refund_due', 'refunded'] as const),
  ]),
  openedAt: instant,
  settledAt: z.nullable(instant),
});
export type PaymentPageView = z.infer<typeof paymentPageView>;

/** A booking with all that is known of it. */
export const adminBookingView = z.extend(adminBookingRowView, {
  flow: z.enum(bookingFlows),
  pricingMode: z.enum(pricingModes),
  port: z.string(),
  customPort: z.nullable(z.string()),
  operatorEmail: z.string(),
  phone: z.nullable(z.string()),
  specialRequests: z.nullable(z.string()),
  /** Until when it is kept for who has yet to pay, or to say yes; null when nobody is waited for. */
  waitsUntil: z.nullable(instant),
  tripCents: z.number(),
  feeCents: z.number(),
  paidAt: z.nullable(instant),
  cancellation: cancellationView,
  refundOffer: refundOfferView,
  refunds: z.array(refundView),
  payments: z.array(paymentPageView),
  /** What can be mailed again as the booking stands now. */
  mails: z.array(z.object({ kind: z.enum(resendableKinds), recipient: z.enum(mailReaders) })),
  /** Oldest first. */
  history: z.array(historyStepView),
});
export type AdminBookingView = z.infer<typeof adminBookingView>;
