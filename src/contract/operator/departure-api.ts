import * as z from 'zod/mini';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { moveTripPayload } from './calendar-conflict-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { dayField, requestKey, timeField } from '../fields/payload-fields.ts';
import { freeDeparturesView } from '../public/trip-api.ts';

/** A departure of a boat; without a time, the charter that begins on the day. */
const departure = {
  boatId: z.string('Choose a boat'),
  day: dayField('Choose a day'),
  time: z.nullable(timeField('Choose a time')),
};

export const moveGuestPayload = z.object({ ...moveTripPayload.shape, requestKey });
export const moveDeparturePayload = z.object({ ...departure, to: moveTripPayload, requestKey });

export const writeToGuestsPayload = z.object({
  ...departure,
  requestKey,
  message: z
    .string('Message must be text')
    .check(
      z.trim(),
      z.minLength(1, 'Write a message first'),
      z.maxLength(2000, 'Message can be at most 2000 characters'),
      z.refine(isPlainText, 'Message has characters that cannot be used'),
    ),
});

/** A whole day, or hours of it, on some boats. */
export const closeTimesPayload = z.object({
  boatIds: z
    .array(z.string())
    .check(z.minLength(1, 'Choose a boat'), z.maxLength(200, 'Choose fewer boats')),
  day: dayField('Choose a day'),
  /** Null for the whole day. */
  hours: z.nullable(
    z
      .object({ from: timeField('Choose a time'), until: timeField('Choose a time') })
      .check(z.refine(({ from, until }) => from < until, 'The time has to end after it begins.')),
  ),
});

export const openDayPayload = z.object({
  boatId: z.string('Choose a boat'),
  day: dayField('Choose a day'),
});

const movedView = z.object({ moved: z.number() });

/** Departures that one guest, or all guests of a departure, can be moved to. */
const moveQuery = z.object({
  everybody: z.optional(z.literal('yes', 'Please ask for everybody with everybody=yes')),
});

/** Closed times of a boat's day: null `times` mean the whole day. */
export const closureView = z.object({
  boat: z.object({ id: z.string(), name: z.string() }),
  times: z.nullable(z.array(z.string())),
});
export type ClosureView = z.infer<typeof closureView>;

/** Endpoints of departures and their guests. Closing a time keeps its sold trips. */
export const departureEndpoints = {
  whereToMove: {
    method: 'GET',
    path: '/api/operator/bookings/{id}/departures',
    caller: 'operator',
    summary:
      'Where a guest can be moved: departures of the boat with room for them, or with everybody=yes for all guests of their departure',
    query: moveQuery,
    answers: { 200: freeDeparturesView },
    problems: ['not-found', 'conflict'],
  },
  moveGuest: {
    method: 'POST',
    path: '/api/operator/bookings/{id}/move',
    caller: 'operator',
    summary: 'Move a guest to another departure of the boat; they are told, and may say no',
    payload: moveGuestPayload,
    answers: { 200: movedView },
    problems: ['not-found', 'conflict', 'sold-out'],
  },
  moveDeparture: {
    method: 'POST',
    path: '/api/operator/departures/move',
    caller: 'operator',
    summary: 'Move all guests of a departure, or none',
    payload: moveDeparturePayload,
    answers: { 200: movedView },
    problems: ['not-found', 'conflict', 'sold-out'],
  },
  writeToGuests: {
    method: 'POST',
    path: '/api/operator/departures/message',
    caller: 'operator',
    limit: { name: 'messages-to-guests', most: 60, withinSeconds: 3600 },
    summary: 'Write to all guests of a departure',
    payload: writeToGuestsPayload,
    answers: { 200: z.object({ written: z.number() }) },
    problems: ['not-found', 'conflict'],
  },
  closeTimes: {
    method: 'POST',
    path: '/api/operator/closures',
    caller: 'operator',
    summary:
      'Sell nothing more of a day, or of some hours, on one boat or on all; answered with what was not closed before',
    payload: closeTimesPayload,
    answers: { 200: z.object({ closed: z.array(closureView) }) },
    problems: ['not-found'],
  },
  openDay: {
    method: 'POST',
    path: '/api/operator/openings',
    caller: 'operator',
    summary: 'Sell again what was closed by hand of a boat’s day',
    payload: openDayPayload,
    answers: { 200: z.object({ opened: z.literal(true) }) },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
