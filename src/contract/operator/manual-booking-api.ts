import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { tripTypes } from '#domain/boats/boats.ts';
import { bookingSources, bookingStatuses, paidByWays } from '#domain/bookings/bookings.ts';
import { manualPaymentWays, MAX_MANUAL_CENTS } from '#domain/operators/manual-booking.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { checkoutPayload } from '../public/booking-payloads.ts';
import type { Endpoint } from '../endpoint.ts';
import { nameField } from '../fields/name-field.ts';
import {
  dayField,
  emailField,
  languageField,
  lineField,
  requestKey,
  timeField,
} from '../fields/payload-fields.ts';

export const LINK_NEEDS_EMAIL = 'manualBooking.linkNeedsEmail';
const AMOUNT = 'manualBooking.amountOutOfRange';

/** Treats an empty form field as missing. */
const optional = <Value>(schema: z.ZodMiniType<Value, string>) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value,
    ),
    z.nullable(schema),
  );

/** POST /api/operator/bookings, and the form for it. */
export const manualBookingPayload = z
  .object({
    requestKey,
    boatId: z.string('boat.choose').check(z.minLength(1, 'boat.choose')),
    pricingMode: checkoutPayload.shape.pricingMode,
    start: dayField('day.choose'),
    end: dayField('lastDay.choose'),
    time: timeField('time.choose'),
    groupSize: checkoutPayload.shape.groupSize,
    customerName: nameField('manualBooking.nameMissing'),
    customerEmail: optional(emailField('manualBooking.emailInvalid')),
    customerPhone: optional(lineField('field.phone', 40)),
    specialRequests: optional(
      z
        .string('requests.notText')
        .check(
          z.trim(),
          z.maxLength(2000, issueMessage({ code: 'requests.tooLong', values: { count: 2000 } })),
          z.refine(isPlainText, 'requests.badCharacters'),
        ),
    ),
    /** The port call of the guest's ship, from the calendar of ships. */
    ship: checkoutPayload.shape.ship,
    language: languageField,
    source: z.enum(bookingSources, 'source.choose'),
    payment: z.enum(manualPaymentWays, 'paymentMethod.choose'),
    /**
     * Amount collected or, for a payment link, the total that was shown, which must match. Defaults to the list price.
     */
    amountCents: z.optional(
      z
        .number(AMOUNT)
        .check(
          z.refine(
            (cents) => Number.isSafeInteger(cents) && cents >= 1 && cents <= MAX_MANUAL_CENTS,
            AMOUNT,
          ),
        ),
    ),
  })
  .check((context) => {
    if (context.value.payment !== 'link' || context.value.customerEmail !== null) return;
    context.issues.push({
      code: 'custom',
      message: LINK_NEEDS_EMAIL,
      path: ['customerEmail'],
      input: context.value.customerEmail,
    });
  });
export type ManualBookingPayload = z.infer<typeof manualBookingPayload>;

/** The new booking. `payBy` is the deadline of the mailed payment link. */
const manualBookingView = z.object({
  bookingId: z.string(),
  code: z.string(),
  status: z.enum(bookingStatuses),
  paidBy: z.enum(paidByWays),
  amountCents: z.number(),
  payBy: z.nullable(z.string()),
});
export type ManualBookingView = z.infer<typeof manualBookingView>;

/** A boat's free seats on a day. A price is null if the boat is not sold that way. */
const freeBoatView = z.object({
  id: z.string(),
  name: z.string(),
  tripType: z.enum(tripTypes),
  capacity: z.number(),
  pricePerSeatCents: z.nullable(z.number()),
  charterPriceCents: z.nullable(z.number()),
  /** Departures sold by the seat, including full ones. */
  departures: z.array(z.object({ time: z.string(), seatsLeft: z.number() })),
  /** Possible starts of a charter of the whole boat; empty if the boat has bookings. */
  charterTimes: z.array(z.string()),
});
export type FreeBoatView = z.infer<typeof freeBoatView>;

export const freePlacesView = z.object({ date: z.string(), boats: z.array(freeBoatView) });
export type FreePlacesView = z.infer<typeof freePlacesView>;

export const cancelManualBookingPayload = z.object({
  requestKey,
  reason: z
    .string('reason.notText')
    .check(
      z.trim(),
      z.maxLength(500, issueMessage({ code: 'reason.tooLong', values: { count: 500 } })),
      z.refine(isPlainText, 'reason.badCharacters'),
    ),
});

/** Endpoints for manual bookings: walk-ins, calls, and guests sent by a hotel. */
export const manualBookingEndpoints = {
  freePlaces: {
    method: 'GET',
    path: '/api/operator/day/{date}/places',
    caller: 'operator',
    summary: 'Open departures of a day by boat, with prices',
    answers: { 200: freePlacesView },
    problems: ['invalid'],
  },
  bookByHand: {
    method: 'POST',
    path: '/api/operator/bookings',
    caller: 'operator',
    limit: { name: 'bookings-by-hand', max: 200, withinSeconds: 600 },
    summary:
      'Book a trip on one of the operator’s own boats, paid by a mailed link, in cash or elsewhere. A repeated request key books once',
    payload: manualBookingPayload,
    answers: { 201: manualBookingView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed', 'too-many'],
    codes: [
      'checkout.totalChanged',
      'departure.noSeats',
      'departure.unknownTime',
      'groupSize.overCapacity',
      'manualBooking.alreadyBooked',
      'manualBooking.boatUnknown',
      'manualBooking.departureBegun',
      'manualBooking.linkNeedsEmail',
      'ship.notCalling',
      'checkout.beingBooked',
    ],
  },
  cancelByHand: {
    method: 'POST',
    path: '/api/operator/bookings/{id}/cancel',
    caller: 'operator',
    summary: 'Cancel a manual booking that was not paid through the platform',
    payload: cancelManualBookingPayload,
    answers: { 200: z.object({ cancelled: z.literal(true) }) },
    problems: ['not-found', 'conflict'],
    codes: [
      'booking.over',
      'booking.unknown',
      'cancel.tripBegun',
      'manualBooking.bookedByGuest',
      'manualBooking.paidThroughUs',
    ],
  },
} as const satisfies Record<string, Endpoint>;
