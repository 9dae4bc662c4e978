import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isErrorCode } from '#i18n/errors/error-texts.ts';
import { listErrorCodes } from './list-error-codes.ts';

test.each(Object.entries(endpoints) as [string, Endpoint][])(
  'the endpoint %s refuses with known codes only',
  (_, endpoint) => {
    const codes = listErrorCodes(endpoint);
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
  },
);

test('an endpoint lists the error codes of its schemas, nested fields and checks', () => {
  expect(listErrorCodes(endpoints.createCheckout)).toEqual(
    expect.arrayContaining(['name.tooShort', 'email.invalid', 'text.tooLong', 'date.invalid']),
  );
  expect(listErrorCodes(endpoints.boatById)).not.toContain('email.invalid');
});
