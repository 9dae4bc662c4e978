import * as z from 'zod/mini';
import { bookingStatuses, paymentStatuses } from '#domain/bookings.ts';
import { pricingModes } from '#domain/boats.ts';
import { pageOf } from './paging.ts';

/** A booking with all that is needed to reach its guests. */
export const guestTripView = z.object({
  bookingId: z.string(),
  code: z.string(),
  boat: z.object({ id: z.string(), name: z.string() }),
  customerName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  pricingMode: z.enum(pricingModes),
  amountCents: z.number(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  createdAt: z.string(),
});
export type GuestTripView = z.infer<typeof guestTripView>;
export const guestTripPageView = pageOf(guestTripView);
