import * as z from 'zod/mini';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import { callOffReasons } from '#domain/trip-changes/calling-off.ts';
import type { Endpoint } from '../endpoint.ts';
import { issueMessage } from '../fields/issue-messages.ts';
import { dayField } from '../fields/payload-fields.ts';

/** Six weeks: a month with the weeks that it begins and ends in. */
export const MAX_SCHEDULE_DAYS = 42;
const WEEK_DAYS = 7;

const DAYS_MESSAGE = issueMessage({
  code: 'schedule.days',
  values: { count: MAX_SCHEDULE_DAYS },
});

const scheduleQuery = z.object({
  from: dayField('day.pleaseChoose'),
  days: z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => /^\d{1,2}$/.test(text), DAYS_MESSAGE),
        z.refine((text) => Number(text) >= 1 && Number(text) <= MAX_SCHEDULE_DAYS, DAYS_MESSAGE),
      ),
      z.transform(Number),
    ),
    WEEK_DAYS,
  ),
});

/** Counts of a departure's bookings that await an answer or a choice; absent counts are 0. */
const waitingView = z.object({
  /** Open change requests, which await the operator's answer. */
  requests: z.optional(z.number()),
  /** Trips sold while a calendar could not be read, which await the operator's approval. */
  approvals: z.optional(z.number()),
  /** Called-off trips whose guests are choosing compensation. */
  choosing: z.optional(z.number()),
  /** Trips that overlap a busy time of a calendar. */
  conflicts: z.optional(z.number()),
});

export const scheduleDepartureView = z.object({
  mode: z.enum(pricingModes),
  /** Null for a charter without a start time, and on its later days. */
  time: z.nullable(z.string()),
  /** Stated length, else how long it occupies its boat. */
  minutes: z.number(),
  seatsSold: z.number(),
  capacity: z.number(),
  /** Guests still needed to reach the smallest number; absent if the departure sails. */
  guestsMissing: z.optional(z.number()),
  charter: z.optional(
    z.object({ customerName: z.string(), day: z.number(), days: z.number(), lastDay: z.string() }),
  ),
  waiting: waitingView,
});
export type ScheduleDepartureView = z.infer<typeof scheduleDepartureView>;

export const scheduleDayView = z.object({
  day: z.string(),
  /** Sold departures, and unsold ones on offer, in order. */
  departures: z.array(scheduleDepartureView),
  /** Times closed by hand or by a call-off, which has a reason; null `times` means the whole day. */
  closed: z.optional(
    z.object({
      times: z.nullable(z.array(z.string())),
      reason: z.nullable(z.enum(callOffReasons)),
    }),
  ),
  /** Departures that calendars close. */
  calendarTimes: z.array(z.string()),
  /** Busy times of calendars; a null `until` is the end of the day. */
  busy: z.array(z.object({ from: z.string(), until: z.nullable(z.string()) })),
});
export type ScheduleDayView = z.infer<typeof scheduleDayView>;

export const scheduleView = z.object({
  from: z.string(),
  days: z.number(),
  answeredAt: z.string(),
  /** Published boats and boats with sold trips, by name. Empty days are left out. */
  boats: z.array(z.object({ id: z.string(), name: z.string(), days: z.array(scheduleDayView) })),
});
export type ScheduleView = z.infer<typeof scheduleView>;
export type ScheduleBoatView = ScheduleView['boats'][number];

export const scheduleEndpoints = {
  operatorSchedule: {
    method: 'GET',
    path: '/api/operator/schedule',
    caller: 'operator',
    summary: 'Departures of the operator’s boats by boat and day, a week by default',
    query: scheduleQuery,
    answers: { 200: scheduleView },
  },
} as const satisfies Record<string, Endpoint>;
