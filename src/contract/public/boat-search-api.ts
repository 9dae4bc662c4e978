import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { isSet, type BoatFilters } from '#domain/search/boat-filters.ts';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import { isDay } from '#domain/time/days.ts';
import { boatView, imageView } from './boat-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { nextPageQuery } from '../fields/paging.ts';
import { nothingFitsView } from './ship-api.ts';

/** Boats per page of the listing. */
export const BOATS_A_PAGE = 48;

const filter = z._default(
  z
    .string()
    .check(z.maxLength(100, issueMessage({ code: 'api.filterTooLong', values: { count: 100 } }))),
  '',
);

/** Filters and order of the search; a filter that is missing, empty or `all` is inactive. */
export const boatSearchQuery = z.extend(nextPageQuery, {
  date: z._default(
    z.string().check(z.refine((date) => !isSet(date) || isDay(date), 'date.invalid')),
    '',
  ),
  port: filter,
  groupSize: filter,
  tripType: filter,
  boatType: filter,
  price: filter,
  timeOfDay: filter,
  length: filter,
  sort: filter,
  /** Id of a cruise ship's call on the date; a call on another day is ignored. */
  ship: filter,
  /** Id or slug of a boat that comes first, if it matches. */
  boat: filter,
} satisfies Record<keyof BoatFilters | 'boat', unknown>);
export type BoatSearchQuery = z.infer<typeof boatSearchQuery>;

/** A boat's first departure that matches the search. */
const nextDepartureView = z.object({
  date: z.string(),
  time: z.string(),
  /** Null if its operator gave no length. */
  minutes: z.nullable(z.number()),
  mode: z.enum(pricingModes),
  /** Smallest size of the searched group; `totalCents` is the price for it. */
  guests: z.number(),
  totalCents: z.number(),
  /** Free cancellation ends this many hours before departure; null if it is already too late. */
  freeHours: z.nullable(z.number()),
});
export type NextDepartureView = z.infer<typeof nextDepartureView>;

/** A boat in the listing. */
export const boatCardView = z.extend(
  z.pick(boatView, {
    id: true,
    name: true,
    slug: true,
    type: true,
    pricingMode: true,
    port: true,
    customPort: true,
    capacity: true,
    pricePerSeat: true,
    charterPricePerDay: true,
    tripMinutes: true,
    rating: true,
  }),
  {
    /** First photo and next departure; null if unknown. */
    cover: z.nullable(imageView),
    next: z.nullable(nextDepartureView),
    /** Group size and total (service fee included) with which the booking form opens; null without a price. */
    reservation: z.nullable(z.object({ guests: z.number(), totalCents: z.number() })),
  },
);
export type BoatCardView = z.infer<typeof boatCardView>;

/**
 * Number of matches, capped: counting large results is slow, and exact numbers are not needed. `isMore`: the cap was
 * reached.
 */
const boatCountView = z.object({ boats: z.number(), isMore: z.boolean() });
export type BoatCountView = z.infer<typeof boatCountView>;

export const boatSearchView = z.object({
  /** Featured boats first; on a date, boats that never published availability last. */
  items: z.array(boatCardView),
  /** Cursor for `after`; null on the last page. */
  next: z.nullable(z.string()),
  found: boatCountView,
  /** Number of matches at each port, regardless of the port filter; 0 at ports without a match. */
  ports: z.record(z.string(), boatCountView),
  /** Next days on which one of these boats has seats; empty if a date was searched, and on later pages. */
  days: z.array(z.string()),
  /** Other matches, if no boat fits the searched ship; null if one fits, or the ship does not come. */
  nothingFits: z.nullable(nothingFitsView),
});
export type BoatSearchView = z.infer<typeof boatSearchView>;

export const boatSearchEndpoints = {
  searchBoats: {
    method: 'GET',
    path: '/api/search',
    caller: 'public',
    cacheControl: 'no-cache',
    summary:
      'A page of matching boats with counts in total and per port. Filter by date, port, group size, trip type, boat type, price, time of day, trip length or cruise ship; sort by featured, next departure, the group’s price or length',
    query: boatSearchQuery,
    answers: { 200: boatSearchView },
    codes: ['cursor.gone'],
  },
} as const satisfies Record<string, Endpoint>;
