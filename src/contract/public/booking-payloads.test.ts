import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  checkoutForm,
  checkoutPayload,
  reservationForm,
  reservationPayload,
} from './booking-payloads.ts';

const checkout = {
  boatId: '0b0e4f0a-6a51-4d0f-9a3e-2d7a3b1c9f10',
  pricingMode: 'perSeat',
  start: '2026-12-04',
  end: '2026-12-04',
  time: '09:00',
  groupSize: 2,
  customerName: 'Ana Lake',
  customerEmail: 'ana@example.com',
};
const reservation = {
  operatorId: '5d1f6f3e-0c58-4f06-8b83-90f2c6a1b2d3',
  pricingMode: 'charter',
  boatId: checkout.boatId,
  startDate: '2026-12-04',
  endDate: '2026-12-05',
  groupSize: 4,
  customerName: 'Ana Lake',
  customerEmail: 'ana@example.com',
  amountCents: 84_000,
  specialRequests: null,
};
const filledCheckoutForm = {
  customerName: 'Ana Lake',
  customerEmail: 'ana@example.com',
  termsAccepted: true,
};
const filledReservationForm = { ...filledCheckoutForm, date: '2026-12-04', groupSize: 1 };

type Schema = z.ZodMiniType;
type Change = [field: string, value: unknown, message: string];

/** First message of every invalid field. */
function messages(schema: Schema, value: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, value);
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

function accepts(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

const shortName = 'Name must be at least 2 characters';
const badEmail = 'Please enter a valid email address';
const longName: Change = ['customerName', 'A'.repeat(121), 'Name can be at most 120 characters'];
const twoLineName: Change = [
  'customerName',
  'Ana\nBcc: all@example.com',
  'Name has characters that cannot be used',
];
const longRequests: Change = [
  'specialRequests',
  'a'.repeat(2001),
  'Special requests can be at most 2000 characters',
];
const nulRequests: Change = [
  'specialRequests',
  'No nuts\u0000',
  'Special requests has characters that cannot be used',
];

describe('POST /checkout/create', () => {
  test('a checkout with every field of the specification is accepted', () => {
    const whole = { ...checkout, customerPhone: '+1 721 555 0100', specialRequests: 'Two\nlines' };
    expect(z.parse(checkoutPayload, whole)).toEqual(whole);
  });

  test.each([
    ['no phone and no requests', {}],
    ['null for both', { customerPhone: null, specialRequests: null }],
    ['empty ones', { customerPhone: '', specialRequests: '' }],
    ['a name of two letters', { customerName: 'Bo' }],
    ['a name in any script', { customerName: 'Zoë 海 O’Neil-Ångström' }],
    ['a charter', { pricingMode: 'charter', end: '2026-12-06' }],
    ['the amount that was shown', { amountCents: 19_100 }],
  ])('POST /checkout/create accepts %s', (_, given) =>
    expect(accepts(checkoutPayload, { ...checkout, ...given })).toBe(true),
  );

  test.each<Change>([
    ['customerName', 'A', shortName],
    ['customerName', ' A ', shortName],
    ['customerName', undefined, shortName],
    longName,
    twoLineName,
    ['customerEmail', 'ana', badEmail],
    ['customerEmail', 'ana@', badEmail],
    ['customerEmail', 'ana@example', badEmail],
    ['customerEmail', 'ana@example.com, eve@example.com', badEmail],
    ['customerEmail', '', badEmail],
    ['customerEmail', undefined, badEmail],
    ['customerEmail', `${'a'.repeat(250)}@example.com`, badEmail],
    ['customerPhone', '5'.repeat(41), 'Phone can be at most 40 characters'],
    ['customerPhone', 7215550100, 'Phone must be text'],
    longRequests,
    nulRequests,
    ['boatId', '', 'Choose a boat'],
    ['boatId', undefined, 'Choose a boat'],
    ['pricingMode', 'both', 'Choose Per Seat or Private Charter'],
    ['start', '2026-02-30', 'Choose a valid date'],
    ['start', '12/04/2026', 'Choose a valid date'],
    ['end', undefined, 'Choose a valid end date'],
    ['time', '9 AM', 'Choose a valid time'],
    ['time', '24:00', 'Choose a valid time'],
    ['groupSize', 0, 'Group size must be at least 1'],
    ['groupSize', -1, 'Group size must be at least 1'],
    ['groupSize', 1.5, 'Group size must be a whole number'],
    ['groupSize', 1e300, 'Group size must be a whole number'],
    ['groupSize', '2', 'Group size must be a number'],
    ['amountCents', 0.5, 'The amount must be whole cents'],
    ['amountCents', '100', 'The amount must be a number of cents'],
  ])('POST /checkout/create refuses %s %j: %s', (field, value, message) => {
    expect(messages(checkoutPayload, { ...checkout, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('names every field that has to change', () => {
    const wrong = { ...checkout, customerName: '', customerEmail: '', groupSize: 0 };
    expect(Object.keys(messages(checkoutPayload, wrong)).toSorted()).toEqual([
      'customerEmail',
      'customerName',
      'groupSize',
    ]);
  });

  test('a checkout drops unknown fields', () => {
    const read = z.parse(checkoutPayload, { ...checkout, status: 'paid', cardNumber: '4242' });
    expect(read).toEqual(checkout);
  });

  test('trims blanks around a name and an address', () => {
    const typed = { ...checkout, customerName: '  Ana Lake ', customerEmail: ' ana@example.com\n' };
    expect(z.parse(checkoutPayload, typed)).toEqual(checkout);
  });
});

describe('POST /api/bookings', () => {
  test('takes what the specification lists, and no time', () => {
    expect(z.parse(reservationPayload, { ...reservation, time: '09:00' })).toEqual(reservation);
  });

  test.each<Change>([
    ['customerName', '', 'Name is required'],
    ['customerName', '   ', 'Name is required'],
    ['customerName', undefined, 'Name is required'],
    longName,
    twoLineName,
    ['customerEmail', 'ana@', 'Valid email is required'],
    ['customerEmail', undefined, 'Valid email is required'],
    ['startDate', '', 'Date is required'],
    ['startDate', undefined, 'Date is required'],
    ['endDate', '2026-02-29', 'Date is required'],
    ['groupSize', 0, 'Group size must be at least 1'],
    ['amountCents', undefined, 'The amount must be a number of cents'],
    ['amountCents', 100.1, 'The amount must be whole cents'],
    ['operatorId', undefined, 'The boat’s operator is missing'],
    longRequests,
    nulRequests,
  ])('POST /api/bookings refuses %s %j: %s', (field, value, message) => {
    expect(messages(reservationPayload, { ...reservation, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('takes a name of one letter', () => {
    expect(accepts(reservationPayload, { ...reservation, customerName: 'A' })).toBe(true);
  });
});

describe('the checkout form', () => {
  test('can be sent without phone and requests', () => {
    expect(accepts(checkoutForm, filledCheckoutForm)).toBe(true);
  });

  test.each<Change>([
    ['customerName', 'A', shortName],
    ['customerEmail', 'ana', badEmail],
    ['termsAccepted', false, 'You must accept the terms and conditions'],
    ['termsAccepted', undefined, 'You must accept the terms and conditions'],
  ])('the checkout form explains that %s is %j: %s', (field, value, message) => {
    expect(messages(checkoutForm, { ...filledCheckoutForm, [field]: value })).toEqual({
      [field]: message,
    });
  });
});

describe('the booking form', () => {
  test('can be sent without requests, and asks nothing of a card', () => {
    expect(accepts(reservationForm, filledReservationForm)).toBe(true);
    expect(
      Object.keys(reservationForm.shape).filter((field) => /card|expiry|cvc/i.test(field)),
    ).toEqual([]);
  });

  test.each<Change>([
    ['customerName', '', 'Name is required'],
    ['customerEmail', 'ana', 'Valid email is required'],
    ['date', '', 'Date is required'],
    ['date', undefined, 'Date is required'],
    ['groupSize', 0, 'Group size is required'],
    ['groupSize', Number.NaN, 'Group size is required'],
    ['groupSize', 1.5, 'Group size is required'],
    ['termsAccepted', false, 'You must accept the terms'],
  ])('the booking form explains that %s is %j: %s', (field, value, message) => {
    expect(messages(reservationForm, { ...filledReservationForm, [field]: value })).toEqual({
      [field]: message,
    });
  });
});

describe('whatever a stranger sends', () => {
  test.each<[string, Schema]>([
    ['checkout', checkoutPayload],
    ['reservation', reservationPayload],
  ])('a %s is read or refused with words for each field, never thrown at', (_, schema) => {
    const near = fc.record(
      Object.fromEntries(
        Object.keys({ ...checkout, ...reservation }).map((field) => [field, fc.anything()]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (value) => {
        for (const [field, message] of Object.entries(messages(schema, value))) {
          if (field !== '')
            expect(message).toMatch(
              /^(Name|Phone|Special|Group|The|Choose|Please|Valid|Date) ?\S*/,
            );
        }
      }),
    );
  });

  test('no name that is taken can start a new line in a mail', () => {
    const names = fc.string({
      unit: fc.constantFrom('A', 'é', ' ', '\n', '\r', '\t', '\u0000', '\u007f', '\u0085'),
    });
    fc.assert(
      fc.property(names, (customerName) => {
        const read = z.safeParse(checkoutPayload, { ...checkout, customerName });
        if (read.success) expect(read.data.customerName).toMatch(/^[Aé ]{2,}$/);
      }),
    );
  });
});
