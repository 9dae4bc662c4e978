import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueMessage, readIssueMessage } from '../fields/issue-messages.ts';
import { readError } from '#domain/errors/error-message.ts';
import { isErrorCode } from '#i18n/errors/error-texts.ts';
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

const shortName = 'name.tooShort';
const badEmail = 'email.invalid';
const longName: Change = [
  'customerName',
  'A'.repeat(121),
  issueMessage({ code: 'text.tooLong', values: { detail: 'field.name', count: 120 } }),
];
const twoLineName: Change = [
  'customerName',
  'Ana\nBcc: all@example.com',
  issueMessage({ code: 'text.badCharacters', values: { detail: 'field.name' } }),
];
const longRequests: Change = [
  'specialRequests',
  'a'.repeat(2001),
  issueMessage({ code: 'text.tooLong', values: { detail: 'field.specialRequests', count: 2000 } }),
];
const nulRequests: Change = [
  'specialRequests',
  'No nuts\u0000',
  issueMessage({ code: 'text.badCharacters', values: { detail: 'field.specialRequests' } }),
];

describe('POST /checkout/create', () => {
  test('a checkout with every field of the specification is accepted', () => {
    const whole = { ...checkout, customerPhone: '+1 721 555 0100', specialRequests: 'Two\nlines' };
    expect(z.parse(checkoutPayload, whole)).toEqual(whole);
  });

  test.each([
    ['no phone number and no requests', {}],
    ['null as phone number and requests', { customerPhone: null, specialRequests: null }],
    ['an empty phone number and empty requests', { customerPhone: '', specialRequests: '' }],
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
    [
      'customerPhone',
      '5'.repeat(41),
      issueMessage({ code: 'text.tooLong', values: { detail: 'field.phone', count: 40 } }),
    ],
    [
      'customerPhone',
      7215550100,
      issueMessage({ code: 'text.notText', values: { detail: 'field.phone' } }),
    ],
    longRequests,
    nulRequests,
    ['boatId', '', 'boat.choose'],
    ['boatId', undefined, 'boat.choose'],
    ['pricingMode', 'both', 'pricing.choose'],
    ['start', '2026-02-30', 'date.invalid'],
    ['start', '12/04/2026', 'date.invalid'],
    ['end', undefined, 'endDate.invalid'],
    ['time', '9 AM', 'time.invalid'],
    ['time', '24:00', 'time.invalid'],
    ['groupSize', 0, 'groupSize.tooSmall'],
    ['groupSize', -1, 'groupSize.tooSmall'],
    ['groupSize', 1.5, 'groupSize.notWhole'],
    ['groupSize', 1e300, 'groupSize.notWhole'],
    ['groupSize', '2', 'groupSize.notANumber'],
    ['amountCents', 0.5, 'api.wholeCents'],
    ['amountCents', '100', 'api.centsNumber'],
  ])('POST /checkout/create refuses %s %j: %s', (field, value, message) => {
    expect(messages(checkoutPayload, { ...checkout, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('POST /checkout/create names every invalid field', () => {
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

  test('a checkout’s name and email address are trimmed', () => {
    const typed = { ...checkout, customerName: '  Ana Lake ', customerEmail: ' ana@example.com\n' };
    expect(z.parse(checkoutPayload, typed)).toEqual(checkout);
  });
});

describe('POST /api/bookings', () => {
  test('the reservation payload keeps the specified fields and drops a time', () => {
    expect(z.parse(reservationPayload, { ...reservation, time: '09:00' })).toEqual(reservation);
  });

  test.each<Change>([
    ['customerName', '', 'name.missing'],
    ['customerName', '   ', 'name.missing'],
    ['customerName', undefined, 'name.missing'],
    longName,
    twoLineName,
    ['customerEmail', 'ana@', 'email.missing'],
    ['customerEmail', undefined, 'email.missing'],
    ['startDate', '', 'date.missing'],
    ['startDate', undefined, 'date.missing'],
    ['endDate', '2026-02-29', 'date.missing'],
    ['groupSize', 0, 'groupSize.tooSmall'],
    ['amountCents', undefined, 'api.centsNumber'],
    ['amountCents', 100.1, 'api.wholeCents'],
    ['operatorId', undefined, 'checkout.operatorMissing'],
    longRequests,
    nulRequests,
  ])('POST /api/bookings refuses %s %j: %s', (field, value, message) => {
    expect(messages(reservationPayload, { ...reservation, [field]: value })).toEqual({
      [field]: message,
    });
  });

  test('the reservation payload accepts a name of one letter', () => {
    expect(accepts(reservationPayload, { ...reservation, customerName: 'A' })).toBe(true);
  });
});

describe('the checkout form', () => {
  test('the checkout form can be submitted without a phone number or requests', () => {
    expect(accepts(checkoutForm, filledCheckoutForm)).toBe(true);
  });

  test.each<Change>([
    ['customerName', 'A', shortName],
    ['customerEmail', 'ana', badEmail],
    ['termsAccepted', false, 'terms.notAcceptedInFull'],
    ['termsAccepted', undefined, 'terms.notAcceptedInFull'],
  ])('the checkout form refuses %s %j: %s', (field, value, message) => {
    expect(messages(checkoutForm, { ...filledCheckoutForm, [field]: value })).toEqual({
      [field]: message,
    });
  });
});

describe('the booking form', () => {
  test('the booking form can be submitted without requests, and has no card fields', () => {
    expect(accepts(reservationForm, filledReservationForm)).toBe(true);
    expect(
      Object.keys(reservationForm.shape).filter((field) => /card|expiry|cvc/i.test(field)),
    ).toEqual([]);
  });

  test.each<Change>([
    ['customerName', '', 'name.missing'],
    ['customerEmail', 'ana', 'email.missing'],
    ['date', '', 'date.missing'],
    ['date', undefined, 'date.missing'],
    ['groupSize', 0, 'groupSize.missing'],
    ['groupSize', Number.NaN, 'groupSize.missing'],
    ['groupSize', 1.5, 'groupSize.missing'],
    ['termsAccepted', false, 'terms.notAccepted'],
  ])('the booking form refuses %s %j: %s', (field, value, message) => {
    expect(messages(reservationForm, { ...filledReservationForm, [field]: value })).toEqual({
      [field]: message,
    });
  });
});

describe('arbitrary input', () => {
  test.each<[string, Schema]>([
    ['checkout', checkoutPayload],
    ['reservation', reservationPayload],
  ])(
    'parsing any %s payload never throws, and gives every invalid field a known error code',
    (_, schema) => {
      const near = fc.record(
        Object.fromEntries(
          Object.keys({ ...checkout, ...reservation }).map((field) => [field, fc.anything()]),
        ),
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(fc.oneof(fc.anything(), near), (value) => {
          for (const message of Object.values(messages(schema, value))) {
            expect(isErrorCode(readError(readIssueMessage(message)).code)).toBe(true);
          }
        }),
      );
    },
  );

  test('no accepted name contains a line break that could reach a mail', () => {
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
