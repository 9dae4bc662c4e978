import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveReference, chooseRequestId } from './request-id.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test.each([
  '0af7651916cd43dd8448eb211c80319c',
  'Root=1-67891233-abcdef012345678912345678',
  'abc_1234',
])('the request id %s from a trusted proxy is kept', (given) => {
  expect(chooseRequestId(given, true)).toBe(given);
  expect(chooseRequestId(given, false)).toMatch(UUID);
});

test.each([
  undefined,
  '',
  'short',
  'mia@mail.test',
  'two words',
  'a'.repeat(129),
  'x\ny1234567',
  ['aaaaaaaa', 'bbbbbbbb'],
])('the invalid request id %j is replaced with a new one', (given) =>
  expect(chooseRequestId(given, true)).toMatch(UUID),
);

test('a reference is short, and always the same for one request', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(deriveReference(id)).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(deriveReference(id)).toBe(deriveReference(id));
    }),
  );
});
