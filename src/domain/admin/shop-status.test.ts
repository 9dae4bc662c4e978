import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { decideStatus, type SeenShop } from './shop-status.ts';

const NOW = 1_800_000_000_000;
const well: SeenShop = {
  databaseAwaySince: null,
  payments: { failingSince: null, failedAt: NOW - 9 * HOUR_MS, failures: 0 },
  calendars: undefined,
  mail: undefined,
  oldestMailAt: NOW - MINUTE_MS,
};
const failing = { failingSince: NOW - 20 * MINUTE_MS, failedAt: NOW - MINUTE_MS, failures: 4 };

function whatFails(seen: Partial<SeenShop>) {
  const parts = decideStatus({ ...well, ...seen }, NOW);
  return Object.fromEntries(
    parts.filter(({ since }) => since !== null).map(({ part, since }) => [part, since]),
  );
}

test('the status page says that everything works while no service fails', () =>
  expect(whatFails({})).toEqual({}));

test.each([
  [
    'the database is unreachable',
    { databaseAwaySince: NOW - HOUR_MS },
    { booking: NOW - HOUR_MS, paying: NOW - HOUR_MS },
  ],
  ['the payment provider fails', { payments: failing }, { paying: failing.failingSince }],
  ['the calendar service fails', { calendars: failing }, { calendars: failing.failingSince }],
  ['the mail server fails', { mail: failing }, { mail: failing.failingSince }],
  [
    'a mail has been waiting for too long',
    { oldestMailAt: NOW - HOUR_MS },
    { mail: NOW - HOUR_MS },
  ],
])('the status page names the affected services when %s', (_, seen, expected) =>
  expect(whatFails(seen)).toEqual(expected),
);

test.each([
  ['failed once', { ...failing, failures: 1 }],
  ['was last tried hours ago', { ...failing, failedAt: NOW - 2 * HOUR_MS }],
])('a service that %s is not reported as down', (_, payments) =>
  expect(whatFails({ payments })).toEqual({}),
);
