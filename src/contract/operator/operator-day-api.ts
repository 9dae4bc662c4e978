import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { boardingKinds } from '#domain/operators/boarding.ts';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import {
  bookingFlows,
  bookingSources,
  bookingStatuses,
  paidByWays,
  paymentStatuses,
} from '#domain/bookings/bookings.ts';
import { bookingMoneyFields } from '../public/booking-money-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { closureView } from './departure-api.ts';
import { dayField, timeField } from '../fields/payload-fields.ts';
import { phoneLinkView } from '../fields/phone-link-view.ts';

const NO_TIME = 'checkIn.timeMissing';
const CREWS = { name: 'crews', max: 600, withinSeconds: 600 };
const NO_BOOKING = 'checkIn.bookingUnknown';

/** Longer than any booking's code or id. */
const MAX_REFERENCE_LENGTH = 40;

/** A check-in as a phone sends it, with an id that the phone generated. */
const sentAct = z.object({
  id: z.uuid('checkIn.idMissing'),
  bookingId: z.uuid(NO_BOOKING),
  date: dayField('day.pleaseChoose'),
  /** The departure at which the party was checked in; older pages do not send it. */
  time: z.optional(z.nullable(timeField('time.pleaseChoose'))),
  boatId: z.optional(z.uuid('filter.boatUnknown')),
  kind: z.enum(boardingKinds, 'checkIn.kindMissing'),
  guests: z.nullable(z.int('checkIn.countNotWhole').check(z.minimum(1, 'checkIn.countTooSmall'))),
  // Rejects times before 1970, which a phone sends if it has lost its clock.
  at: z.iso.datetime(NO_TIME).check(z.refine((at) => at >= '1970', NO_TIME)),
});
export type SentAct = z.infer<typeof sentAct>;

/** A check-in by a crew names its booking by code. Check-ins that a phone stored before an upgrade name it by id. */
const crewSentAct = z.extend(sentAct, {
  bookingId: z
    .string(NO_BOOKING)
    .check(z.minLength(1, NO_BOOKING), z.maxLength(MAX_REFERENCE_LENGTH, NO_BOOKING)),
});

export const MAX_TICKS_PER_REQUEST = 200;

const actList = <Act extends z.ZodMiniType>(act: Act) =>
  z.object({
    acts: z
      .array(act, 'checkIn.list')
      .check(
        z.minLength(1, 'checkIn.listEmpty'),
        z.maxLength(
          MAX_TICKS_PER_REQUEST,
          issueMessage({ code: 'checkIn.tooMany', values: { count: MAX_TICKS_PER_REQUEST } }),
        ),
      ),
  });

/** POST /api/operator/boarding. */
export const boardingPayload = actList(sentAct);
/** POST /api/crew/{token}/boarding. */
export const crewBoardingPayload = actList(crewSentAct);

/** `kept` lists the check-ins that the server has stored. The others are rejected for good. */
export const boardingView = z.object({
  receivedAt: z.string(),
  kept: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), message: z.string() })),
});
export type BoardingView = z.infer<typeof boardingView>;

/** The check-in that decides a booking's state. */
export const boardingActView = z.object({
  id: z.string(),
  kind: z.enum(boardingKinds),
  guests: z.nullable(z.number()),
  at: z.string(),
  receivedAt: z.nullable(z.string()),
  by: z.enum(['captain', 'crew']),
});
export type BoardingActView = z.infer<typeof boardingActView>;

/** Why guests who were checked in aboard a departure are no longer booked on it. */
export const leftReasons = ['canceled', 'moved'] as const;
export type LeftReason = (typeof leftReasons)[number];

/**
 * A party as the crew sees it: no money and no email address. `bookingId`, which check-ins send back, is the code for
 * crews, since the id would give access to the guest's pages; operators get the id.
 */
export const crewGuestView = z.object({
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  phone: z.nullable(z.string()),
  /** Numbers found in `phone`; absent from a day that an earlier version stored offline. */
  phoneLinks: z.optional(z.array(phoneLinkView)),
  groupSize: z.number(),
  specialRequests: z.nullable(z.string()),
  /** Number of this day within a charter of several days, from 1. `days`: the charter's length. */
  day: z.number(),
  days: z.number(),
  /** Whether the trip was called off and the guests are choosing compensation. */
  isCalledOff: z.boolean(),
  /** Only for guests who were checked in aboard but are no longer booked here, so they take no seat. */
  left: z.optional(z.enum(leftReasons)),
  /** The guests' cruise ship, if they stated one, and "all aboard" in island time. */
  ship: z.nullable(z.object({ name: z.string(), allAboard: z.string() })),
  boarding: z.nullable(boardingActView),
});
export type CrewGuestView = z.infer<typeof crewGuestView>;

/** `dueCents` is the unpaid amount; `email` is empty for a manual booking without an email address. */
export const dayGuestView = z.extend(crewGuestView, {
  email: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  amountCents: z.number(),
  dueCents: z.number(),
  ...bookingMoneyFields,
  flow: z.enum(bookingFlows),
  source: z.nullable(z.enum(bookingSources)),
  paidBy: z.enum(paidByWays),
});
export type DayGuestView = z.infer<typeof dayGuestView>;

const departureWith = <Guest extends z.ZodMiniType>(guest: Guest) =>
  z.object({
    boat: z.object({ id: z.string(), name: z.string() }),
    mode: z.enum(pricingModes),
    /** Null for a charter without a start time, and on its later days. */
    time: z.nullable(z.string()),
    /** Stated length, else how long it occupies its boat; absent from a day that an earlier version stored offline. */
    minutes: z.optional(z.number()),
    capacity: z.number(),
    seatsSold: z.number(),
    guests: z.array(guest),
  });

export const crewDepartureView = departureWith(crewGuestView);
export type CrewDepartureView = z.infer<typeof crewDepartureView>;
export const dayDepartureView = departureWith(dayGuestView);
export type DayDepartureView = z.infer<typeof dayDepartureView>;

const crewLinkView = z.object({
  id: z.string(),
  boat: z.object({ id: z.string(), name: z.string() }),
  madeAt: z.string(),
});
export type CrewLinkView = z.infer<typeof crewLinkView>;

/** Departures of a day, in order. */
export const operatorDayView = z.object({
  date: z.string(),
  answeredAt: z.string(),
  departures: z.array(dayDepartureView),
  /** Manual closures of the day, on published boats. */
  closures: z.array(closureView),
  /** Links that are still valid. */
  crewLinks: z.array(crewLinkView),
});
export type OperatorDayView = z.infer<typeof operatorDayView>;

export const crewDayView = z.object({
  date: z.string(),
  boat: z.object({ id: z.string(), name: z.string() }),
  answeredAt: z.string(),
  departures: z.array(crewDepartureView),
});
export type CrewDayView = z.infer<typeof crewDayView>;

export const crewLinkPayload = z.object({
  boatId: z.uuid('filter.boatUnknown'),
  date: dayField('day.pleaseChoose'),
});

/** The only response that contains the URL. */
export const newCrewLinkView = z.extend(crewLinkView, { url: z.string() });
export type NewCrewLinkView = z.infer<typeof newCrewLinkView>;

/** Endpoints for an operator's day on the dock, and for crew links. */
export const operatorDayEndpoints = {
  operatorDay: {
    method: 'GET',
    path: '/api/operator/day/{date}',
    caller: 'operator',
    summary: 'A day’s departures with their guests and check-ins',
    answers: { 200: operatorDayView },
    problems: ['invalid'],
    codes: ['day.unknown'],
  },
  keepBoarding: {
    method: 'POST',
    path: '/api/operator/boarding',
    caller: 'operator',
    summary:
      'Check guests in as aboard or absent, in any order and repeatedly; the latest check-in by time counts',
    payload: boardingPayload,
    answers: { 200: boardingView },
  },
  makeCrewLink: {
    method: 'POST',
    path: '/api/operator/crew-links',
    caller: 'operator',
    limit: { name: 'crew-links', max: 60, withinSeconds: 600 },
    summary:
      'Create a secret address at which a crew checks in the guests of one boat and day. It is returned only here',
    payload: crewLinkPayload,
    answers: { 201: newCrewLinkView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.unknown', 'crewLink.dayPassed'],
  },
  revokeCrewLink: {
    method: 'DELETE',
    path: '/api/operator/crew-links/{id}',
    caller: 'operator',
    summary: 'Revoke a crew’s address',
    answers: { 200: z.object({ revoked: z.literal(true) }) },
    problems: ['not-found'],
    codes: ['crewLink.unknown'],
  },
  crewDay: {
    method: 'GET',
    path: '/api/crew/{token}',
    caller: 'public',
    limit: CREWS,
    summary: 'One boat’s day, for the crew with its secret address',
    cacheControl: 'no-store',
    answers: { 200: crewDayView },
    problems: ['not-found'],
    codes: ['crewLink.unknown'],
  },
  keepCrewBoarding: {
    method: 'POST',
    path: '/api/crew/{token}/boarding',
    caller: 'public',
    limit: CREWS,
    summary: 'Check in guests of that boat and day by their booking codes',
    payload: crewBoardingPayload,
    cacheControl: 'no-store',
    answers: { 200: boardingView },
    problems: ['not-found'],
    codes: ['crewLink.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
