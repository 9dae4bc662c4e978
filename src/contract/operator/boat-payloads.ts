import * as z from 'zod/mini';
import { emptyAvailability } from '#domain/availability/availability-edits.ts';
import { boatStatuses, boatTypes, offeredPricings, tripTypes } from '#domain/boats/boats.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { isOneLine, isPlainText } from '#domain/fields/plain-text.ts';
import { tripMinutesLimits, turnaroundLimits } from '#domain/availability/trip-times.ts';
import { boatTextFields, translationFields } from './boat-text-payload.ts';
import { dayField, lineField, timeField } from '../fields/payload-fields.ts';
import { tripFactFields } from './trip-fact-payload.ts';

const PRICING_NEEDED = 'Pricing fields are required based on trip type and pricing mode';

export const MAX_CAPACITY = 500;

const MAX_DAYS = 800;

const day = dayField('Choose a valid date');

const time = timeField('Times look like 09:00');

const days = z.array(day).check(z.maxLength(MAX_DAYS, `At most ${MAX_DAYS} days can be listed`));

const times = z.array(time).check(z.maxLength(48, 'At most 48 times can be listed'));

const minutes = ({ least, most }: { least: number; most: number }, words: string) =>
  z.optional(z.nullable(z.int(words).check(z.gte(least, words), z.lte(most, words))));

const tripMinutes = minutes(tripMinutesLimits, 'A trip takes 15 to 1,440 minutes');

const turnaroundMinutes = minutes(turnaroundLimits, 'A turnaround takes 0 to 480 minutes');

/** Rejects misspelt fields: ignoring one would lose the operator's input. */
export const NO_SUCH_FIELD = 'There is no such field';

const noSuchField = {
  error: ({ code }: { code?: string }) =>
    code === 'unrecognized_keys' ? NO_SUCH_FIELD : undefined,
};

const season = z
  .strictObject(
    {
      name: lineField('A season’s name', 80, 'A season needs a name'),
      start: day,
      end: day,
      weekdays: z
        .array(z.int('Weekdays are numbers from 0 to 6').check(z.gte(0), z.lte(6)))
        .check(z.maxLength(7, 'A week has 7 days')),
      timeSlots: times,
      tripMinutes,
    },
    noSuchField,
  )
  .check(
    z.refine((value) => value.start <= value.end, {
      message: 'A season cannot end before it starts',
      path: ['end'],
    }),
  );

/** Availability as the operator edits it (spec 3). Missing fields default to those of a new boat. */
export const availabilityPayload = z.strictObject(
  {
    manualDays: z._default(days, []),
    blackoutDates: z._default(days, []),
    timeSlotsDefault: z._default(times, [...emptyAvailability.timeSlotsDefault]),
    recurring: z._default(
      z.strictObject(
        { seasons: z._default(z.array(season).check(z.maxLength(50, 'At most 50 seasons')), []) },
        noSuchField,
      ),
      { seasons: [] },
    ),
    blocks: z._default(
      z
        .array(z.strictObject({ date: day, times }, noSuchField))
        .check(z.maxLength(MAX_DAYS, 'At most 800 blocked days')),
      [],
    ),
  },
  noSuchField,
);

const nothingAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;

/** Dollars as a decimal string ("95", "95.50") or a number. Empty becomes null: not priced. */
const price = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : nothingAsNull(value))),
  z.nullable(
    z.string('Enter a price like 95 or 95.50').check(
      z.trim(),
      z.refine((text) => {
        const cents = centsFromDecimal(text);
        return cents !== null && cents <= MAX_CENTS;
      }, 'Enter a price like 95 or 95.50'),
    ),
  ),
);

const MAX_CENTS = 100_000_00;

/** One of three modes, or a list of the first two (spec 3: pricingMode). */
const pricingMode = z.pipe(
  z.transform((value) => {
    if (!Array.isArray(value)) return value;
    return value.includes('perSeat') && value.includes('charter') ? 'both' : (value[0] as unknown);
  }),
  z.enum(offeredPricings, 'Pricing mode is required'),
);

/** One of the boat's photos, by its URL path; the list gives the order. */
const photo = z.looseObject({
  url: z.optional(z.string()),
  path: z.optional(z.string()),
  caption: z.optional(
    z
      .string()
      .check(
        z.maxLength(200, 'A caption can be at most 200 characters'),
        z.refine(isPlainText, 'A caption has characters that cannot be used'),
      ),
  ),
});

const fields = {
  name: lineField('Boat name', 80, 'Boat name is required', 1),
  type: z.enum([...boatTypes, ''], 'Choose a boat type'),
  tripType: z.enum(tripTypes, 'Trip type is required'),
  pricingMode,
  port: z
    .string('Port is required')
    .check(
      z.trim(),
      z.minLength(1, 'Port is required'),
      z.maxLength(60, 'Port is required'),
      z.refine(isOneLine, 'Port has characters that cannot be used'),
    ),
  customPort: z.pipe(
    z.transform(nothingAsNull),
    z.nullable(
      z
        .string('Port must be text')
        .check(
          z.trim(),
          z.maxLength(80, 'A port’s name can be at most 80 characters'),
          z.refine(isOneLine, 'Port has characters that cannot be used'),
        ),
    ),
  ),
  capacity: z
    .int('Capacity must be at least 1')
    .check(
      z.gte(1, 'Capacity must be at least 1'),
      z.lte(MAX_CAPACITY, `Capacity can be at most ${MAX_CAPACITY}`),
    ),
  pricePerSeat: price,
  charterPricePerDay: price,
  tripMinutes,
  turnaroundMinutes,
  ...tripFactFields,
  description: boatTextFields.description,
  ...translationFields,
  availability: availabilityPayload,
  images: z.optional(z.array(photo).check(z.maxLength(12, 'Maximum 12 photos allowed.'))),
};

/**
 * The boat form (spec 5), and POST /api/operator/boats. A new boat defaults to draft. `requestKey` is an idempotency
 * key, made by the browser for each new boat.
 */
export const boatPayload = z
  .object({
    ...fields,
    type: z._default(fields.type, ''),
    description: z._default(fields.description, ''),
    availability: z._default(fields.availability, emptyAvailability),
    status: z.optional(z.enum(boatStatuses)),
    requestKey: z.optional(z.uuid('The request key has to be a UUID')),
  })
  .check((context) => {
    const boat = context.value;
    const needed = [
      boat.pricePerSeat === null && (boat.tripType !== 'private' || boat.pricingMode !== 'charter')
        ? ['pricePerSeat']
        : [],
      boat.charterPricePerDay === null &&
      (boat.tripType !== 'tour' || boat.pricingMode !== 'perSeat')
        ? ['charterPricePerDay']
        : [],
      boat.port === 'other' && boat.customPort === null ? ['customPort'] : [],
    ].flat();
    for (const field of needed) {
      context.issues.push({ code: 'custom', message: PRICING_NEEDED, path: [field], input: null });
    }
    if (boat.tripType !== 'private' && (boat.smallestNumber ?? 0) > boat.capacity) {
      const message = `The smallest number of guests can be at most the capacity, ${boat.capacity}`;
      context.issues.push({ code: 'custom', message, path: ['smallestNumber'], input: null });
    }
  });
export type BoatPayload = z.infer<typeof boatPayload>;

/**
 * PUT /api/operator/boats/{id}: missing fields keep their values. `version` is the one that the operator saw
 * (optimistic lock). Feature fields may be sent back unchanged; claiming more is rejected.
 */
export const boatChangesPayload = z.object({
  ...z.partial(z.object(fields)).shape,
  status: z.optional(z.enum(boatStatuses)),
  version: z.optional(z.int('The version must be a number')),
  featured: z.optional(z.boolean()),
  featuredStartDate: z.optional(z.nullable(z.string())),
  featuredEndDate: z.optional(z.nullable(z.string())),
  featuredPaymentId: z.optional(z.nullable(z.string())),
});
export type BoatChangesPayload = z.infer<typeof boatChangesPayload>;
