import { expect, test } from 'vitest';
import en from '#locales/portal/shared/portal-call-offs.en.ts';
import { describeChosen } from './describe-chosen.ts';

const none = { waiting: 0, anotherDay: 0, anotherBoat: 0, refunded: 0 };

test.each([
  [none, 'No guests were affected'],
  [{ ...none, waiting: 1 }, '1 is choosing'],
  [
    { waiting: 2, anotherDay: 1, anotherBoat: 3, refunded: 4 },
    '2 are choosing, 1 chose another day, 3 chose another boat, 4 chose a refund',
  ],
])('the guests’ choices %j are described as "%s"', (chosen, expected) => {
  expect(describeChosen(chosen, en)).toBe(expected);
});

test('the number of trips is shown in the singular or plural', () => {
  expect([en.trips(1), en.trips(4)]).toEqual(['1 trip', '4 trips']);
});
