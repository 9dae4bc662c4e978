import * as z from 'zod/mini';
import { paidByWays } from '#domain/bookings/bookings.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { changeKinds } from '#domain/trip-changes/trip-changes.ts';
import { checkoutPayload } from './booking-payloads.ts';
import { sunNoteView } from './boat-views.ts';
import { bookingView } from './booking-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { timelineEntryView } from './timeline-entry-view.ts';
import {
  dayField,
  emailField,
  lineField,
  requestKey,
  timeField,
} from '../fields/payload-fields.ts';

/** Refund in cents as it was shown (optimistic lock): if it has changed, the request is refused. */
const refundCents = z
  .number('The amount must be a number of cents')
  .check(
    z.refine(
      (value) => Number.isSafeInteger(value) && value >= 0,
      'The amount must be whole cents',
    ),
  );

const groupSize = z
  .number('Group size must be a number')
  .check(z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'Choose how many come'));

const text = (name: string, most: number) =>
  z
    .string(`${name} must be text`)
    .check(
      z.trim(),
      z.maxLength(most, `${name} can be at most ${most} characters`),
      z.refine(isPlainText, `${name} has characters that cannot be used`),
    );

const departure = {
  date: dayField('Choose a date'),
  /** Null for a charter without a start time. */
  time: z.nullable(timeField('Choose a time')),
};

export const cancelOwnTripPayload = z.object({
  requestKey,
  refundCents,
  reason: text('Reason', 500),
});
export const fewerGuestsPayload = z.object({ requestKey, groupSize, refundCents });
export const moveOwnTripPayload = z.object({ requestKey, ...departure });

/** A change request to the operator, for changes that the policy no longer allows. */
export const askForChangePayload = z.object({
  requestKey,
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cancel') }),
    z.object({ kind: z.literal('fewer-guests'), groupSize }),
    z.object({ kind: z.literal('move'), ...departure }),
  ]),
});
export type AskedChange = z.infer<typeof askForChangePayload>['change'];

export const correctTripPayload = z.object({
  requestKey,
  customerName: checkoutPayload.shape.customerName,
  customerPhone: checkoutPayload.shape.customerPhone,
  specialRequests: checkoutPayload.shape.specialRequests,
});

export const handOverPayload = z.object({
  requestKey,
  customerName: checkoutPayload.shape.customerName,
  customerEmail: checkoutPayload.shape.customerEmail,
  customerPhone: checkoutPayload.shape.customerPhone,
});

export const tripMessagePayload = z.object({
  requestKey,
  message: text('Message', 2000).check(z.minLength(1, 'Write a message first')),
});

export const findTripPayload = z.object({
  email: emailField('Please enter a valid email address'),
  code: lineField('Booking code', 40, 'Enter the booking code, such as SXM-7K2P-9QXD', 4),
});

/** A change request that awaits the operator's answer. */
export const askedChangeView = z.object({
  kind: z.enum(changeKinds),
  groupSize: z.nullable(z.number()),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  answerBy: z.string(),
});

/**
 * A sold trip for holders of its link. A `refusal` says in the guest's language why something is impossible now; null
 * means it is possible. `sun` is set if the trip is under way at sunrise or sunset.
 */
export const tripView = z.object({
  booking: bookingView,
  tripMinutes: z.nullable(z.number()),
  sun: z.nullable(sunNoteView),
  /** Departure, as an instant. */
  startsAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Other than `card`, the guest paid the operator directly, and must ask them for changes that concern the money. */
  paidBy: z.enum(paidByWays),
  calendarUrl: z.string(),
  policy: z.object({
    freeHours: z.number(),
    /** End of free cancellation. */
    freeUntil: z.string(),
    isFree: z.boolean(),
  }),
  /** Reason why the trip cannot be changed at all. */
  refusal: z.nullable(z.string()),
  /** Whether a refund beyond the policy has to be requested from the operator. */
  needsOperator: z.boolean(),
  cancel: z.object({ refundCents: z.number(), mostCents: z.number() }),
  fewerGuests: z.object({
    refusal: z.nullable(z.string()),
    choices: z.array(
      z.object({
        groupSize: z.number(),
        refundCents: z.number(),
        mostCents: z.number(),
        /** New amount due of an unpaid trip. */
        dueCents: z.nullable(z.number()),
      }),
    ),
  }),
  /** The guest's open change request. */
  asked: z.nullable(askedChangeView),
  steps: z.array(timelineEntryView),
});
export type TripView = z.infer<typeof tripView>;

/** Departures that a trip can move to: `times` is empty for a charter without a start time. */
export const freeDeparturesView = z.object({
  days: z.array(z.object({ date: z.string(), times: z.array(z.string()) })),
});

const read = { caller: 'visitor', cacheControl: 'no-store', isSecret: true } as const;
const act = {
  ...read,
  method: 'POST',
  sameOrigin: true,
  limit: { name: 'trip-changes', most: 120, withinSeconds: 600 },
  tokenLimit: { name: 'trip-changes-of-one', most: 40, withinSeconds: 600 },
  answers: { 200: tripView },
} as const;

/** Endpoints of a guest's trip, authorised by its secret token. */
export const tripEndpoints = {
  trip: {
    ...read,
    method: 'GET',
    path: '/api/trips/{token}',
    limit: { name: 'trips', most: 600, withinSeconds: 600 },
    summary: 'A sold trip, for whoever has its secret link',
    answers: { 200: tripView },
    problems: ['not-found'],
  },
  tripDepartures: {
    ...read,
    method: 'GET',
    path: '/api/trips/{token}/departures',
    limit: { name: 'trips', most: 600, withinSeconds: 600 },
    summary: 'Where the trip can move to: departures of its boat with room for the group',
    answers: { 200: freeDeparturesView },
    problems: ['not-found', 'conflict'],
  },
  tripCalendarFile: {
    ...read,
    method: 'GET',
    path: '/api/trips/{token}/trip.ics',
    limit: { name: 'trips', most: 600, withinSeconds: 600 },
    summary: 'The trip as a file that every calendar opens',
    answers: { 200: z.string() },
    contentType: 'text/calendar',
    problems: ['not-found'],
  },
  keepReservation: {
    ...act,
    path: '/api/trips/{token}/keep',
    summary: 'Confirm that the mail arrived: the unpaid reservation is kept for a day',
    payload: z.object({ requestKey }),
    problems: ['not-found', 'conflict'],
  },
  cancelOwnTrip: {
    ...act,
    path: '/api/trips/{token}/cancel',
    summary: 'Cancel the trip, for what the policy gives back',
    payload: cancelOwnTripPayload,
    problems: ['not-found', 'conflict', 'amount-changed'],
  },
  takeFewerGuests: {
    ...act,
    path: '/api/trips/{token}/fewer-guests',
    summary: 'Come with fewer guests, for what the policy gives back, or a lower price to pay',
    payload: fewerGuestsPayload,
    problems: ['not-found', 'conflict', 'amount-changed', 'unavailable'],
  },
  moveOwnTrip: {
    ...act,
    path: '/api/trips/{token}/move',
    summary: 'Move the trip to another departure of its boat, at the price that was paid',
    payload: moveOwnTripPayload,
    problems: ['not-found', 'conflict', 'sold-out'],
  },
  askForChange: {
    ...act,
    path: '/api/trips/{token}/ask',
    summary: 'Ask the captain for a change that the policy does not give any more',
    payload: askForChangePayload,
    problems: ['not-found', 'conflict', 'sold-out'],
  },
  withdrawChange: {
    ...act,
    path: '/api/trips/{token}/withdraw',
    summary: 'Take back what was asked of the captain',
    payload: z.object({ requestKey }),
    problems: ['not-found', 'conflict'],
  },
  correctTrip: {
    ...act,
    path: '/api/trips/{token}/details',
    summary: 'Correct name, phone and requests',
    payload: correctTripPayload,
    problems: ['not-found', 'conflict'],
  },
  handOverTrip: {
    ...act,
    path: '/api/trips/{token}/hand-over',
    summary: 'Hand the trip over to somebody else, who gets a link of their own; this one ends',
    payload: handOverPayload,
    answers: { 200: z.object({ handedOver: z.boolean() }) },
    problems: ['not-found', 'conflict'],
  },
  writeToOperator: {
    ...act,
    path: '/api/trips/{token}/message',
    limit: { name: 'trip-messages', most: 20, withinSeconds: 3600 },
    tokenLimit: { name: 'trip-messages-of-one', most: 10, withinSeconds: 3600 },
    summary: 'Write to the captain',
    payload: tripMessagePayload,
    problems: ['not-found', 'conflict'],
  },
  findTrip: {
    ...read,
    method: 'POST',
    sameOrigin: true,
    path: '/api/trips/find',
    limit: { name: 'trip-finds', most: 10, withinSeconds: 3600 },
    summary: 'Mail the link to a trip again. The answer is the same whether there is one or not',
    payload: findTripPayload,
    answers: { 200: z.object({ sent: z.boolean() }) },
  },
  mailTripLink: {
    ...read,
    method: 'POST',
    sameOrigin: true,
    path: '/api/bookings/{id}/trip',
    limit: { name: 'trip-finds', most: 10, withinSeconds: 3600 },
    summary:
      'Mail the link to a trip to its guest again: a booking’s id is known to its captain, too',
    answers: { 200: z.object({ sent: z.boolean() }) },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
