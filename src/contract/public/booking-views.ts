import * as z from 'zod/mini';
import { visitedPlaces } from '#domain/island/borders.ts';
import { bookingFlows, bookingStatuses, paymentStatuses } from '#domain/bookings/bookings.ts';
import { languages } from '#i18n/languages/languages.ts';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import { imageView, placeView } from './boat-views.ts';
import { phoneLinkView } from '../fields/phone-link-view.ts';

/** A booking as its guest may see it. Amounts are whole cents of US dollars. */
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
    /** Empty if not given. */
    meetingPoint: z.string(),
    /** Null means at the boat's port. */
    pin: z.nullable(placeView),
    /** Photo of the meeting point, with the language of its caption. Absent in responses from the previous version. */
    meetingPhoto: z.optional(z.nullable(z.extend(imageView, { captionIn: z.enum(languages) }))),
    bring: z.string(),
    /** Languages of `meetingPoint` and `bring`; absent from a trip that an earlier version stored offline. */
    writtenIn: z.optional(z.object({ meetingPoint: z.enum(languages), bring: z.enum(languages) })),
    /** Destinations that require travel documents. */
    visits: z.array(z.enum(visitedPlaces)),
    image: z.nullable(imageView),
  }),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  /**
   * Phone of the boat's crew, else of the operator, for guests who have paid; null before payment, after a
   * cancellation, and if no phone is given.
   */
  operatorPhone: z.nullable(z.string()),
  /** Numbers found in `operatorPhone`; absent from a booking that an earlier version stored in the browser. */
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
  /** While payment is pending: when the seats are released, and where to pay. */
  payBy: z.nullable(z.string()),
  payUrl: z.nullable(z.string()),
  /** End of free cancellation: null if it has passed, absent if the policy does not apply. */
  freeUntil: z.optional(z.nullable(z.string())),
  /** Time until which the seats are kept if the guest confirms the email address; null if that adds no time. */
  keepUntil: z.nullable(z.string()),
  /** Deadline of the operator's approval while it is pending. */
  answerBy: z.nullable(z.string()),
  createdAt: z.string(),
});

export type BookingView = z.infer<typeof bookingView>;

/** Response to the success page's poll while the payment is not settled (202): has no id. */
export const unsettledView = z.object({
  status: z.enum(['open', 'expired', 'refunded']),
  message: z.string(),
});

export type UnsettledView = z.infer<typeof unsettledView>;

export const checkoutView = z.object({ url: z.string() });
export const notifiedView = z.object({ notified: z.boolean() });
