import { TRIP_CHANGES, TRIP_READS } from './trip-limits.ts';
import { HOUR_SECONDS } from '#domain/time/durations.ts';
import * as z from 'zod/mini';
import { paidByWays } from '#domain/bookings/bookings.ts';
import { changeKinds } from '#domain/trip-changes/trip-changes.ts';
import { checkoutPayload } from './booking-payloads.ts';
import { sunNoteView } from './boat-views.ts';
import { bookingView } from './booking-views.ts';
import { walletNames } from '#domain/trip-changes/wallet-passes.ts';
import type { Endpoint } from '../endpoint.ts';
import { timelineEntryView } from './timeline-entry-view.ts';
import {
  dayField,
  emailField,
  lineField,
  requestKey,
  textField,
  timeField,
} from '../fields/payload-fields.ts';

/** Refund in cents as it was shown (optimistic lock): if it has changed, the request is refused. */
const refundCents = z
  .number('api.centsNumber')
  .check(z.refine((value) => Number.isSafeInteger(value) && value >= 0, 'api.wholeCents'));

const groupSize = z
  .number('groupSize.notANumber')
  .check(z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'groupSize.choose'));

const departure = {
  date: dayField('date.choose'),
  /** Null for a charter without a start time. */
  time: z.nullable(timeField('time.choose')),
};

export const cancelOwnTripPayload = z.object({
  requestKey,
  refundCents,
  reason: textField('field.reason', 500),
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
export type ChangeToRequest = z.infer<typeof askForChangePayload>['change'];

export const correctTripPayload = z.object({
  requestKey,
  customerName: checkoutPayload.shape.customerName,
  customerPhone: checkoutPayload.shape.customerPhone,
  specialRequests: checkoutPayload.shape.specialRequests,
});

export const transferTripPayload = z.object({
  requestKey,
  customerName: checkoutPayload.shape.customerName,
  customerEmail: checkoutPayload.shape.customerEmail,
  customerPhone: checkoutPayload.shape.customerPhone,
});

export const tripMessagePayload = z.object({
  requestKey,
  message: textField('field.message', 2000).check(z.minLength(1, 'message.missing')),
});

export const findTripPayload = z.object({
  email: emailField('email.invalid'),
  code: lineField('field.bookingCode', 40, 'bookingCode.invalid', 4),
});

/** A change request that awaits the operator's answer. */
export const guestChangeRequestView = z.object({
  kind: z.enum(changeKinds),
  groupSize: z.nullable(z.number()),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  answerBy: z.string(),
});

/**
 * A sold trip for holders of its link. A `refusal` says in the guest's language why a change is impossible now; null
 * means that it is possible. `sun` is set if the trip is under way at sunrise or sunset.
 */
export const tripView = z.object({
  booking: bookingView,
  tripMinutes: z.nullable(z.number()),
  sun: z.nullable(sunNoteView),
  /** Departure, as an instant. */
  startsAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Unless `card`, the guest paid the operator directly and must ask them for changes that concern the money. */
  paidBy: z.enum(paidByWays),
  calendarUrl: z.string(),
  /** Wallets that the trip can be added to. Absent in responses from the previous version. */
  wallets: z.optional(z.array(z.enum(walletNames))),
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
        /** New amount due for an unpaid trip. */
        dueCents: z.nullable(z.number()),
      }),
    ),
  }),
  /** The guest's open change request. */
  asked: z.nullable(guestChangeRequestView),
  steps: z.array(timelineEntryView),
});
export type TripView = z.infer<typeof tripView>;

const freeDay = z.object({ date: z.string(), times: z.array(z.string()) });

/** Departures that a trip can move to: `times` is empty for a charter without a start time. */
export const freeDeparturesView = z.object({ days: z.array(freeDay) });

/** Adds the seats left at each of `times`; empty for charters, absent in responses from the previous version. */
export const tripDeparturesView = z.object({
  days: z.array(z.extend(freeDay, { seatsLeft: z.optional(z.array(z.number())) })),
});
export type TripDeparturesView = z.infer<typeof tripDeparturesView>;

const TRIP_FINDS = { name: 'trip-finds', max: 10, withinSeconds: HOUR_SECONDS };
const read = { caller: 'public', cacheControl: 'no-store', isSecret: true } as const;
const act = {
  ...read,
  method: 'POST',
  sameOrigin: true,
  ...TRIP_CHANGES,
  answers: { 200: tripView },
} as const;

/** Endpoints for a guest's trip, authorised by its secret token. */
export const tripEndpoints = {
  trip: {
    ...read,
    method: 'GET',
    path: '/api/trips/{token}',
    limit: TRIP_READS,
    summary: 'A sold trip, by its secret link',
    answers: { 200: tripView },
    problems: ['not-found'],
    codes: ['tripLink.unknown'],
  },
  tripDepartures: {
    ...read,
    method: 'GET',
    path: '/api/trips/{token}/departures',
    limit: TRIP_READS,
    summary: 'Departures of the boat that the trip can move to, with seats left',
    answers: { 200: tripDeparturesView },
    problems: ['not-found', 'conflict'],
  },
  tripCalendarFile: {
    ...read,
    method: 'GET',
    path: '/api/trips/{token}/trip.ics',
    limit: TRIP_READS,
    summary: 'The trip as an iCalendar file',
    answers: { 200: z.string() },
    contentType: 'text/calendar',
    problems: ['not-found'],
  },
  keepReservation: {
    ...act,
    path: '/api/trips/{token}/keep',
    summary: 'Confirm that the mail arrived, which holds the unpaid reservation for a day',
    payload: z.object({ requestKey }),
    problems: ['not-found', 'conflict'],
    codes: ['booking.over', 'trip.begun', 'trip.paymentPending', 'tripLink.unknown'],
  },
  cancelOwnTrip: {
    ...act,
    path: '/api/trips/{token}/cancel',
    summary: 'Cancel the trip, refunded by the policy',
    payload: cancelOwnTripPayload,
    problems: ['not-found', 'conflict', 'amount-changed'],
    codes: [
      'payment.pageJustOpened',
      'payment.providerDownUnchanged',
      'booking.over',
      'cancel.refundChanged',
      'trip.begun',
      'trip.paidToCaptain',
      'trip.paymentPending',
      'tripLink.unknown',
    ],
  },
  takeFewerGuests: {
    ...act,
    path: '/api/trips/{token}/fewer-guests',
    summary: 'Reduce the group, refunded by the policy or with a lower price to pay',
    payload: fewerGuestsPayload,
    problems: ['not-found', 'conflict', 'amount-changed', 'unavailable'],
    codes: [
      'payment.pageJustOpened',
      'booking.over',
      'cancel.refundChanged',
      'groupSize.choose',
      'groupSize.chooseRange',
      'payment.providerDownUnchanged',
      'trip.begun',
      'trip.paidToCaptain',
      'trip.paymentPending',
      'tripLink.unknown',
    ],
  },
  moveOwnTrip: {
    ...act,
    path: '/api/trips/{token}/move',
    summary: 'Move the trip to another departure of its boat, at the price paid',
    payload: moveOwnTripPayload,
    problems: ['not-found', 'conflict', 'sold-out'],
    codes: [
      'move.bookingOver',
      'move.tripBegun',
      'move.calledOff',
      'booking.over',
      'departure.noSeats',
      'move.needsCaptain',
      'move.timeTaken',
      'trip.begun',
      'trip.paymentPending',
      'tripLink.unknown',
    ],
  },
  askForChange: {
    ...act,
    path: '/api/trips/{token}/ask',
    summary: 'Ask the operator for a change after the policy’s deadline',
    payload: askForChangePayload,
    problems: ['not-found', 'conflict', 'sold-out'],
    codes: [
      'booking.over',
      'groupSize.chooseRange',
      'move.timeTaken',
      'request.alreadySent',
      'request.notNeeded',
      'trip.begun',
      'trip.paymentPending',
      'tripLink.unknown',
    ],
  },
  withdrawChange: {
    ...act,
    path: '/api/trips/{token}/withdraw',
    summary: 'Withdraw a change request',
    payload: z.object({ requestKey }),
    problems: ['not-found', 'conflict'],
    codes: ['booking.over', 'trip.begun', 'trip.paymentPending', 'tripLink.unknown'],
  },
  correctTrip: {
    ...act,
    path: '/api/trips/{token}/details',
    summary: 'Correct name, phone number and special requests',
    payload: correctTripPayload,
    problems: ['not-found', 'conflict'],
    codes: ['booking.over', 'trip.begun', 'trip.paymentPending', 'tripLink.unknown'],
  },
  handOverTrip: {
    ...act,
    path: '/api/trips/{token}/hand-over',
    summary: 'Transfer the trip to another person, who gets a new link; this one stops working',
    payload: transferTripPayload,
    answers: { 200: z.object({ handedOver: z.boolean() }) },
    problems: ['not-found', 'conflict'],
    codes: [
      'transfer.unpaid',
      'booking.over',
      'name.holdsAddress',
      'text.badCharacters',
      'trip.begun',
      'trip.paymentPending',
      'tripLink.unknown',
    ],
  },
  writeToOperator: {
    ...act,
    path: '/api/trips/{token}/message',
    limit: { name: 'trip-messages', max: 20, withinSeconds: HOUR_SECONDS },
    tokenLimit: { name: 'trip-messages-of-one', max: 10, withinSeconds: HOUR_SECONDS },
    summary: 'Send a message to the operator',
    payload: tripMessagePayload,
    problems: ['not-found', 'conflict'],
    codes: ['booking.over', 'trip.begun', 'trip.paymentPending', 'tripLink.unknown'],
  },
  findTrip: {
    ...read,
    method: 'POST',
    sameOrigin: true,
    path: '/api/trips/find',
    limit: TRIP_FINDS,
    summary:
      'Mail a trip’s link again, by booking code and email address. The answer is the same if there is no such trip',
    payload: findTripPayload,
    answers: { 200: z.object({ sent: z.boolean() }) },
    codes: ['trip.noEmail'],
  },
  mailTripLink: {
    ...read,
    method: 'POST',
    sameOrigin: true,
    path: '/api/bookings/{id}/trip',
    limit: TRIP_FINDS,
    summary:
      'Mail the trip’s link to its guest again. It is not in the answer, because the operator knows the booking’s id too',
    answers: { 200: z.object({ sent: z.boolean() }) },
    problems: ['not-found', 'conflict'],
    codes: ['booking.unknown', 'trip.noEmail'],
  },
} as const satisfies Record<string, Endpoint>;
