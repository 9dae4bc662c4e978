import * as z from 'zod/mini';
import { tripTypes } from '#domain/boats/boats.ts';
import { bookingSources, bookingStatuses, paidByWays } from '#domain/bookings/bookings.ts';
import { byHandPayments, MAX_BY_HAND_CENTS } from '#domain/operators/by-hand.ts';
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

export const LINK_NEEDS_EMAIL = 'The link needs an email address to go to';
const AMOUNT = 'Enter what you took, from $0.01 to $100,000';

/** Treats an empty form field as missing. */
const optional = <Value>(schema: z.ZodMiniType<Value, string>) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value,
    ),
    z.nullable(schema),
  );

/** POST /api/operator/bookings, and the form for it. */
export const bookByHandPayload = z
  .object({
    requestKey,
    boatId: z.string('Choose a boat').check(z.minLength(1, 'Choose a boat')),
    pricingMode: checkoutPayload.shape.pricingMode,
    start: dayField('Choose a day'),
    end: dayField('Choose the last day'),
    time: timeField('Choose a time'),
    groupSize: checkoutPayload.shape.groupSize,
    customerName: nameField('Enter the guest’s name'),
    customerEmail: optional(emailField('Enter a valid email address')),
    customerPhone: optional(lineField('Phone', 40)),
    specialRequests: optional(
      z
        .string('Requests must be text')
        .check(
          z.trim(),
          z.maxLength(2000, 'Requests can be at most 2000 characters'),
          z.refine(isPlainText, 'Requests have characters that cannot be used'),
        ),
    ),
    /** The port call of the guest's ship, from the calendar of ships. */
    ship: checkoutPayload.shape.ship,
    language: languageField,
    source: z.enum(bookingSources, 'Choose where the guest came from'),
    payment: z.enum(byHandPayments, 'Choose how the guest pays'),
    /**
     * For a payment link, the total that was shown, to be compared; else the amount collected. Defaults to the list
     * price.
     */
    amountCents: z.optional(
      z
        .number(AMOUNT)
        .check(
          z.refine(
            (cents) => Number.isSafeInteger(cents) && cents >= 1 && cents <= MAX_BY_HAND_CENTS,
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
export type BookByHandPayload = z.infer<typeof bookByHandPayload>;

/** The new booking. `payBy` is the deadline of the mailed payment link. */
const byHandView = z.object({
  bookingId: z.string(),
  code: z.string(),
  status: z.enum(bookingStatuses),
  paidBy: z.enum(paidByWays),
  amountCents: z.number(),
  payBy: z.nullable(z.string()),
});
export type ByHandView = z.infer<typeof byHandView>;

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

export const cancelByHandPayload = z.object({
  requestKey,
  reason: z
    .string('The reason must be text')
    .check(
      z.trim(),
      z.maxLength(500, 'The reason can be at most 500 characters'),
      z.refine(isPlainText, 'The reason has characters that cannot be used'),
    ),
});

/** Endpoints of manual bookings: walk-ins, calls, and guests sent by a hotel. */
export const byHandEndpoints = {
  freePlaces: {
    method: 'GET',
    path: '/api/operator/day/{date}/places',
    caller: 'operator',
    summary: 'What is still free on a day, boat by boat, with what it costs',
    answers: { 200: freePlacesView },
    problems: ['invalid'],
  },
  bookByHand: {
    method: 'POST',
    path: '/api/operator/bookings',
    caller: 'operator',
    limit: { name: 'bookings-by-hand', most: 200, withinSeconds: 600 },
    summary:
      'Book a trip on a boat of one’s own, paid by a mailed link, in cash or elsewhere; sent again with its key, it is booked once',
    payload: bookByHandPayload,
    answers: { 201: byHandView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed', 'too-many'],
  },
  cancelByHand: {
    method: 'POST',
    path: '/api/operator/bookings/{id}/cancel',
    caller: 'operator',
    summary: 'Cancel a booking made by hand that was not paid through the platform',
    payload: cancelByHandPayload,
    answers: { 200: z.object({ cancelled: z.literal(true) }) },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
