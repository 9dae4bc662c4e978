import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AdminBookingPageView,
  AdminBookingRowView,
} from '#contract/admin/admin-booking-api.ts';
import { callAdmin } from '../../support/worlds/admins/admins.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import {
  createMoneyWorld,
  bookPaidTrip,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { month, createPayoutActs, TRIP_CENTS } from '../../support/worlds/money/payout-world.ts';
import { numberFrom } from '../../support/worlds/guests/two-server-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const { sailedTrip, record } = createPayoutActs(() => world);

test('the list of bookings is exported as shown, and the export is logged', async () => {
  const boat = await addBoat(world, { name: 'Laughing Gull', capacity: 12 });
  await bookPaidTrip(world, boat, { start: dayAhead(31), end: dayAhead(31) });
  const query = { boat: boat.id };
  const file = await callAdmin(world.baseUrl, 'adminBookingsFile', { cookie: world.cookie, query });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="bookings.csv"');
  const [headings = [], ...rows] = csvRows(file.text);
  const { body } = await world.ask<AdminBookingPageView>('adminBookings', { query });
  const shown = body.items;
  const [found] = shown as [AdminBookingRowView];
  expect(rows.map(([code]) => code)).toEqual(shown.map(({ code }) => code));
  expect(Object.fromEntries(headings.map((heading, at) => [heading, rows[0]?.[at]]))).toMatchObject(
    {
      Booking: found.code,
      Status: found.status,
      'First day': found.start,
      Boat: 'Laughing Gull',
      Guest: found.customerName,
      Email: found.email,
      'Amount USD': (found.amountCents / 100).toFixed(2),
    },
  );
  const { rows: log } = await world.database.query<{ facts: object }>(
    "select facts from audit_events where action = 'export-bookings'",
  );
  expect(log).toEqual([{ facts: query }]);
  const wrong = await callAdmin(world.baseUrl, 'adminBookingsFile', {
    cookie: world.cookie,
    query: { status: 'sunk' },
  });
  expect([wrong.status, wrong.message]).toEqual([400, 'Choose a status from the list']);
});

test('all payouts and every line of the books can be exported as CSV files', async () => {
  const boat = await addBoat(world, { operatorName: 'Captain Filed' });
  await sailedTrip(boat);
  await record(boat, { cents: 100 });
  const fileOf = async (endpoint: 'adminPayoutsFile' | 'adminBooksFile', query = {}) =>
    csvRows((await callAdmin(world.baseUrl, endpoint, { cookie: world.cookie, query })).text);
  const search = { search: 'Captain Filed', show: 'all' };
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  expect(await fileOf('adminPayoutsFile', search)).toEqual([
    ['Month', 'Captain', 'Paid by', 'Owed USD', 'Paid out USD', 'Open USD'],
    [month, 'Captain Filed', '', dollars(TRIP_CENTS), '1.00', dollars(TRIP_CENTS - 100)],
  ]);
  const [headings = [], ...lines] = await fileOf('adminBooksFile');
  expect(headings).toEqual([
    'Entry',
    'Date',
    'Time',
    'What',
    'Booking',
    'Account',
    'Captain',
    'USD',
  ]);
  const inBooks = 'select count(*) from ledger_lines';
  expect(lines).toHaveLength(await numberFrom(world.database, inBooks));
  const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.at(-1)) * 100), 0);
  expect(cents).toBe(0);
  const owed = lines.filter((line) => line[6] === 'Captain Filed').map((line) => line.at(-1));
  expect(owed).toEqual([dollars(-TRIP_CENTS), '1.00']);
});
