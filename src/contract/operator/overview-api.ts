import * as z from 'zod/mini';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import type { Endpoint } from '../endpoint.ts';
import { ownDocumentsView } from './document-api.ts';

/** A sold departure. */
const nextDepartureView = z.object({
  boat: z.object({ id: z.string(), name: z.string() }),
  day: z.string(),
  /** Null for a charter without a start time. */
  time: z.nullable(z.string()),
  mode: z.enum(pricingModes),
  capacity: z.number(),
  seatsSold: z.number(),
});
export type NextDepartureView = z.infer<typeof nextDepartureView>;

/** The first screen of the dashboard, from one snapshot. */
export const overviewView = z.object({
  /** Today's and tomorrow's next departures, else the first of the next seven days. */
  departures: z.array(nextDepartureView),
  /** Numbers of open tasks by kind. */
  waiting: z.object({
    /** Trips sold while a calendar could not be read. */
    approvals: z.number(),
    changeRequests: z.number(),
    conflicts: z.number(),
    /** Disputes whose evidence is still due. */
    disputes: z.number(),
    /** Called-off trips whose guests have not chosen. */
    rebookings: z.number(),
    /** Reviews without a reply. */
    reviews: z.number(),
  }),
  documents: ownDocumentsView,
  payout: z.object({
    /** Owed and not paid out yet, as on the statement; negative if a refund came after the payout. */
    readyCents: z.number(),
    /** The next amount from upcoming trips that becomes ready, and the day on which it does. */
    next: z.nullable(z.object({ day: z.string(), cents: z.number() })),
    /** Whether payout details are saved; without them nothing is paid out. */
    hasDetails: z.boolean(),
  }),
});
export type OverviewView = z.infer<typeof overviewView>;

export const overviewEndpoints = {
  operatorOverview: {
    method: 'GET',
    path: '/api/operator/overview',
    caller: 'operator',
    summary: 'The dashboard’s first screen: next departures, open tasks, documents and payout',
    answers: { 200: overviewView },
  },
} as const satisfies Record<string, Endpoint>;
