import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { addMonths, getMonth } from '#domain/time/days.ts';
import { paySeededBookings } from '../../../db/seed/pay-seeded-bookings.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import {
  createBoatActs,
  call,
  newOperator,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

const MONTHS = 14;
const TRIPS = 103;
const thisMonth = getMonth(dayAhead(0));
const busyMonth = addMonths(thisMonth, -2);

let world: OperatorWorld;
let token: string;
let operatorId: string;
beforeAll(async () => {
  world = await createOperatorWorld();
  ({ token } = await newOperator(world));
  const { body: boat } = await createBoatActs(world.baseUrl, token).create({ name: 'Many Months' });
  // Adds one trip in each of many months, and more trips than a page shows in one month.
  await world.database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
       group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, created_at, paid_at)
     select gen_random_uuid(), 'SXM-MONTH-' || nth, boats.id, boats.operator_id, 'checkout', 'paid', 'perSeat', day, day,
       '09:00', 1, 'Guest ' || nth, 'guest@example.com', 1000 + nth, 0, 1000 + nth, now(), now()
     from boats, (
       select row_number() over () as nth, day from (
         select ($2 || '-10')::date - make_interval(months => n) as day from generate_series(1, $3::int) n
         union all select ($4 || '-20')::date from generate_series(2, $5::int)) as days) as trips
     where boats.id = $1`,
    [boat.id, thisMonth, MONTHS, busyMonth, TRIPS],
  );
  await paySeededBookings(world.database);
  const { rows } = await world.database.query<{ id: string }>(
    'select operator_id as id from boats where id = $1',
    [boat.id],
  );
  operatorId = rows[0]?.id ?? '';
});
afterAll(() => world.close());

async function read(query: Record<string, string> = {}) {
  const address = `${world.baseUrl}/api/operator/statement?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as StatementView };
}

test('a statement shows twelve months per page, with the totals of all months', async () => {
  const { body: first } = await read();
  expect(first.months).toHaveLength(12);
  expect(first.next).toBe(first.months.at(-1)?.month);
  const { body: rest } = await read({ after: first.next ?? '' });
  expect(rest.months.map(({ month }) => month)).toEqual([
    addMonths(thisMonth, -13),
    addMonths(thisMonth, -14),
  ]);
  expect(rest.next).toBeNull();
  expect(rest.openCents).toBe(first.openCents);
  const owed = [...first.months, ...rest.months].map((each) => each.owedCents);
  expect(first.owedCents).toBe(owed.reduce((sum, cents) => sum + cents, 0));
});

test('a month with over 100 trips shows the first 100 and the totals of all, and its file has all of them', async () => {
  const { body } = await read();
  const busy = body.months.find(({ month }) => month === busyMonth);
  const parts = { operatorId, month: busyMonth };
  const cookie = await signInAdmin(world);
  const asAdmin = await callAdmin<AdminStatementView>(world.baseUrl, 'adminStatement', {
    cookie,
    parts,
  });
  const file = await call(world.baseUrl, 'statementFile', { token });
  const adminFile = await callAdmin(world.baseUrl, 'adminStatementFile', { cookie, parts });
  for (const month of [busy, asAdmin.body.statement]) {
    expect(month).toMatchObject({ hasMoreTrips: true });
    expect(month?.trips).toHaveLength(100);
  }
  for (const text of [file.text, adminFile.text]) {
    const lines = csvRows(text).filter(([month]) => month === busyMonth);
    expect(lines).toHaveLength(TRIPS);
    const cents = lines.reduce((sum, cells) => sum + Math.round(Number(cells[7]) * 100), 0);
    expect([busy?.owedCents, asAdmin.body.statement.owedCents]).toEqual([cents, cents]);
  }
  expect(csvRows(file.text)).toHaveLength(1 + MONTHS - 1 + TRIPS);
  const others = body.months.filter(({ month }) => month !== busyMonth);
  expect(others.every(({ hasMoreTrips, trips }) => !hasMoreTrips && trips.length === 1)).toBe(true);
});

test('an invalid statement page is refused with a reason, and another operator’s statement is inaccessible', async () => {
  const { status, body } = await read({ after: 'yesterday' });
  expect([status, body]).toMatchObject([
    400,
    expect.objectContaining({ message: expect.stringMatching(/no longer exists/) }),
  ]);
  const other = await signIn(world, 'rosa@demo.test');
  const { text } = await call(world.baseUrl, 'statement', { token: other });
  expect(text).not.toContain('SXM-MONTH-');
});
