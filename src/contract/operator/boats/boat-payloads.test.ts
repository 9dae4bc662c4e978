import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueMessage } from '../../fields/issue-messages.ts';
import { availabilityPayload, boatChangesPayload, boatPayload } from './boat-payloads.ts';

const form = {
  name: 'Pelican',
  type: 'Sailboat',
  tripType: 'tour',
  pricingMode: 'perSeat',
  port: 'sxm-cole-bay',
  capacity: 6,
  pricePerSeat: '80',
};
const PRICING = 'pricing.missing';

function listMessages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const checked = z.safeParse(schema, value);
  const issues = checked.success ? [] : checked.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}
const refusal = (changes: object) => listMessages(boatPayload, { ...form, ...changes });

describe('the boat form', () => {
  test('the boat form accepts a valid boat and fills in omitted fields', () => {
    const { type: _, ...typeless } = form;
    expect(z.parse(boatPayload, typeless)).toMatchObject({
      type: '',
      description: '',
      customPort: null,
      charterPricePerDay: null,
      availability: {
        manualDays: [],
        timeSlotsDefault: ['09:00', '14:00'],
        recurring: { seasons: [] },
      },
    });
  });

  test('the boat form names every missing field in one answer', () => {
    expect(listMessages(boatPayload, {})).toEqual({
      name: 'boatName.missing',
      tripType: 'tripType.missing',
      pricingMode: 'pricingMode.missing',
      port: 'port.missing',
      capacity: 'capacity.tooSmall',
    });
  });

  test.each([
    ['a blank name', { name: '  ' }, { name: 'boatName.missing' }],
    [
      'a name of two lines',
      { name: 'A\nB' },
      { name: issueMessage({ code: 'text.badCharacters', values: { detail: 'field.boatName' } }) },
    ],
    ['an unknown trip type', { tripType: 'cruise' }, { tripType: 'tripType.missing' }],
    ['no port', { port: '' }, { port: 'port.missing' }],
    ['no seats', { capacity: 0 }, { capacity: 'capacity.tooSmall' }],
    ['half a seat', { capacity: 1.5 }, { capacity: 'capacity.tooSmall' }],
    ['a capacity in words', { capacity: 'six' }, { capacity: 'capacity.tooSmall' }],
    [
      'too many seats',
      { capacity: 501 },
      { capacity: issueMessage({ code: 'capacity.tooLarge', values: { count: 500 } }) },
    ],
    ['a negative price', { pricePerSeat: '-5' }, { pricePerSeat: 'price.format' }],
    ['a price in words', { pricePerSeat: 'cheap' }, { pricePerSeat: 'price.format' }],
    ['fractions of a cent', { pricePerSeat: '9.999' }, { pricePerSeat: 'price.format' }],
    [
      'thirteen photos',
      { images: Array.from({ length: 13 }, () => ({})) },
      { images: issueMessage({ code: 'photos.tooMany', values: { count: 12 } }) },
    ],
  ])('the boat form refuses %s', (_, changes, messages) =>
    expect(refusal(changes)).toEqual(messages),
  );

  test.each([
    ['a tour without a seat price', { pricePerSeat: '' }, ['pricePerSeat']],
    [
      'a charter without a day price',
      { tripType: 'private', pricingMode: 'charter' },
      ['charterPricePerDay'],
    ],
    [
      'a charter priced by the seat, without a seat price',
      { tripType: 'private', charterPricePerDay: '9', pricePerSeat: null },
      ['pricePerSeat'],
    ],
    [
      'a tour priced by the day, without a day price',
      { pricingMode: 'charter' },
      ['charterPricePerDay'],
    ],
    [
      'a boat for both, without either price',
      { tripType: 'both', pricingMode: 'both', pricePerSeat: undefined },
      ['pricePerSeat', 'charterPricePerDay'],
    ],
    ['the port “other” without a name', { port: 'other', customPort: ' ' }, ['customPort']],
  ])('the boat form refuses %s, and names each missing field', (_, changes, fields) => {
    expect(refusal(changes)).toEqual(Object.fromEntries(fields.map((field) => [field, PRICING])));
  });

  test('the boat form accepts prices as text or numbers, and a pricing mode as a list', () => {
    const both = { tripType: 'both', pricingMode: ['perSeat', 'charter'], charterPricePerDay: 900 };
    expect(z.parse(boatPayload, { ...form, ...both })).toMatchObject({
      pricingMode: 'both',
      pricePerSeat: '80',
      charterPricePerDay: '900',
    });
    expect(z.parse(boatPayload, { ...form, pricingMode: ['perSeat'] }).pricingMode).toBe('perSeat');
    expect(z.parse(boatPayload, { ...form, pricePerSeat: '0' }).pricePerSeat).toBe('0');
  });
});

describe('updates of a boat', () => {
  test('a boat update contains only the submitted fields, without defaults', () => {
    const changes = { description: 'x', version: 3 };
    expect(z.parse(boatChangesPayload, changes)).toEqual(changes);
    expect(z.parse(boatChangesPayload, {})).toEqual({});
    expect(z.parse(boatChangesPayload, { charterPricePerDay: '' })).toEqual({
      charterPricePerDay: null,
    });
  });
  test('changes to a boat are validated as strictly as the boat form', () =>
    expect(listMessages(boatChangesPayload, { name: '', capacity: 0 })).toEqual({
      name: 'boatName.missing',
      capacity: 'capacity.tooSmall',
    }));
});

describe('availability in the boat form', () => {
  const season = {
    name: 'W',
    start: '2026-12-01',
    end: '2026-12-31',
    weekdays: [0, 6],
    timeSlots: ['09:00'],
  };
  const withSeason = (changes: object) => ({ recurring: { seasons: [{ ...season, ...changes }] } });

  test('the boat form accepts availability with every field', () => {
    const whole = {
      manualDays: ['2026-12-01'],
      blackoutDates: ['2026-12-24'],
      timeSlotsDefault: ['08:30'],
      ...withSeason({}),
      blocks: [{ date: '2026-12-01', times: ['08:30'] }],
    };
    expect(z.parse(availabilityPayload, whole)).toEqual(whole);
  });

  test.each([
    [
      'a day that does not exist',
      { manualDays: ['2026-02-30'] },
      { 'manualDays.0': 'date.invalid' },
    ],
    ['an invalid time', { timeSlotsDefault: ['9:00'] }, { 'timeSlotsDefault.0': 'time.format' }],
    [
      'an invalid blocked time',
      { blocks: [{ date: '2026-12-01', times: ['25:00'] }] },
      { 'blocks.0.times.0': 'time.format' },
    ],
    [
      'a season that ends before it starts',
      withSeason({ end: '2026-11-30' }),
      { 'recurring.seasons.0.end': 'season.endsBeforeStart' },
    ],
    [
      'an eighth weekday',
      withSeason({ weekdays: [7] }),
      { 'recurring.seasons.0.weekdays.0': 'api.weekday' },
    ],
  ])('the boat form refuses availability with %s', (_, value, messages) =>
    expect(listMessages(availabilityPayload, value)).toEqual(messages),
  );
});
