import * as z from 'zod/mini';
import { isDay, isTime } from '#domain/time/days.ts';
import type { Endpoint } from '../endpoint.ts';

/** New departure of a trip with a conflict. */
export const moveTripPayload = z.object({
  date: z.string().check(z.refine(isDay, 'Please choose a date.')),
  /** Null for a charter without a start time. */
  time: z.nullable(z.string().check(z.refine(isTime, 'Please choose a time.'))),
});
export type MoveTripPayload = z.infer<typeof moveTripPayload>;

export const answerTripPayload = z.object({ answer: z.enum(['yes', 'no']) });

const sailingView = z.object({ date: z.string(), times: z.array(z.string()) });

/** A busy time that overlaps a sold trip. */
export const calendarConflictView = z.object({
  id: z.string(),
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  amountCents: z.number(),
  /** The guest's refund if the trip is cancelled: 0 for an unpaid trip. */
  refundCents: z.number(),
  /** Calendar of the busy time. */
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
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  boatName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  amountCents: z.number(),
  answerUntil: z.string(),
});
export type ApprovalView = z.infer<typeof approvalView>;

/** Endpoints of conflicts between calendars and sales, which operators resolve. */
export const calendarQuestionEndpoints = {
  calendarConflicts: {
    method: 'GET',
    path: '/api/operator/calendar-conflicts',
    caller: 'operator',
    summary: 'Sold trips on which a busy time has landed',
    answers: { 200: z.array(calendarConflictView) },
  },
  keepTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/keep',
    caller: 'operator',
    summary: 'The trip sails all the same',
    answers: { 200: z.array(calendarConflictView) },
    problems: ['not-found'],
  },
  moveTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/move',
    caller: 'operator',
    summary: 'The trip moves to another departure, and the visitor is told',
    payload: moveTripPayload,
    answers: { 200: z.array(calendarConflictView) },
    problems: ['not-found', 'sold-out'],
  },
  cancelTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/cancel',
    caller: 'operator',
    summary: 'The trip is called off and paid back in full, and the visitor is told',
    answers: { 200: z.array(calendarConflictView) },
    problems: ['invalid', 'not-found', 'conflict', 'amount-changed'],
  },
} as const satisfies Record<string, Endpoint>;

/** Endpoints of trips sold while a calendar could not be read. */
export const approvalEndpoints = {
  approvals: {
    method: 'GET',
    path: '/api/operator/asked-trips',
    caller: 'operator',
    summary: 'Trips that wait for the captain’s yes, because a calendar could not be read',
    answers: { 200: z.array(approvalView) },
  },
  answerTrip: {
    method: 'POST',
    path: '/api/operator/asked-trips/{id}/answer',
    caller: 'operator',
    summary: 'Yes: the card is charged and the trip stands. No: nothing is charged',
    payload: answerTripPayload,
    answers: { 200: z.array(approvalView) },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
