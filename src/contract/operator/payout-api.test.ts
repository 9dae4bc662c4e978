import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payoutPayload } from './payout-api.ts';

const NEEDED = 'payoutDetails.missing';
const wire = {
  payoutMethod: 'bank_wire',
  accountHolderName: 'Rosa',
  bankName: 'WIB',
  accountNumber: '1234567890',
  swiftBicCode: 'WIBKSXSM',
};

function listMessages(value: unknown): Record<string, string> {
  const checked = z.safeParse(payoutPayload, value);
  const issues = checked.success ? [] : checked.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the payout form', () => {
  test('the payout form defaults to dollars and Sint Maarten, and treats empty fields as omitted', () => {
    expect(
      z.parse(payoutPayload, { payoutMethod: 'cash', paypalEmail: '', bankName: null }),
    ).toEqual({
      payoutMethod: 'cash',
      bankCountry: 'Sint Maarten',
      currencyPreference: 'USD',
      cashPayoutEnabled: false,
    });
  });

  test.each([
    ['PayPal without an address', { payoutMethod: 'paypal' }, ['paypalEmail']],
    [
      'a wire without anything',
      { payoutMethod: 'bank_wire' },
      ['accountHolderName', 'bankName', 'accountNumber', 'swiftBicCode'],
    ],
    ['a wire without a number', { ...wire, accountNumber: ' ' }, ['accountNumber']],
  ])('the payout form requires the fields that belong to %s', (_, form, fields) =>
    expect(listMessages(form)).toEqual(Object.fromEntries(fields.map((field) => [field, NEEDED]))),
  );

  test.each([
    ['no method', {}, { payoutMethod: 'payoutMethod.choose' }],
    [
      'a wrong PayPal address',
      { payoutMethod: 'paypal', paypalEmail: 'rosa' },
      { paypalEmail: 'payoutDetails.emailInvalid' },
    ],
    [
      'a wrong address for notices',
      { payoutMethod: 'cash', emailForNotifications: 'x@' },
      { emailForNotifications: 'payoutDetails.emailInvalid' },
    ],
    [
      'another currency',
      { payoutMethod: 'cash', currencyPreference: 'EUR' },
      { currencyPreference: 'currency.choose' },
    ],
    [
      'a bank code that is none',
      { ...wire, swiftBicCode: 'WIB' },
      { swiftBicCode: 'swift.invalid' },
    ],
    [
      'a number with other characters',
      { ...wire, accountNumber: '12<script>' },
      { accountNumber: 'accountNumber.badCharacters' },
    ],
  ])('the payout form refuses %s', (_, form, messages) =>
    expect(listMessages(form)).toEqual(messages),
  );

  test('the payout form accepts the masked number that it showed', () =>
    expect(listMessages({ ...wire, accountNumber: '••••••7890' })).toEqual({}));
});
