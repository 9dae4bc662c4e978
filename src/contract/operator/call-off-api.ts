import { TRIP_CHANGES, TRIP_READS } from '../public/trip-limits.ts';
import * as z from 'zod/mini';
import type { PlainErrorCode } from '#domain/errors/error-message.ts';
import { issueMessage } from '../fields/issue-messages.ts';
import { callOffReasons, selectableReasons } from '#domain/trip-changes/calling-off.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { imageView } from '../public/boat-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { dayField, requestKey, timeField } from '../fields/payload-fields.ts';

const reason = z.enum(callOffReasons);
const selectableReason = z.enum(selectableReasons, 'callOffReason.choose');
const note = z
  .string('note.notText')
  .check(
    z.trim(),
    z.maxLength(500, issueMessage({ code: 'note.tooLong', values: { count: 500 } })),
    z.refine(isPlainText, 'note.badCharacters'),
  );

/** An operator's call-off: a departure of a boat, a boat's day, or the day of several boats. */
const operatorScope = {
  boatIds: z
    .array(z.string())
    .check(z.minLength(1, 'boat.choose'), z.maxLength(200, 'boats.fewer')),
  day: dayField('day.choose'),
  /** Null for the whole day. */
  time: z.nullable(timeField('time.choose')),
};
const moment = (noDay: PlainErrorCode, noTime: PlainErrorCode) =>
  z.object({ day: dayField(noDay), time: timeField(noTime) });
/** An admin's call-off: all boats of a port or of the island, for some hours or days. */
const adminScope = {
  /** A port's code, or the name of a custom port; null for the whole island. */
  port: z.nullable(z.string()),
  from: moment('firstDay.choose', 'firstTime.choose'),
  until: moment('lastDay.choose', 'lastTime.choose'),
};

export const operatorScopePayload = z.object(operatorScope);
export const adminScopePayload = z.object(adminScope);
export const callOffPayload = z.object({
  ...operatorScope,
  reason: selectableReason,
  note,
  requestKey,
});
export const adminCallOffPayload = z.object({
  ...adminScope,
  reason: selectableReason,
  note,
  requestKey,
});
export type OperatorScope = z.infer<typeof operatorScopePayload>;
export type AdminScope = z.infer<typeof adminScopePayload>;

/** Affected trips. `paidCents` is the maximum refund; `byHandCents` is what operators collected and refund directly. */
export const affectedTripsView = z.object({
  trips: z.number(),
  guests: z.number(),
  boats: z.number(),
  paidCents: z.number(),
  byHandCents: z.number(),
  bookings: z.array(
    z.object({
      bookingId: z.string(),
      code: z.string(),
      boatName: z.string(),
      customerName: z.string(),
      start: z.string(),
      end: z.string(),
      time: z.nullable(z.string()),
      groupSize: z.number(),
      paidCents: z.number(),
      byHandCents: z.number(),
    }),
  ),
});
export type AffectedTripsView = z.infer<typeof affectedTripsView>;

/** A call-off, with its guests' choices so far. */
export const callOffView = z.object({
  id: z.string(),
  what: z.string(),
  /** The operator; null for an admin, and for a departure with too few guests. */
  byOperator: z.nullable(z.string()),
  /** The admin; only returned to admins. */
  byAdmin: z.nullable(z.string()),
  reason,
  note: z.string(),
  madeAt: z.string(),
  dueAt: z.string(),
  /** Number of affected sold trips. */
  trips: z.number(),
  /** Progress by boat: the number of boats, how many are done, and when the last one was done (null until then). */
  boats: z.number(),
  boatsDone: z.number(),
  finishedAt: z.nullable(z.string()),
  waiting: z.number(),
  anotherDay: z.number(),
  anotherBoat: z.number(),
  refunded: z.number(),
});
export type CallOffView = z.infer<typeof callOffView>;

const departures = z.array(z.object({ date: z.string(), times: z.array(z.string()) }));

/** A guest's choices for a cancelled trip; null if the trip sails. */
export const tripOfferView = z.object({
  offer: z.nullable(
    z.object({
      reason,
      note: z.string(),
      dueAt: z.string(),
      /** Refund if the guest chooses neither another day nor another boat. */
      refundCents: z.number(),
      /**
       * True if the guest paid the operator directly: the operator makes the refund, and no other operator's boat can
       * be offered.
       */
      isPaidByHand: z.boolean(),
      /** False for a charter without a start time: then the choice has no time either. */
      hasTime: z.boolean(),
      sameBoat: departures,
      otherBoats: z.array(
        z.object({
          boatId: z.string(),
          name: z.string(),
          slug: z.string(),
          operatorName: z.string(),
          port: z.string(),
          customPort: z.nullable(z.string()),
          image: z.nullable(imageView),
          /** Refund of the difference if the trip costs less. */
          refundCents: z.number(),
          departures,
        }),
      ),
    }),
  ),
});
export type TripOfferView = z.infer<typeof tripOfferView>;

const refundCents = z
  .number('api.centsNumber')
  .check(z.refine((value) => Number.isSafeInteger(value), 'api.wholeCents'));
const departure = {
  date: dayField('date.choose'),
  /** Null for a charter without a start time. */
  time: z.nullable(timeField('time.choose')),
};
export const offerChoicePayload = z.object({
  requestKey,
  choice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('another-day'), ...departure }),
    z.object({ kind: z.literal('another-boat'), boatId: z.string(), ...departure, refundCents }),
    z.object({ kind: z.literal('refunded'), refundCents }),
  ]),
});
export type OfferChoice = z.infer<typeof offerChoicePayload>['choice'];

export const callOffEndpoints = {
  callOffPreview: {
    method: 'POST',
    path: '/api/operator/call-offs/preview',
    caller: 'operator',
    summary: 'The bookings affected by a call-off',
    payload: operatorScopePayload,
    answers: { 200: affectedTripsView },
    problems: ['not-found'],
    codes: ['boat.unknown', 'callOff.tooManyDays'],
  },
  callOff: {
    method: 'POST',
    path: '/api/operator/call-offs',
    caller: 'operator',
    summary:
      'Call trips off: sales stop, and each guest chooses a new day, another boat or a refund',
    payload: callOffPayload,
    answers: { 200: callOffView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.unknown', 'day.over', 'callOff.doneElsewhere', 'callOff.tooManyDays'],
  },
  callOffs: {
    method: 'GET',
    path: '/api/operator/call-offs',
    caller: 'operator',
    summary: 'Call-offs, and what guests have chosen',
    answers: { 200: z.array(callOffView) },
  },
  adminCallOffPorts: {
    method: 'GET',
    path: '/api/admin/call-offs/ports',
    caller: 'admin',
    permission: 'call-off-trips',
    summary: 'Names of boats’ ports that are not in the list of ports',
    answers: { 200: z.array(z.string()) },
  },
  adminCallOffPreview: {
    method: 'POST',
    path: '/api/admin/call-offs/preview',
    caller: 'admin',
    permission: 'call-off-trips',
    summary: 'The bookings affected by calling off a port or the island',
    payload: adminScopePayload,
    answers: { 200: affectedTripsView },
    codes: [
      'callOff.endsBeforeStart',
      'callOff.portMissing',
      'callOff.timeOver',
      'callOff.tooManyDays',
    ],
  },
  adminCallOff: {
    method: 'POST',
    path: '/api/admin/call-offs',
    caller: 'admin',
    permission: 'call-off-trips',
    summary: 'Call off all trips of a port or the island for some hours or days',
    payload: adminCallOffPayload,
    answers: { 200: callOffView },
    problems: ['conflict'],
    codes: ['callOff.doneElsewhere', 'callOff.tooManyDays'],
  },
  adminCallOffs: {
    method: 'GET',
    path: '/api/admin/call-offs',
    caller: 'admin',
    permission: 'see-call-offs',
    summary: 'All call-offs, newest first',
    answers: { 200: z.array(callOffView) },
  },
  tripOffer: {
    method: 'GET',
    path: '/api/trips/{token}/offer',
    caller: 'public',
    cacheControl: 'no-store',
    limit: TRIP_READS,
    summary: 'What a guest can choose in place of a called-off trip',
    answers: { 200: tripOfferView },
    problems: ['not-found'],
    codes: ['offer.settled'],
  },
  chooseOffer: {
    method: 'POST',
    path: '/api/trips/{token}/offer',
    caller: 'public',
    sameOrigin: true,
    cacheControl: 'no-store',
    ...TRIP_CHANGES,
    summary: 'Choose another day, another boat or a refund',
    payload: offerChoicePayload,
    answers: { 200: tripOfferView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed'],
    codes: [
      'booking.over',
      'offer.refundChanged',
      'offer.unknown',
      'offer.costsMore',
      'offer.settled',
      'offer.taken',
      'offer.tooLate',
      'departure.noSeat',
      'departure.noSeats',
      'departure.tooFewGuests',
      'departure.tooSoon',
    ],
  },
} as const satisfies Record<string, Endpoint>;
