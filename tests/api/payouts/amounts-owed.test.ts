import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { OwedMonthPageView, OwedMonthView } from '#contract/admin/admin-payout-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { addMonths, getMonth } from '#domain/time/days.ts';
import { formatDollars } from '#domain/money/money.ts';
import { paySeededBookings } from '../../../db/seed/pay-seeded-bookings.ts';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { call, signIn } from '../../support/worlds/operators/operators.ts';
import {
  readBalances,
  cancel,
  createMoneyWorld,
  bookPaidTrip,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { month, createPayoutActs, TRIP_CENTS } from '../../support/worlds/money/payout-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(async () => {
  await waitForJobs(world);
  expect(await checkLedger(world.database, Date.now())).toEqual([]);
});
afterAll(() => world.close());

const { sailedTrip, record, statementOf, owed, idOf } = createPayoutActs(() => world);

describe('amounts owed to operators', () => {
  test('the amounts owed in the books equal the operators’ statements, month by month', async () => {
    for (const email of ['rosa@demo.test', 'joaquin@demo.test', 'margaux@demo.test']) {
      const token = await signIn(world, email);
      const { body: own } = await call<StatementView>(world.baseUrl, 'statement', { token });
      const { body: list } = await owed({ search: email, show: 'all' });
      const sailed = own.months.filter((each) => each.owedCents > 0);
      expect(
        list.items.map((item) => [item.month, item.owedCents, item.paidOutCents, item.openCents]),
      ).toEqual(sailed.map((each) => [each.month, each.owedCents, 0, each.owedCents]));
      for (const each of own.months) {
        const operatorId = await idOf(email);
        const { statement } = await statementOf({ operatorId }, each.month);
        expect(statement).toEqual(each);
      }
    }
  });

  test('only trips that have sailed are owed', async () => {
    const boat = await addBoat(world, { operatorName: 'Captain Tomorrow' });
    await bookPaidTrip(world, boat, { start: dayAhead(1) });
    expect((await owed({ search: 'Captain Tomorrow', show: 'all' })).body.items).toEqual([]);
    const { statement, payableCents } = await statementOf(boat, getMonth(dayAhead(1)));
    expect([statement.comingCents, statement.openCents, payableCents]).toEqual([TRIP_CENTS, 0, 0]);
    expect((await record(boat, { month: getMonth(dayAhead(1)), openCents: 0 })).status).toBe(400);
  });

  test('the part of a called-off trip’s price that was not refunded is still owed', async () => {
    const boat = await addBoat(world);
    const { bookingId } = await sailedTrip(boat);
    await cancel(world, bookingId, 9100);
    const { statement } = await statementOf(boat);
    expect(statement).toMatchObject({
      owedCents: 10_000,
      trips: [
        {
          amountCents: TRIP_CENTS,
          isCancelled: true,
          isOwed: true,
          changes: [{ kind: 'refund', cents: -9100, isAfterPayout: false }],
        },
      ],
    });
  });

  test('the paged list of amounts owed contains each operator’s months exactly once, newest first', async () => {
    await seedOperators(60);
    const rows = await walk({ search: 'Poured' });
    expect(rows).toHaveLength(120);
    const order = rows.map((row) => [row.month, row.operator.name]);
    expect(order).toEqual(
      order.toSorted(([a = '', x = ''], [b = '', y = '']) =>
        a === b ? x.localeCompare(y) : b.localeCompare(a),
      ),
    );
    const earlier = addMonths(month, -2);
    const some = await walk({ search: 'poured', month: earlier });
    expect(some.map((row) => row.month)).toEqual(Array.from({ length: 60 }, () => earlier));
    expect((await owed({ month: 'never' })).status).toBe(400);
  });
});

test('the books show the current balances', async () => {
  const { body } = await world.ask('adminBooks');
  const accounts = body['accounts'] as { account: string; cents: number }[];
  const shown = accounts.filter(({ cents }) => cents !== 0);
  expect(Object.fromEntries(shown.map(({ account, cents }) => [account, cents]))).toEqual(
    await readBalances(world),
  );
  expect(accounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(body['isBalanced']).toBe(true);
  const open = new Map<string, number>();
  for (const { operator, openCents } of await walk({ show: 'all' })) {
    open.set(operator.id, (open.get(operator.id) ?? 0) + openCents);
  }
  const payable = [...open.values()].map((cents) => Math.max(0, cents));
  expect(body['openCents']).toBe(payable.reduce((sum, cents) => sum + cents, 0));
});

test('a seeded booking has a history like any other booking', async () => {
  const cookie = await signInAdmin(world);
  const query = { search: 'SXM-DEMO-0001' };
  type Found = { items: { id: string }[] };
  const { body: found } = await callAdmin<Found>(world.baseUrl, 'adminBookings', { cookie, query });
  const parts = { id: found.items[0]?.id ?? '' };
  const { body } = await callAdmin<AdminBookingView>(world.baseUrl, 'adminBooking', {
    cookie,
    parts,
  });
  const told = body.history.map(({ what, by }) => [what, by]);
  expect(told[0]).toEqual(['Seats held at checkout', 'Guest']);
  expect(told).toContainEqual([`Paid ${formatDollars(body.amountCents)}`, 'Payment provider']);
});

/** Reads every page of the list. */
async function walk(query: Record<string, string>): Promise<OwedMonthView[]> {
  const rows: OwedMonthView[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body }: { body: OwedMonthPageView } = await owed({ ...query, after });
    rows.push(...body.items);
    after = body.next;
  }
  return rows;
}

/** Adds operators, each with a sailed trip in two earlier months. */
async function seedOperators(count: number): Promise<void> {
  await world.database.query(
    `with captains as (
       insert into operators (id, name, email, created_at)
       select gen_random_uuid(), 'Poured ' || lpad(nth::text, 3, '0'), 'poured-' || nth || '@example.com', now()
       from generate_series(1, $1) nth returning id),
     boats as (
       insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity, availability, created_at, updated_at)
       select gen_random_uuid(), id, 'Poured', id::text, '', 'tour', 'perSeat', 'sxm-philipsburg', 8, '{}', now(), now()
       from captains returning id, operator_id)
     insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, group_size,
       customer_name, customer_email, trip_cents, fee_cents, amount_cents, created_at, paid_at)
     select gen_random_uuid(), gen_random_uuid(), id, operator_id, 'checkout', 'paid', 'charter', day, day, 2,
       'Guest', 'guest@example.com', 10000, 0, 10000, now(), now()
     from boats, unnest($2::date[]) as day`,
    [count, [`${addMonths(month, -2)}-10`, `${addMonths(month, -3)}-10`]],
  );
  await world.database.query(
    `insert into boat_days (boat_id, day, charter_booking) select boat_id, start_date, bookings.id
     from bookings join boats on boats.id = boat_id where boats.name = 'Poured'`,
  );
  await paySeededBookings(world.database);
}
