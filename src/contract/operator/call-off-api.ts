import * as z from 'zod/mini';
import { callOffReasons, chosenReasons } from '#domain/trip-changes/calling-off.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { imageView } from '../public/boat-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { dayField, requestKey, timeField } from '../fields/payload-fields.ts';

const reason = z.enum(callOffReasons);
const chosenReason = z.enum(chosenReasons, 'Choose why');
const note = z
  .string('The note must be text')
  .check(
    z.trim(),
    z.maxLength(500, 'The note can be at most 500 characters'),
    z.refine(isPlainText, 'The note has characters that cannot be used'),
  );

/** An operator's call-off: a departure of a boat, a boat's day, or the day of several boats. */
const operatorScope = {
  boatIds: z
    .array(z.string())
    .check(z.minLength(1, 'Choose a boat'), z.maxLength(200, 'Choose fewer boats')),
  day: dayField('Choose a day'),
  /** Null for the whole day. */
  time: z.nullable(timeField('Choose a time')),
};
const moment = (noDay: string, noTime: string) =>
  z.object({ day: dayField(noDay), time: timeField(noTime) });
/** An admin's call-off: all boats of a port or of the island, for some hours or days. */
const adminScope = {
  /** A port's code, or the name of a custom port; null for the whole island. */
  port: z.nullable(z.string()),
  from: moment('Choose the first day', 'Choose the first time'),
  until: moment('Choose the last day', 'Choose the last time'),
};

export const operatorScopePayload = z.object(operatorScope);
export const adminScopePayload = z.object(adminScope);
export const callOffPayload = z.object({
  ...operatorScope,
  reason: chosenReason,
  note,
  requestKey,
});
export const adminCallOffPayload = z.object({
  ...adminScope,
  reason: chosenReason,
  note,
  requestKey,
});
export type OperatorScope = z.infer<typeof operatorScopePayload>;
export type AdminScope = z.infer<typeof adminScopePayload>;

/** Affected trips. `paidCents` is the maximum refund; `byHandCents` is what operators collected and refund directly. */
export const concernedView = z.object({
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
export type ConcernedView = z.infer<typeof concernedView>;

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
  /** Progress, which is boat by boat: the number of boats, those done, and when all were (null until then). */
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
      /** Refund of the third choice. */
      refundCents: z.number(),
      /**
       * True if the guest paid the operator directly: the operator makes the refund, and no other operator's boat can
       * be offered.
       */
      isPaidByHand: z.boolean(),
      /** False for a charter without a start time: then a choice has none either. */
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
          /** Refund of the difference, because the trip costs less. */
          refundCents: z.number(),
          departures,
        }),
      ),
    }),
  ),
});
export type TripOfferView = z.infer<typeof tripOfferView>;

const refundCents = z
  .number('The amount must be a number of cents')
  .check(z.refine((value) => Number.isSafeInteger(value), 'The amount must be whole cents'));
const departure = {
  date: dayField('Choose a date'),
  /** Null for a charter without a start time. */
  time: z.nullable(timeField('Choose a time')),
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
    summary: 'Whom it would concern to call trips off',
    payload: operatorScopePayload,
    answers: { 200: concernedView },
    problems: ['not-found'],
  },
  callOff: {
    method: 'POST',
    path: '/api/operator/call-offs',
    caller: 'operator',
    summary: 'Call trips off: nothing more is sold, and each guest chooses what they get instead',
    payload: callOffPayload,
    answers: { 200: callOffView },
    problems: ['not-found', 'conflict'],
  },
  callOffs: {
    method: 'GET',
    path: '/api/operator/call-offs',
    caller: 'operator',
    summary: 'What was called off, and what guests have chosen',
    answers: { 200: z.array(callOffView) },
  },
  adminCallOffPorts: {
    method: 'GET',
    path: '/api/admin/call-offs/ports',
    caller: 'admin',
    permission: 'call-off-trips',
    summary: 'Ports of boats that lie at none of the listed ports, by their names',
    answers: { 200: z.array(z.string()) },
  },
  adminCallOffPreview: {
    method: 'POST',
    path: '/api/admin/call-offs/preview',
    caller: 'admin',
    permission: 'call-off-trips',
    summary: 'Whom it would concern to call off a port or the island',
    payload: adminScopePayload,
    answers: { 200: concernedView },
  },
  adminCallOff: {
    method: 'POST',
    path: '/api/admin/call-offs',
    caller: 'admin',
    permission: 'call-off-trips',
    summary: 'Call off a port or the island for hours or days',
    payload: adminCallOffPayload,
    answers: { 200: callOffView },
    problems: ['conflict'],
  },
  adminCallOffs: {
    method: 'GET',
    path: '/api/admin/call-offs',
    caller: 'admin',
    permission: 'see-call-offs',
    summary: 'What was called off by anybody, newest first',
    answers: { 200: z.array(callOffView) },
  },
  tripOffer: {
    method: 'GET',
    path: '/api/trips/{token}/offer',
    caller: 'visitor',
    cacheControl: 'no-store',
    limit: { name: 'trips', most: 600, withinSeconds: 600 },
    summary: 'What a guest may choose in place of a trip that was called off',
    answers: { 200: tripOfferView },
    problems: ['not-found'],
  },
  chooseOffer: {
    method: 'POST',
    path: '/api/trips/{token}/offer',
    caller: 'visitor',
    sameOrigin: true,
    cacheControl: 'no-store',
    limit: { name: 'trip-changes', most: 120, withinSeconds: 600 },
    tokenLimit: { name: 'trip-changes-of-one', most: 40, withinSeconds: 600 },
    summary: 'Choose another day, another boat, or the money',
    payload: offerChoicePayload,
    answers: { 200: tripOfferView },
    problems: ['not-found', 'conflict', 'sold-out', 'amount-changed'],
  },
} as const satisfies Record<string, Endpoint>;
