import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminStatementView,
  OwedMonthPageView,
  OwedMonthView,
} from '#contract/admin-payout-views.ts';
import type { StatementView } from '#contract/payout-views.ts';
import { addMonths, monthOf } from '#domain/days.ts';
import { payPouredBookings } from '../../db/world/pay-poured-bookings.ts';
import { examineMoney } from '../../src/server/doctor/examination.ts';
import { DECK, newAdmin, PASSWORD, signInAdmin, type AdminCall } from '../support/admins.ts';
import { call, signIn } from '../support/captains.ts';
import { theMail } from '../support/mailbox.ts';
import {
  balancesOf,
  cancel,
  openMoneyWorld,
  paidTrip,
  type MoneyWorld,
} from '../support/money-world.ts';
import { addBoat, dayAhead, type NewBoat } from '../support/paying-world.ts';
import { untilQuiet } from '../support/quiet.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterEach(async () => {
  await untilQuiet(world);
  expect(await examineMoney(world.database)).toEqual([]);
});
afterAll(() => world.close());

const today = dayAhead(0);
const yesterday = dayAhead(-1);
const month = monthOf(yesterday);

/** A trip that a visitor paid, and that sailed on this day. */
async function sailedTrip(boat: NewBoat, day = yesterday) {
  const trip = await paidTrip(world, boat);
  for (const sql of [
    'update bookings set start_date = $2, end_date = $2 where boat_id = $1 and start_date > $3',
    'update departures set day = $2 where boat_id = $1 and day > $3',
    'update boat_days set day = $2 where boat_id = $1 and day > $3',
  ]) {
    await world.database.query(sql, [boat.id, day, today]);
  }
  return trip;
}

const TRIP_CENTS = 19_100;

type Wish = Partial<Record<'cents' | 'openCents', number>> & Record<string, unknown>;

function record(boat: { operatorId: string }, wish: Wish = {}, more: AdminCall = {}) {
  const payload = {
    operatorId: boat.operatorId,
    month,
    cents: TRIP_CENTS,
    openCents: TRIP_CENTS,
    paidOn: today,
    method: 'bank_wire',
    reference: 'WIB 2026-0042',
    requestKey: randomUUID(),
    ...wish,
  };
  return world.ask<AdminStatementView>('adminRecordPayout', { payload, ...more });
}

async function statementOf(boat: { operatorId: string }, of = month) {
  const parts = { operatorId: boat.operatorId, month: of };
  return (await world.ask<AdminStatementView>('adminStatement', { parts })).body;
}

const owed = (query: Record<string, string> = {}) =>
  world.ask<OwedMonthPageView>('adminPayouts', { query });

/** Every page of the list. */
async function walk(query: Record<string, string>): Promise<OwedMonthView[]> {
  const rows: OwedMonthView[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { body }: { body: OwedMonthPageView } = await owed({ ...query, after });
    rows.push(...body.items);
    after = body.next;
  }
  return rows;
}

describe('what is owed', () => {
  test('is by the books what captains read on their own statements, month by month', async () => {
    for (const email of ['rosa@demo.test', 'joaquin@demo.test', 'margaux@demo.test']) {
      const token = await signIn(world, email);
      const { body: own } = await call<StatementView>(world.door, 'statement', { token });
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

  test('is of trips that have sailed, not of those to come', async () => {
    const boat = await addBoat(world, { captainName: 'Captain Tomorrow' });
    await paidTrip(world, boat, { start: dayAhead(1) });
    expect((await owed({ search: 'Captain Tomorrow', show: 'all' })).body.items).toEqual([]);
    const { statement, payableCents } = await statementOf(boat, monthOf(dayAhead(1)));
    expect([statement.comingCents, statement.openCents, payableCents]).toEqual([TRIP_CENTS, 0, 0]);
    expect((await record(boat, { month: monthOf(dayAhead(1)), openCents: 0 })).status).toBe(400);
  });

  test('keeps the captain’s part of a trip that was called off', async () => {
    const boat = await addBoat(world);
    const { bookingId } = await sailedTrip(boat);
    await cancel(world, bookingId, 9100);
    const { statement } = await statementOf(boat);
    expect(statement).toMatchObject({
      owedCents: 10_000,
      trips: [{ amountCents: 10_000, isCancelled: true, isOwed: true }],
    });
  });

  test('is walked page by page, newest month first, each captain once', async () => {
    await pourCaptains(60);
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

describe('a payout', () => {
  test('is on both statements, in the books, in the log, and in the captain’s mail', async () => {
    const boat = await addBoat(world, { captainName: 'Captain Paid' });
    await sailedTrip(boat);
    const before = await balancesOf(world);
    const { body: open } = await owed({ search: 'Captain Paid' });
    expect(open.items).toMatchObject([{ month, openCents: TRIP_CENTS, method: null }]);
    const answer = await record(boat, { note: 'With the fees of the bank' });
    expect([answer.status, answer.message]).toEqual([200, '']);
    expect(answer.body).toMatchObject({
      operator: { name: 'Captain Paid', email: boat.captain },
      payableCents: 0,
      statement: {
        paidOutCents: TRIP_CENTS,
        openCents: 0,
        payouts: [
          {
            cents: TRIP_CENTS,
            paidOn: today,
            method: 'bank_wire',
            reference: 'WIB 2026-0042',
            note: 'With the fees of the bank',
            recordedBy: 'Harbour Master',
            takesBack: false,
            isTakenBack: false,
          },
        ],
      },
    });
    expect((await owed({ search: 'Captain Paid' })).body.items).toEqual([]);
    const after = await balancesOf(world);
    expect(after['owed-to-captain']).toBe((before['owed-to-captain'] ?? 0) + TRIP_CENTS);
    expect(after['paid-out']).toBe((before['paid-out'] ?? 0) - TRIP_CENTS);
    expect(await actsOf(boat)).toEqual(['record-payout']);
    const mail = await theMail(world, boat.captain, 'Paid out: $191.00 for ');
    expect(mail.text).toContain('WIB 2026-0042');
    const parts = { operatorId: boat.operatorId, month };
    const { text } = await world.ask('adminStatementFile', { parts });
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').at(-2))).toEqual(['191.00', '-191.00']);
  });

  test('may be a part of what is open', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    expect((await record(boat, { cents: 9000 })).body.payableCents).toBe(10_100);
    expect((await record(boat, { cents: 10_101, openCents: 10_100 })).message).toBe(
      'At most $101.00 can be paid out for this month.',
    );
    expect((await record(boat, { cents: 10_100, openCents: 10_100 })).body.payableCents).toBe(0);
  });

  test('by two admins at once is recorded once', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const other = await signInAdmin(world, (await newAdmin(world, 'super_admin')).email, PASSWORD);
    const answers = await Promise.all([
      record(boat),
      record(boat, {}, { cookie: other }),
      // Not the whole sum: both would fit.
      record(boat, { cents: 100 }),
      record(boat, { cents: 100 }, { cookie: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refusals = answers.filter(({ status }) => status === 409);
    for (const { message } of refusals) expect(message).toContain('What is open has changed');
    expect((await statementOf(boat)).statement.payouts).toHaveLength(1);
  });

  test('that is sent twice is recorded once', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const wish = { requestKey: randomUUID(), cents: 100 };
    const answers = await Promise.all([record(boat, wish), record(boat, wish), record(boat, wish)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await statementOf(boat)).statement.payouts).toHaveLength(1);
  });

  test('and a refund at the same moment: one of the two comes first, and no more is paid than was owed then', async () => {
    for (let round = 0; round < 6; round += 1) {
      const boat = await addBoat(world);
      const { bookingId } = await sailedTrip(boat);
      const [paid, refunded] = await Promise.all([record(boat), cancel(world, bookingId, 100)]);
      expect(refunded.status).toBe(200);
      expect([200, 409]).toContain(paid.status);
      const { statement } = await statementOf(boat);
      expect(statement.openCents).toBe(paid.status === 200 ? -100 : TRIP_CENTS - 100);
    }
  });

  test.each([
    [{ cents: TRIP_CENTS + 1 }, 400, 'At most $191.00 can be paid out for this month.'],
    [{ cents: 0 }, 400, 'Enter how much was paid'],
    [
      { openCents: 1 },
      409,
      'What is open has changed meanwhile: it is $191.00 now. Please look again before you pay.',
    ],
    [{ paidOn: dayAhead(1) }, 400, 'The day of the payment cannot be in the future.'],
    [{ reference: ' ' }, 400, 'Enter a reference by which the payment can be found'],
    [{ operatorId: randomUUID() }, 404, 'There is no such captain.'],
  ])('with %j is refused', async (wish, status, message) => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const answer = await record(boat, wish);
    expect([answer.status, answer.message]).toEqual([status, message]);
    expect((await statementOf(boat)).statement.payouts).toEqual([]);
  });

  test('is for super admins', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const cookie = await signInAdmin(world, DECK);
    expect((await record(boat, {}, { cookie })).status).toBe(403);
    expect((await owed()).status).toBe(200);
  });

  test('that a refund came after takes off what may be paid for another month', async () => {
    const boat = await addBoat(world);
    const before = addMonths(month, -1);
    const { bookingId } = await sailedTrip(boat, `${before}-10`);
    await record(boat, { month: before });
    await cancel(world, bookingId, 9100);
    await sailedTrip(boat);
    expect((await statementOf(boat, before)).statement.openCents).toBe(-9100);
    expect((await statementOf(boat)).payableCents).toBe(10_000);
    expect((await record(boat)).status).toBe(400);
    expect((await record(boat, { cents: 10_000 })).body.payableCents).toBe(0);
  });
});

describe('a payout that did not happen', () => {
  test('is taken back by an entry against it: both stay, and the amount is owed again', async () => {
    const boat = await addBoat(world);
    await sailedTrip(boat);
    const { body: recorded } = await record(boat);
    const parts = { id: recorded.statement.payouts[0]?.id ?? '' };
    const payload = { reason: 'The bank sent it back' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.ask<AdminStatementView>('adminTakeBackPayout', { parts, payload })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { statement, payableCents } = await statementOf(boat);
    expect(statement.payouts).toMatchObject([
      { cents: TRIP_CENTS, isTakenBack: true },
      { cents: -TRIP_CENTS, takesBack: true, note: 'The bank sent it back' },
    ]);
    expect(payableCents).toBe(TRIP_CENTS);
    const back = { id: statement.payouts[1]?.id ?? '' };
    expect((await world.ask('adminTakeBackPayout', { parts: back, payload })).status).toBe(409);
    expect(await actsOf(boat)).toEqual(['record-payout', 'take-back-payout']);
    await theMail(world, boat.captain, 'Payout taken back: $191.00');
    expect((await record(boat)).status).toBe(200);
  });
});

test('an account number is masked, and told whole only into the log’s view', async () => {
  const token = await signIn(world, 'rosa@demo.test');
  const payload = {
    payoutMethod: 'bank_wire',
    accountHolderName: 'Rosa Leverock',
    bankName: 'Windward Islands Bank',
    accountNumber: 'NL91ABNA0417164300',
    swiftBicCode: 'WIBKSXSM',
    emailForNotifications: 'books@rosa.test',
  };
  await call(world.door, 'savePayoutDetails', { token, payload });
  const operatorId = await idOf('rosa@demo.test');
  const { body: list } = await owed({ search: 'rosa@demo.test' });
  expect(list.items[0]?.method).toBe('bank_wire');
  const parts = { operatorId, month };
  const masked = await world.ask<AdminStatementView>('adminStatement', { parts });
  expect(masked.body.details).toMatchObject({ accountNumber: '••••••4300' });
  expect(masked.text).not.toContain('NL91ABNA');
  const cookie = await signInAdmin(world, DECK);
  const asked = { parts: { id: operatorId } };
  expect((await world.ask('adminAccountNumber', { ...asked, cookie })).status).toBe(403);
  const told = await world.ask('adminAccountNumber', asked);
  expect(told.body).toEqual({ accountNumber: 'NL91ABNA0417164300' });
  expect(await actsOf({ operatorId })).toContain('see-account-number');
  const { rows } = await world.database.query('select facts::text from audit_log');
  expect(JSON.stringify(rows)).not.toContain('0417164300');
});

test('the books are shown as they stand', async () => {
  const { body } = await world.ask('adminBooks');
  const accounts = body['accounts'] as { account: string; cents: number }[];
  const shown = accounts.filter(({ cents }) => cents !== 0);
  expect(Object.fromEntries(shown.map(({ account, cents }) => [account, cents]))).toEqual(
    await balancesOf(world),
  );
  expect(accounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(body['isBalanced']).toBe(true);
});

async function actsOf(boat: { operatorId: string }): Promise<string[]> {
  const { rows } = await world.database.query<{ act: string }>(
    'select act from audit_log where subject_id = $1 order by id',
    [boat.operatorId],
  );
  return rows.map(({ act }) => act);
}

async function idOf(email: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    'select id from operators where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
}

/** So many captains, each with a trip that sailed in two earlier months. */
async function pourCaptains(count: number): Promise<void> {
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
  await payPouredBookings(world.database);
}
