import * as z from 'zod/mini';
import { boardingWays, seaStates, swimmingNeeds, wheelchairAccess } from '#domain/boats/suits.ts';
import { visitedPlaces } from '#domain/island/borders.ts';
import { languages } from '#i18n/languages/languages.ts';
import { captainView } from './captain-view.ts';
import { boatStatuses, boatTypes, offeredPricings, tripTypes } from '#domain/boats/boats.ts';

const day = z.string();
const time = z.string();

export const seasonView = z.object({
  name: z.string(),
  start: day,
  end: day,
  weekdays: z.array(z.number()),
  timeSlots: z.array(time),
  /** Trip length; absent or null falls back to the boat's. */
  tripMinutes: z.optional(z.nullable(z.number())),
});

export const availabilityView = z.object({
  manualDays: z.array(day),
  blackoutDates: z.array(day),
  timeSlotsDefault: z.array(time),
  recurring: z.object({ seasons: z.array(seasonView) }),
  blocks: z.array(z.object({ date: day, times: z.array(time) })),
});

/**
 * `url` is a plain JPEG at 960 px; `path` plus `-{480|960|1600}.avif` and `-960.webp` are its variants on this server.
 */
export const imageView = z.object({
  url: z.string(),
  caption: z.string(),
  path: z.string(),
  /** Point that every crop keeps, in percent from the left and the top. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** True for one of the site's own drawings, shown instead of a photo of the boat. */
  isIllustration: z.boolean(),
});

/**
 * A sale: seats of one departure, or the whole boat for a day (`charter`, then `time` is null). A sold departure closes
 * the departures that overlap it. `minutes`: the length that was sold, including turnaround; absent if it equals the
 * boat's current length.
 */
export const takenView = z.object({
  date: day,
  time: z.nullable(time),
  seats: z.number(),
  charter: z.boolean(),
  minutes: z.optional(z.number()),
});

/** Departures closed by the operator's own calendar; a listed day is also closed for charters. */
export const closedView = z.object({ date: day, times: z.array(time) });

/** Degrees north and east (WGS 84). */
export const placeView = z.object({ latitude: z.number(), longitude: z.number() });

/** `average` has one decimal. */
export const ratingView = z.nullable(z.object({ average: z.number(), count: z.number() }));

/** The guests that the boat's trips suit; a missing fact is unknown. A `youngestAge` of 0 admits all ages. */
export const suitsView = z.object({
  swimming: z.optional(z.enum(swimmingNeeds)),
  boarding: z.optional(z.enum(boardingWays)),
  sea: z.optional(z.enum(seaStates)),
  youngestAge: z.optional(z.number()),
  wheelchair: z.optional(z.enum(wheelchairAccess)),
});

/** A stop of the boat's trip; `place` is null if the operator set no place. */
export const stopView = z.object({
  title: z.string(),
  details: z.string(),
  minutes: z.number(),
  place: z.nullable(placeView),
});

/** A published boat for the public. Prices are decimal strings in US dollars. */
export const boatView = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Empty if the operator chose no type. */
  type: z.enum([...boatTypes, '']),
  tripType: z.enum(tripTypes),
  pricingMode: z.enum(offeredPricings),
  port: z.string(),
  customPort: z.nullable(z.string()),
  capacity: z.number(),
  pricePerSeat: z.nullable(z.string()),
  charterPricePerDay: z.nullable(z.string()),
  images: z.array(imageView),
  description: z.string(),
  /** Trip length; null if the operator gave no length, so the return time is unknown. */
  tripMinutes: z.nullable(z.number()),
  /** Minutes between two trips of the boat. */
  turnaroundMinutes: z.number(),
  /** Meeting point in one or two lines; empty if not given. */
  meetingPoint: z.string(),
  /** Position of the meeting point; null means at the port. */
  pin: z.nullable(placeView),
  /** Lists of what guests should bring and what the price includes or not; empty if not given. */
  bring: z.string(),
  included: z.string(),
  notIncluded: z.string(),
  suits: suitsView,
  /** Destinations that require travel documents. */
  visits: z.array(z.enum(visitedPlaces)),
  /** Booking notice: a departure that starts sooner can no longer be booked. */
  noticeHours: z.number(),
  /**
   * Minimum number of guests for a departure sold by the seat; null if every departure sails. Whether it sails is
   * decided `decisionHours` before it.
   */
  smallestNumber: z.nullable(z.number()),
  decisionHours: z.number(),
  /** The fields above as texts for the boat's page; empty if not given. */
  told: z.array(z.object({ name: z.string(), words: z.string() })),
  availability: availabilityView,
  taken: z.array(takenView),
  closed: z.array(closedView),
  operatorId: z.string(),
  operatorName: z.string(),
  /** Earlier check date of the operator's licence and insurance; null unless both are valid today. */
  documentsCheckedOn: z.nullable(day),
  /** From its guests' reviews; null with fewer than 3. */
  rating: ratingView,
  status: z.enum(boatStatuses),
  featured: z.boolean(),
  featuredStartDate: z.nullable(day),
  featuredEndDate: z.nullable(day),
});

/** A departure under way at sunrise or sunset, and its return. */
export const sunNoteView = z.object({
  time,
  back: time,
  isBackNextDay: z.boolean(),
  sunrise: z.optional(time),
  sunset: z.optional(time),
  /** Sunrise of the next day. */
  nextSunrise: z.optional(time),
});

/** Language of each of a boat's texts; photo captions are not translated. */
const writtenInView = z.object({
  captions: z.enum(languages),
  description: z.enum(languages),
  meetingPoint: z.enum(languages),
  bring: z.enum(languages),
  included: z.enum(languages),
  notIncluded: z.enum(languages),
});

/**
 * A boat's page. `sun`: notes on departures under way at sunrise or sunset. `itinerary`: the stops of its trip, in
 * order.
 */
export const boatPageView = z.extend(boatView, {
  itinerary: z.array(
    z.extend(stopView, {
      writtenIn: z.object({ title: z.enum(languages), details: z.enum(languages) }),
    }),
  ),
  sun: z.array(z.extend(sunNoteView, { date: day })),
  captain: captainView,
  writtenIn: writtenInView,
});

export type BoatView = z.infer<typeof boatView>;
export type BoatPageView = z.infer<typeof boatPageView>;
export type ImageView = z.infer<typeof imageView>;
export const boatListView = z.array(boatView);
