import * as z from 'zod/mini';
import { isSet, type BoatFilters } from '#domain/search/boat-filters.ts';
import { pricingModes } from '#domain/money/pricing-modes.ts';
import { isDay } from '#domain/time/days.ts';
import { boatView, imageView } from './boat-views.ts';
import type { Endpoint } from '../endpoint.ts';
import { nextPageQuery } from '../fields/paging.ts';
import { nothingFitsView } from './ship-api.ts';

/** How many boats a page of the listing shows. */
export const BOATS_A_PAGE = 48;

const filter = z._default(
  z.string().check(z.maxLength(100, 'A filter can be at most 100 characters')),
  '',
);

/** What boats are searched and sorted by; a filter that is left out, empty or `all` does not filter. */
export const boatSearchQuery = z.extend(nextPageQuery, {
  date: z._default(
    z.string().check(z.refine((date) => !isSet(date) || isDay(date), 'Choose a valid date')),
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
  /** The id of a cruise ship's call on the date; one of another day does not filter. */
  ship: filter,
  /** The id or slug of a boat that stands first, if it matches. */
  boat: filter,
} satisfies Record<keyof BoatFilters | 'boat', unknown>);
export type BoatSearchQuery = z.infer<typeof boatSearchQuery>;

/** The first departure of a boat that fits what was searched. */
const nextDepartureView = z.object({
  date: z.string(),
  time: z.string(),
  /** Null where its operator gave no length. */
  minutes: z.nullable(z.number()),
  mode: z.enum(pricingModes),
  /** So many guests, the least of those searched for, pay so much together. */
  guests: z.number(),
  totalCents: z.number(),
  /** It can be cancelled for nothing until so many hours before; null: it leaves too soon. */
  freeHours: z.nullable(z.number()),
});
export type NextDepartureView = z.infer<typeof nextDepartureView>;

/** A boat as the listing shows it. */
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
  /** Its first photo, and what sails next; null where nothing is known to. */
  { cover: z.nullable(imageView), next: z.nullable(nextDepartureView) },
);
export type BoatCardView = z.infer<typeof boatCardView>;

/** So many boats, or more than that: who has thousands needs no exact number, and counting them takes time. */
const boatCountView = z.object({ boats: z.number(), isMore: z.boolean() });
export type BoatCountView = z.infer<typeof boatCountView>;

export const boatSearchView = z.object({
  /** Featured boats first; on a date, those that never published availability last. */
  items: z.array(boatCardView),
  /** What the next page is asked for with (`after`); null on the last one. */
  next: z.nullable(z.string()),
  found: boatCountView,
  /** How many boats of each port match all other filters; ports that have none on the site are left out. */
  ports: z.record(z.string(), boatCountView),
  /** The next days on which one of these boats has a place; none where a day was searched, and on later pages. */
  days: z.array(z.string()),
  /** What else matches, where nothing of it fits the ship that was searched for; null where something does, or the ship does not come. */
  nothingFits: z.nullable(nothingFitsView),
});
export type BoatSearchView = z.infer<typeof boatSearchView>;

export const boatSearchEndpoints = {
  searchBoats: {
    method: 'GET',
    path: '/api/search',
    caller: 'visitor',
    cacheControl: 'no-cache',
    summary:
      'A page of the boats that match, with how many there are, in all and at each port: by date, port, group size, trip type, boat type, price, time of day, trip length and cruise ship; as featured, or by what sails soonest, the group’s price or the length',
    query: boatSearchQuery,
    answers: { 200: boatSearchView },
  },
} as const satisfies Record<string, Endpoint>;
