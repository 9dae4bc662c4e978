import { checkItinerary } from '#domain/boats/itinerary.ts';
import { MAX_PHOTOS } from '#domain/boats/photos.ts';
import * as z from 'zod/mini';
import { captionField } from '../../fields/caption-field.ts';
import { issueMessage } from '../../fields/issue-messages.ts';
import { emptyAvailability } from '#domain/availability/availability-edits.ts';
import { boatStatuses, boatTypes, offeredPricings, tripTypes } from '#domain/boats/boats.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { isOneLine } from '#domain/fields/plain-text.ts';
import { tripMinutesLimits, turnaroundLimits } from '#domain/availability/trip-times.ts';
import { boatTextFields, translationFields } from './boat-text-payload.ts';
import { dayField, lineField, timeField } from '../../fields/payload-fields.ts';
import { itineraryField } from './itinerary-payload.ts';
import { photoFields } from './photo-payload.ts';
import { tripFactFields } from './trip-fact-payload.ts';

const PRICING_NEEDED = 'pricing.missing';

export const MAX_CAPACITY = 500;

const MAX_DAYS = 800;

const day = dayField('date.invalid');

const time = timeField('time.format');

const days = z
  .array(day)
  .check(
    z.maxLength(MAX_DAYS, issueMessage({ code: 'days.tooMany', values: { count: MAX_DAYS } })),
  );

const times = z.array(time).check(z.maxLength(48, 'times.tooMany'));

const minutes = ({ min, max }: { min: number; max: number }, message: string) =>
  z.optional(z.nullable(z.int(message).check(z.gte(min, message), z.lte(max, message))));

const tripMinutes = minutes(tripMinutesLimits, 'tripLength.outOfRange');

const turnaroundMinutes = minutes(turnaroundLimits, 'turnaround.outOfRange');

/** Rejects misspelt fields: ignoring one would lose the operator's input. */
export const NO_SUCH_FIELD = 'api.fieldUnknown';

const noSuchField = {
  error: ({ code }: { code?: string }) =>
    code === 'unrecognized_keys' ? NO_SUCH_FIELD : undefined,
};

const season = z
  .strictObject(
    {
      name: lineField('field.seasonName', 80, 'season.nameMissing'),
      start: day,
      end: day,
      weekdays: z
        .array(z.int('api.weekday').check(z.gte(0), z.lte(6)))
        .check(z.maxLength(7, 'api.weekLength')),
      timeSlots: times,
      tripMinutes,
    },
    noSuchField,
  )
  .check(
    z.refine((value) => value.start <= value.end, {
      message: 'season.endsBeforeStart',
      path: ['end'],
    }),
  );

/** Availability as the operator edits it (spec 3). Missing fields default to the values of a new boat. */
export const availabilityPayload = z.strictObject(
  {
    manualDays: z._default(days, []),
    blackoutDates: z._default(days, []),
    timeSlotsDefault: z._default(times, [...emptyAvailability.timeSlotsDefault]),
    recurring: z._default(
      z.strictObject(
        { seasons: z._default(z.array(season).check(z.maxLength(50, 'seasons.tooMany')), []) },
        noSuchField,
      ),
      { seasons: [] },
    ),
    blocks: z._default(
      z
        .array(z.strictObject({ date: day, times }, noSuchField))
        .check(z.maxLength(MAX_DAYS, 'blockedDays.tooMany')),
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
    z.string('price.format').check(
      z.trim(),
      z.refine((text) => {
        const cents = parseDecimalCents(text);
        return cents !== null && cents <= MAX_CENTS;
      }, 'price.format'),
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
  z.enum(offeredPricings, 'pricingMode.missing'),
);

/** One of the boat's photos, by its URL path; the list gives the order. */
const photo = z.looseObject({
  url: z.optional(z.string()),
  path: z.optional(z.string()),
  caption: z.optional(captionField),
  ...photoFields,
});

const fields = {
  name: lineField('field.boatName', 80, 'boatName.missing', 1),
  type: z.enum([...boatTypes, ''], 'boatType.choose'),
  tripType: z.enum(tripTypes, 'tripType.missing'),
  pricingMode,
  port: z
    .string('port.missing')
    .check(
      z.trim(),
      z.minLength(1, 'port.missing'),
      z.maxLength(60, 'port.missing'),
      z.refine(isOneLine, 'port.badCharacters'),
    ),
  customPort: z.pipe(
    z.transform(nothingAsNull),
    z.nullable(
      z
        .string('port.notText')
        .check(
          z.trim(),
          z.maxLength(80, issueMessage({ code: 'portName.tooLong', values: { count: 80 } })),
          z.refine(isOneLine, 'port.badCharacters'),
        ),
    ),
  ),
  capacity: z
    .int('capacity.tooSmall')
    .check(
      z.gte(1, 'capacity.tooSmall'),
      z.lte(
        MAX_CAPACITY,
        issueMessage({ code: 'capacity.tooLarge', values: { count: MAX_CAPACITY } }),
      ),
    ),
  pricePerSeat: price,
  charterPricePerDay: price,
  tripMinutes,
  turnaroundMinutes,
  ...tripFactFields,
  itinerary: itineraryField,
  description: boatTextFields.description,
  ...translationFields,
  availability: availabilityPayload,
  images: z.optional(
    z
      .array(photo)
      .check(
        z.maxLength(
          MAX_PHOTOS,
          issueMessage({ code: 'photos.tooMany', values: { count: MAX_PHOTOS } }),
        ),
      ),
  ),
};

/**
 * The boat form (spec 5), and POST /api/operator/boats. A new boat defaults to draft. `requestKey` is an idempotency
 * key that the browser generates for each new boat.
 */
export const boatPayload = z
  .object({
    ...fields,
    type: z._default(fields.type, ''),
    description: z._default(fields.description, ''),
    availability: z._default(fields.availability, emptyAvailability),
    status: z.optional(z.enum(boatStatuses)),
    requestKey: z.optional(z.uuid('api.requestKey')),
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
      const message = issueMessage({
        code: 'smallestNumber.overCapacity',
        values: { count: boat.capacity },
      });
      context.issues.push({ code: 'custom', message, path: ['smallestNumber'], input: null });
    }
    const tooLong = checkItinerary(boat.itinerary ?? [], boat.tripMinutes ?? null);
    if (tooLong) {
      const message = issueMessage(tooLong);
      context.issues.push({ code: 'custom', message, path: ['itinerary'], input: null });
    }
  });
export type BoatPayload = z.infer<typeof boatPayload>;

/**
 * PUT /api/operator/boats/{id}: missing fields keep their values. `version` is the version that the operator saw
 * (optimistic lock). Feature fields may be sent back unchanged; a longer term or a new payment is rejected.
 */
export const boatChangesPayload = z.object({
  ...z.partial(z.object(fields)).shape,
  status: z.optional(z.enum(boatStatuses)),
  version: z.optional(z.int('api.version')),
  featured: z.optional(z.boolean()),
  featuredStartDate: z.optional(z.nullable(z.string())),
  featuredEndDate: z.optional(z.nullable(z.string())),
  featuredPaymentId: z.optional(z.nullable(z.string())),
});
export type BoatChangesPayload = z.infer<typeof boatChangesPayload>;
