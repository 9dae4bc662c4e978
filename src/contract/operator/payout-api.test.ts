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
    ['PayPal without an email address', { payoutMethod: 'paypal' }, ['paypalEmail']],
    [
      'a bank wire without any details',
      { payoutMethod: 'bank_wire' },
      ['accountHolderName', 'bankName', 'accountNumber', 'swiftBicCode'],
    ],
    ['a bank wire without an account number', { ...wire, accountNumber: ' ' }, ['accountNumber']],
  ])('the payout form refuses %s, and names each missing field', (_, form, fields) =>
    expect(listMessages(form)).toEqual(Object.fromEntries(fields.map((field) => [field, NEEDED]))),
  );

  test.each([
    ['a missing payout method', {}, { payoutMethod: 'payoutMethod.choose' }],
    [
      'an invalid PayPal email address',
      { payoutMethod: 'paypal', paypalEmail: 'rosa' },
      { paypalEmail: 'payoutDetails.emailInvalid' },
    ],
    [
      'an invalid email address for notifications',
      { payoutMethod: 'cash', emailForNotifications: 'x@' },
      { emailForNotifications: 'payoutDetails.emailInvalid' },
    ],
    [
      'an unsupported currency',
      { payoutMethod: 'cash', currencyPreference: 'EUR' },
      { currencyPreference: 'currency.choose' },
    ],
    ['an invalid SWIFT code', { ...wire, swiftBicCode: 'WIB' }, { swiftBicCode: 'swift.invalid' }],
    [
      'an account number with invalid characters',
      { ...wire, accountNumber: '12<script>' },
      { accountNumber: 'accountNumber.badCharacters' },
    ],
  ])('the payout form refuses %s', (_, form, messages) =>
    expect(listMessages(form)).toEqual(messages),
  );

  test('the payout form accepts the masked account number that it displayed', () =>
    expect(listMessages({ ...wire, accountNumber: '••••••7890' })).toEqual({}));
});
