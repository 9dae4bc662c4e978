import * as z from 'zod/mini';
import { isDay } from '#domain/time/days.ts';
import {
  findOwnShipProblem,
  ownShipProblems,
  type OwnShipInput,
  type OwnShipProblem,
} from '#domain/ships/own-ship.ts';
import { pierCodes } from '#domain/ships/ship-ways.ts';
import { imageView } from './boat-views.ts';
import type { Endpoint } from '../endpoint.ts';

/** Days with ships per page. */
export const SHIP_DAYS_LISTED = 14;

const pier = z.enum(pierCodes);

/** A ship at the island on a day; its times are in ship time. */
export const portCallView = z.object({
  id: z.string(),
  ship: z.string(),
  arrival: z.string(),
  allAboard: z.string(),
  pier,
  clockMinutes: z.number(),
  /** True if the call was cancelled. */
  isSkipped: z.boolean(),
});
export type PortCallView = z.infer<typeof portCallView>;

export const portCallsView = z.object({ ships: z.array(portCallView) });
export type PortCallsView = z.infer<typeof portCallsView>;

export const shipDaysView = z.object({
  /** Next days with ships, in order. */
  days: z.array(z.object({ day: z.string(), ships: z.array(portCallView) })),
});
export type ShipDaysView = z.infer<typeof shipDaysView>;

const shipTripView = z.object({
  boat: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    /** The boat's first photo; null if it has no photo. */
    cover: z.nullable(imageView),
  }),
  port: z.string(),
  customPort: z.nullable(z.string()),
  mode: z.enum(['perSeat', 'charter']),
  /** Price of a seat, or of the whole boat for the day. */
  cents: z.number(),
  /** Departure and return in island time, computed from the operator's trip length. */
  time: z.string(),
  back: z.string(),
  minutes: z.number(),
  /** Minutes from the dock to the guests' landing place, including a tender. */
  wayMinutes: z.number(),
  /** Largest and, as `fromGuests`, smallest party that can still book it. */
  room: z.number(),
  fromGuests: z.number(),
  /** Minutes between the guests' return to the pier and "all aboard". */
  minutesToSpare: z.number(),
});
export type ShipTripView = z.infer<typeof shipTripView>;

/**
 * Departures with seats: how many leave too early for the ship, and how many have no stated length. The rest return too
 * late.
 */
export const nothingFitsView = z.object({
  offered: z.number(),
  tooEarly: z.number(),
  noLength: z.number(),
});

const shownShip = {
  trips: z.array(shipTripView),
  /** Whether more trips fit than are listed. */
  isMore: z.boolean(),
  /** Why no trip fits; null if a trip fits. */
  why: z.nullable(z.string()),
  /** Counts of that day; null if a trip fits, or the ship does not come. */
  nothingFits: z.nullable(nothingFitsView),
};

export const shipDayView = z.object({
  day: z.string(),
  ships: z.array(z.extend(portCallView, shownShip)),
  /** Trips for a typed ship that is not in the calendar, if its times were given. */
  own: z.nullable(
    z.object({
      arrival: z.string(),
      allAboard: z.string(),
      pier,
      clockMinutes: z.number(),
      ...shownShip,
    }),
  ),
});
export type ShipDayView = z.infer<typeof shipDayView>;
export type ShownShip = ShipDayView['ships'][number];

const text = z._default(z.string(), '');

const refusing = (problem: OwnShipProblem, field: string) =>
  z.refine<OwnShipInput>((input) => findOwnShipProblem(input) !== problem, {
    path: [field],
    error: ownShipProblems[problem],
  });

/** GET /api/ships/{day}: "all aboard" of a ship that is not in the calendar, and optional details. */
export const shipDayQuery = z
  .object({
    aboard: text,
    arrival: text,
    pier: text,
    /** Minutes that ship time is ahead of island time. */
    clock: text,
  })
  .check(
    refusing('aboard', 'aboard'),
    refusing('arrival', 'arrival'),
    refusing('order', 'aboard'),
    refusing('pier', 'pier'),
    refusing('clock', 'clock'),
  );
export type ShipDayQuery = z.infer<typeof shipDayQuery>;

/** Whether a page of the day can exist. */
export function isShipDay(day: string, today: string): boolean {
  return isDay(day) && day >= today;
}

export const shipEndpoints = {
  shipDays: {
    method: 'GET',
    path: '/api/ships',
    caller: 'public',
    cacheControl: 'no-cache',
    summary: 'The next days with cruise ships in port, with their times',
    answers: { 200: shipDaysView },
  },
  portCalls: {
    method: 'GET',
    path: '/api/ships/{day}/calls',
    caller: 'public',
    cacheControl: 'no-cache',
    summary: 'The cruise ships in port on a day, with their times',
    answers: { 200: portCallsView },
  },
  shipDay: {
    method: 'GET',
    path: '/api/ships/{day}',
    caller: 'public',
    cacheControl: 'no-cache',
    summary:
      'The cruise ships of a day, with the trips their guests can take: leaving late enough after arrival and back 90 minutes before all aboard, including the way to the pier. With aboard, also trips that fit an unlisted ship',
    query: shipDayQuery,
    answers: { 200: shipDayView },
    problems: ['not-found'],
    codes: ['day.unknownOrOver', 'ship.skipped'],
  },
} as const satisfies Record<string, Endpoint>;
