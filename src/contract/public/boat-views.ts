import * as z from 'zod/mini';
import { visitedPlaces } from '#domain/island/borders.ts';
import { languages } from '#i18n/languages/languages.ts';
import { boatStatuses, boatTypes, offeredPricings, tripTypes } from '#domain/boats/boats.ts';

const day = z.string();
const time = z.string();

export const seasonView = z.object({
  name: z.string(),
  start: day,
  end: day,
  weekdays: z.array(z.number()),
  timeSlots: z.array(time),
  /** How long its trips take; null or nothing: as long as the boat’s. */
  tripMinutes: z.optional(z.nullable(z.number())),
});

export const availabilityView = z.object({
  manualDays: z.array(day),
  blackoutDates: z.array(day),
  timeSlotsDefault: z.array(time),
  recurring: z.object({ seasons: z.array(seasonView) }),
  blocks: z.array(z.object({ date: day, times: z.array(time) })),
});

/** `url` is a plain JPEG at 960 px; `path` plus `-{480|960|1600}.avif` and `-960.webp` are its variants on this server. */
export const imageView = z.object({ url: z.string(), caption: z.string(), path: z.string() });

/**
 * What is sold: seats of one departure, or the whole boat for a day (`charter`, then `time` is null). A
 * departure closes those that overlap it. `minutes` is said where it was sold for longer or shorter, turnaround
 * included, than the boat says by now.
 */
export const takenView = z.object({
  date: day,
  time: z.nullable(time),
  seats: z.number(),
  charter: z.boolean(),
  minutes: z.optional(z.number()),
});

/** Departures closed by the operator’s own calendar; a day that is named is closed for charters, too. */
export const closedView = z.object({ date: day, times: z.array(time) });

/** Degrees north and east (WGS 84). */
export const placeView = z.object({ latitude: z.number(), longitude: z.number() });

/** The average has one decimal. */
export const ratingView = z.nullable(z.object({ average: z.number(), count: z.number() }));

/** A published boat as everybody may see it. Prices are decimal strings in US dollars. */
export const boatView = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Empty when the operator chose none. */
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
  /** How long a trip takes; null where its operator gave no length: then no return time is known. */
  tripMinutes: z.nullable(z.number()),
  /** What the boat needs after a trip before the next one. */
  turnaroundMinutes: z.number(),
  /** Where guests come, in one or two lines; empty when the operator said nothing. */
  meetingPoint: z.string(),
  /** The meeting point on the map; null: at the port. */
  pin: z.nullable(placeView),
  /** What guests should bring, and what the price includes; empty when the operator said nothing. */
  bring: z.string(),
  included: z.string(),
  /** Where its trips may go that asks for papers. */
  visits: z.array(z.enum(visitedPlaces)),
  /** A departure that starts sooner than so many hours from now can no longer be booked. */
  noticeHours: z.number(),
  /** With fewer guests a departure sold by the seat may be called off, so many hours before it; null: it always sails. */
  smallestNumber: z.nullable(z.number()),
  decisionHours: z.number(),
  /** All this in words, as the boat’s page says it; empty when the operator said nothing. */
  told: z.array(z.object({ name: z.string(), words: z.string() })),
  availability: availabilityView,
  taken: z.array(takenView),
  closed: z.array(closedView),
  operatorId: z.string(),
  operatorName: z.string(),
  /** The day since when the captain’s licence and insurance are both checked; null unless both are good today. */
  documentsCheckedOn: z.nullable(day),
  /** Of its guests’ reviews; null while there are fewer than 3. */
  rating: ratingView,
  status: z.enum(boatStatuses),
  featured: z.boolean(),
  featuredStartDate: z.nullable(day),
  featuredEndDate: z.nullable(day),
});

/** A departure that is out while the sun rises or sets, and when it is back. */
export const sunNoteView = z.object({
  time,
  back: time,
  isBackNextDay: z.boolean(),
  sunrise: z.optional(time),
  sunset: z.optional(time),
  /** That of the day after. */
  nextSunrise: z.optional(time),
});

/** In which language each of a boat’s texts is written; its photos' captions are not translated. */
const writtenInView = z.object({
  captions: z.enum(languages),
  description: z.enum(languages),
  meetingPoint: z.enum(languages),
  bring: z.enum(languages),
  included: z.enum(languages),
});

/** A boat by itself. `sun`: what is said of each departure that is out while the sun rises or sets. */
export const boatPageView = z.extend(boatView, {
  sun: z.array(z.extend(sunNoteView, { date: day })),
  writtenIn: writtenInView,
});

export type BoatView = z.infer<typeof boatView>;
export type BoatPageView = z.infer<typeof boatPageView>;
export type ImageView = z.infer<typeof imageView>;
export const boatListView = z.array(boatView);
