import * as z from 'zod/mini';
import { visitedPlaces } from '#domain/island/borders.ts';
import { bookingFlows, bookingStatuses, paymentStatuses } from '#domain/bookings/bookings.ts';
import { languages } from '#i18n/languages/languages.ts';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import { imageView, placeView } from './boat-views.ts';
import { phoneLinkView } from '../fields/phone-link-view.ts';

/** A booking as the visitor who made it may see it. Amounts are whole cents of US dollars. */
export const bookingView = z.object({
  id: z.string(),
  code: z.string(),
  flow: z.enum(bookingFlows),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  pricingMode: z.enum(pricingModes),
  boatId: z.string(),
  operatorId: z.string(),
  boat: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    port: z.string(),
    customPort: z.nullable(z.string()),
    operatorName: z.string(),
    /** Empty when the operator said nothing. */
    meetingPoint: z.string(),
    /** Null: it is met at its port. */
    pin: z.nullable(placeView),
    bring: z.string(),
    /** In which language these two are; a trip that was kept offline earlier does not say. */
    writtenIn: z.optional(z.object({ meetingPoint: z.enum(languages), bring: z.enum(languages) })),
    /** Where the trip may go that asks for papers. */
    visits: z.array(z.enum(visitedPlaces)),
    image: z.nullable(imageView),
  }),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  /** Of the boat’s crew, else of the operator, for guests who have paid: null before, when it was called off, and where none is given. */
  operatorPhone: z.nullable(z.string()),
  /** The numbers in it; a booking that a browser kept from before has none. */
  operatorPhoneLinks: z.optional(z.array(phoneLinkView)),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  specialRequests: z.nullable(z.string()),
  tripCents: z.number(),
  feeCents: z.number(),
  amountCents: z.number(),
  refundedCents: z.number(),
  currency: z.literal('USD'),
  /** While the booking waits for payment: when its seats are given back, and where to pay. */
  payBy: z.nullable(z.string()),
  payUrl: z.nullable(z.string()),
  /** Until when a cancellation gives a full refund: null when that is over, absent where the policy does not apply. */
  freeUntil: z.optional(z.nullable(z.string())),
  /** Until when the places are kept once the guest confirms the mail; null where that gives no more time. */
  keepUntil: z.nullable(z.string()),
  /** While the booking waits for the operator's yes: until when. */
  answerBy: z.nullable(z.string()),
  createdAt: z.string(),
});

export type BookingView = z.infer<typeof bookingView>;

/** Answer of the success page's poll while the payment is not settled (202): it has no id (readings: addresses). */
export const unsettledView = z.object({
  status: z.enum(['open', 'expired', 'refunded']),
  message: z.string(),
});

export type UnsettledView = z.infer<typeof unsettledView>;

export const checkoutView = z.object({ url: z.string() });
export const notifiedView = z.object({ notified: z.boolean() });
