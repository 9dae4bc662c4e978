import { soldTripFields } from './sold-trip-fields.ts';
import * as z from 'zod/mini';
import { isDay, isTime } from '#domain/time/days.ts';
import type { Endpoint } from '../endpoint.ts';

/** New departure of a trip with a conflict. */
export const moveTripPayload = z.object({
  date: z.string().check(z.refine(isDay, 'date.chooseSentence')),
  /** Null for a charter without a start time. */
  time: z.nullable(z.string().check(z.refine(isTime, 'time.chooseSentence'))),
});
export type MoveTripPayload = z.infer<typeof moveTripPayload>;

export const answerTripPayload = z.object({ answer: z.enum(['yes', 'no']) });

const sailingView = z.object({ date: z.string(), times: z.array(z.string()) });

/** A busy time that overlaps a sold trip. */
export const calendarConflictView = z.object({
  id: z.string(),
  ...soldTripFields,
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  amountCents: z.number(),
  /** The guest's refund if the trip is cancelled: 0 for an unpaid trip. */
  refundCents: z.number(),
  /** Name of the calendar that contains the busy time; null if the calendar has no name. */
  calendarName: z.nullable(z.string()),
  busyFrom: z.string(),
  busyUntil: z.string(),
  raisedAt: z.string(),
  /** Departures that the trip could move to, soonest first. */
  freeDepartures: z.array(sailingView),
});
export type CalendarConflictView = z.infer<typeof calendarConflictView>;

/** A trip sold while a calendar could not be read, awaiting the operator's approval. */
export const approvalView = z.object({
  ...soldTripFields,
  amountCents: z.number(),
  answerUntil: z.string(),
});
export type ApprovalView = z.infer<typeof approvalView>;

/** Endpoints for conflicts between calendars and sales, which operators resolve. */
export const calendarQuestionEndpoints = {
  calendarConflicts: {
    method: 'GET',
    path: '/api/operator/calendar-conflicts',
    caller: 'operator',
    summary: 'Sold trips that overlap a busy time of a calendar',
    answers: { 200: z.array(calendarConflictView) },
  },
  keepTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/keep',
    caller: 'operator',
    summary: 'Keep the trip despite the conflict',
    answers: { 200: z.array(calendarConflictView) },
    problems: ['not-found'],
    codes: ['conflict.settled'],
  },
  moveTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/move',
    caller: 'operator',
    summary: 'Move the trip to another departure and mail the guest',
    payload: moveTripPayload,
    answers: { 200: z.array(calendarConflictView) },
    problems: ['not-found', 'sold-out'],
    codes: [
      'conflict.settled',
      'departure.noSeats',
      'move.timeTaken',
      'move.bookingOver',
      'move.tripBegun',
    ],
  },
  cancelTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/cancel',
    caller: 'operator',
    summary: 'Cancel the trip with a full refund and mail the guest',
    answers: { 200: z.array(calendarConflictView) },
    problems: ['invalid', 'not-found', 'conflict', 'amount-changed'],
    codes: ['conflict.settled'],
  },
} as const satisfies Record<string, Endpoint>;

/** Endpoints for trips sold while a calendar could not be read. */
export const approvalEndpoints = {
  approvals: {
    method: 'GET',
    path: '/api/operator/asked-trips',
    caller: 'operator',
    summary: 'Trips that await the operator’s approval because a calendar could not be read',
    answers: { 200: z.array(approvalView) },
  },
  answerTrip: {
    method: 'POST',
    path: '/api/operator/asked-trips/{id}/answer',
    caller: 'operator',
    summary: 'Approve the trip, which charges the card, or decline it, which charges nothing',
    payload: answerTripPayload,
    answers: { 200: z.array(approvalView) },
    problems: ['not-found', 'conflict'],
    codes: ['approval.closed', 'approval.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
