import { HOUR_SECONDS } from '#domain/time/durations.ts';
import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { moveTripPayload } from './calendar-conflict-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { dayField, requestKey, timeField } from '../fields/payload-fields.ts';
import { freeDeparturesView } from '../public/trip-api.ts';

/** A departure of a boat; without a time, the charter that begins on the day. */
const departure = {
  boatId: z.string('boat.choose'),
  day: dayField('day.choose'),
  time: z.nullable(timeField('time.choose')),
};

export const moveGuestPayload = z.object({ ...moveTripPayload.shape, requestKey });
export const moveDeparturePayload = z.object({ ...departure, to: moveTripPayload, requestKey });

export const writeToGuestsPayload = z.object({
  ...departure,
  requestKey,
  message: z
    .string('message.notText')
    .check(
      z.trim(),
      z.minLength(1, 'message.missing'),
      z.maxLength(2000, issueMessage({ code: 'message.tooLong', values: { count: 2000 } })),
      z.refine(isPlainText, 'message.badCharacters'),
    ),
});

/** A whole day, or hours of it, on some boats. */
export const closeTimesPayload = z.object({
  boatIds: z
    .array(z.string())
    .check(z.minLength(1, 'boat.choose'), z.maxLength(200, 'boats.fewer')),
  day: dayField('day.choose'),
  /** Null for the whole day. */
  hours: z.nullable(
    z
      .object({ from: timeField('time.choose'), until: timeField('time.choose') })
      .check(z.refine(({ from, until }) => from < until, 'closing.endsBeforeStart')),
  ),
});

export const openDayPayload = z.object({
  boatId: z.string('boat.choose'),
  day: dayField('day.choose'),
});

const movedView = z.object({ moved: z.number() });

/** Departures that one guest, or all guests of a departure, can be moved to. */
const moveQuery = z.object({
  everybody: z.optional(z.literal('yes', 'api.everybody')),
});

/** Closed times of a boat's day: null `times` means the whole day. */
export const closureView = z.object({
  boat: z.object({ id: z.string(), name: z.string() }),
  times: z.nullable(z.array(z.string())),
});
export type ClosureView = z.infer<typeof closureView>;

/** Endpoints for departures and their guests. Closing a time keeps its sold trips. */
export const departureEndpoints = {
  whereToMove: {
    method: 'GET',
    path: '/api/operator/bookings/{id}/departures',
    caller: 'operator',
    summary:
      'Departures of the boat that a guest can be moved to; with everybody=yes, those with room for all guests of the departure',
    query: moveQuery,
    answers: { 200: freeDeparturesView },
    problems: ['not-found', 'conflict'],
    codes: ['booking.unknown', 'move.calledOff'],
  },
  moveGuest: {
    method: 'POST',
    path: '/api/operator/bookings/{id}/move',
    caller: 'operator',
    summary: 'Move a guest to another departure of the boat and mail them; they can decline',
    payload: moveGuestPayload,
    answers: { 200: movedView },
    problems: ['not-found', 'conflict', 'sold-out'],
    codes: [
      'booking.unknown',
      'move.calledOff',
      'move.timeTaken',
      'move.bookingOver',
      'move.tripBegun',
    ],
  },
  moveDeparture: {
    method: 'POST',
    path: '/api/operator/departures/move',
    caller: 'operator',
    summary: 'Move all guests of a departure, or none if any cannot be moved',
    payload: moveDeparturePayload,
    answers: { 200: movedView },
    problems: ['not-found', 'conflict', 'sold-out'],
    codes: [
      'departure.noGuests',
      'move.calledOff',
      'move.timeTaken',
      'move.bookingOver',
      'move.tripBegun',
    ],
  },
  writeToGuests: {
    method: 'POST',
    path: '/api/operator/departures/message',
    caller: 'operator',
    limit: { name: 'messages-to-guests', max: 60, withinSeconds: HOUR_SECONDS },
    summary: 'Mail all guests of a departure',
    payload: writeToGuestsPayload,
    answers: { 200: z.object({ written: z.number() }) },
    problems: ['not-found', 'conflict'],
    codes: ['departure.noEmails', 'departure.noGuests'],
  },
  closeTimes: {
    method: 'POST',
    path: '/api/operator/closures',
    caller: 'operator',
    summary: 'Close a day or some hours for one boat or all; returns what was open before',
    payload: closeTimesPayload,
    answers: { 200: z.object({ closed: z.array(closureView) }) },
    problems: ['not-found'],
    codes: ['boat.unknown', 'day.over'],
  },
  openDay: {
    method: 'POST',
    path: '/api/operator/openings',
    caller: 'operator',
    summary: 'Reopen a boat’s manually closed times of a day',
    payload: openDayPayload,
    answers: { 200: z.object({ opened: z.literal(true) }) },
    problems: ['not-found'],
    codes: ['boat.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
