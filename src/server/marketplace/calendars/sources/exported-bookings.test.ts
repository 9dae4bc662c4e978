import { expect, test } from 'vitest';
import { readOwnUid } from './exported-bookings.ts';

const id = '0199a1b2-0000-7000-8000-000000000001';

test.each([
  [`${id}@boats.test`, id],
  [`${id.toUpperCase()}@boats.test`, id],
  [`${id}@elsewhere.test`, null],
  ['somebody’s own event@boats.test', null],
  [null, null],
])('the event with UID %s belongs to booking %s', (uid, bookingId) => {
  expect(readOwnUid(uid, 'boats.test')).toBe(bookingId);
});
