import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MetricsView, OperatorBookingView } from '#contract/operator/operator-api.ts';
import type { PayoutDetailsView, StatementView } from '#contract/operator/payout-api.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let world: OperatorWorld;
let rosa: string;
beforeAll(async () => {
  world = await createOperatorWorld();
  rosa = await signIn(world, 'rosa@demo.test');
});
afterAll(() => world.close());

const save = (token: string, payload: object) =>
  call<PayoutDetailsView>(world.baseUrl, 'savePayoutDetails', { token, payload });
const read = (token: string) =>
  call<PayoutDetailsView | null>(world.baseUrl, 'payoutDetails', { token });

const wire = {
  payoutMethod: 'bank_wire',
  accountHolderName: 'Rosa Leverock',
  bankName: 'Windward Islands Bank',
  accountNumber: 'NL91ABNA0417164300',
  swiftBicCode: 'WIBKSXSM',
};

async function storedRow(): Promise<string> {
  const { rows } = await world.database.query('select * from payout_details');
  return JSON.stringify(rows);
}

describe('payout details', () => {
  test('payout details are empty before they are saved', async () => {
    const { token } = await newOperator(world);
    expect((await read(token)).body).toBeNull();
  });

  test('payout details are returned as saved, with the account number masked', async () => {
    const { token } = await newOperator(world);
    const saved = await save(token, wire);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      ...wire,
      accountNumber: '••••••4300',
      paypalEmail: null,
      bankAddress: null,
      bankCountry: 'Sint Maarten',
      currencyPreference: 'USD',
      routingNumber: null,
      emailForNotifications: null,
      cashPayoutEnabled: false,
      updatedAt: saved.body.updatedAt,
    });
    expect((await read(token)).body).toEqual(saved.body);
  });

  test('payout details are encrypted in the database, without readable parts', async () => {
    const { token } = await newOperator(world);
    await save(token, wire);
    const row = await storedRow();
    expect(row).toContain('v1.');
    for (const secret of ['ABNA', '4300', 'Leverock', 'Windward', 'WIBKSXSM']) {
      expect(row).not.toContain(secret);
    }
  });

  test('payout details keep the saved account number when a change sends the masked one', async () => {
    const { token } = await newOperator(world);
    const { body } = await save(token, wire);
    const changed = await save(token, { ...body, bankName: 'Orco Bank' });
    expect(changed.body).toMatchObject({ bankName: 'Orco Bank', accountNumber: '••••••4300' });
    const replaced = await save(token, { ...body, accountNumber: '00123-456-789' });
    expect(replaced.body.accountNumber).toBe('••••••-789');
    const stranger = await newOperator(world);
    const early = await save(stranger.token, { ...wire, accountNumber: '••••••4300' });
    expect([early.status, early.message]).toEqual([
      400,
      'Please enter the whole account number again.',
    ]);
  });

  test('payout details encrypted with another key are returned as empty and can be saved again', async () => {
    const { token } = await newOperator(world);
    await save(token, wire);
    await world.database.query("update payout_details set details_encrypted = 'v1.AAAA.AAAA.AAAA'");
    const answer = await read(token);
    expect([answer.status, answer.body]).toEqual([200, null]);
    expect((await save(token, wire)).status).toBe(200);
  });
});

describe('an operator’s paid bookings', () => {
  test('an operator’s paid bookings are listed newest first, with amounts as decimal strings', async () => {
    const { body } = await call<OperatorBookingView[]>(world.baseUrl, 'operatorBookings', {
      token: rosa,
    });
    expect(body.length).toBeGreaterThan(10);
    const made = body.map((booking) => booking.createdAt);
    expect(made).toEqual(made.toSorted().toReversed());
    const charter = body.find((booking) => booking.customerName === 'Grace Okafor');
    expect(charter).toMatchObject({
      email: 'grace.okafor@example.com',
      boat: { name: 'Trade Wind' },
      groupSize: 18,
      totalAmount: '1650.00',
      paymentStatus: 'paid',
      time: '09:00',
    });
  });

  test('an operator’s paid bookings add up to the revenue on the dashboard', async () => {
    const { body: bookings } = await call<OperatorBookingView[]>(
      world.baseUrl,
      'operatorBookings',
      {
        token: rosa,
      },
    );
    const { body } = await call<MetricsView>(world.baseUrl, 'operatorMetrics', { token: rosa });
    const total = bookings.reduce((sum, booking) => sum + Number(booking.totalAmount), 0);
    expect(body).toMatchObject({ totalBoats: 4, revenue: Math.round(total) });
  });

  test('an operator’s list leaves out expired bookings that were never paid', async () => {
    const { rows } = await world.database.query<{ id: string }>(
      `update bookings set status = 'expired' where id = (
         select bookings.id from bookings join operators on operators.id = operator_id
         where operators.email = 'desmond@demo.test' limit 1) returning id`,
    );
    const desmond = await signIn(world, 'desmond@demo.test');
    const answer = await call(world.baseUrl, 'operatorBookings', { token: desmond });
    expect(answer.text).not.toContain(rows[0]?.id ?? 'no booking');
  });

  test('the statement lists the amount owed for sailed trips by month, without service fees and refunds', async () => {
    const today = dayAhead(0);
    // Simulates a sale with a $5.00 fee and a refund of $10.00, which includes the fee's share.
    const { rows: changed } = await world.database.query<{ id: string; back: number }>(
      `update bookings set fee_cents = 500, amount_cents = trip_cents + 500, refunded_cents = 1000
       where code = (select code from bookings join boats on boats.id = boat_id
         where boats.name = 'Windward Rose' and end_date < $1 limit 1)
       returning id, 1000 - round(1000 * fee_cents / amount_cents::numeric)::int as back`,
      [today],
    );
    await world.database.query(
      `with entry as (
         insert into ledger_entries (key, kind, at, booking_id) values ('refund-decided:by-hand', 'refund-decided', now(), $1)
         returning id)
       insert into ledger_lines (entry_id, account, operator_id, cents)
       select entry.id, account, owner, cents from entry, bookings
       cross join lateral (values ('owed-to-captain', operator_id, $2::int), ('refunds-owed', null, -$2::int))
         as line (account, owner, cents) where bookings.id = $1`,
      [changed[0]?.id, changed[0]?.back],
    );
    const { body } = await call<StatementView>(world.baseUrl, 'statement', { token: rosa });
    // The refund is divided between the trip and the fee.
    const kept = `(trip_cents - refunded_cents + round(refunded_cents * fee_cents / amount_cents::numeric))`;
    const { rows } = await world.database.query<{ month: string; owed: number; coming: number }>(
      `select to_char(start_date, 'yyyy-mm') as month,
         coalesce(sum(${kept}) filter (where end_date < $1), 0)::int as owed,
         coalesce(sum(${kept}) filter (where end_date >= $1), 0)::int as coming
       from bookings join operators on operators.id = operator_id
       where operators.email = 'rosa@demo.test' and bookings.status = 'paid' group by 1 order by 1 desc`,
      [today],
    );
    expect(body.months.map((each) => [each.month, each.owedCents, each.comingCents])).toEqual(
      rows.map((row) => [row.month, row.owed, row.coming]),
    );
    expect(body.owedCents).toBe(rows.reduce((sum, row) => sum + row.owed, 0));
    expect(body.owedCents).toBeGreaterThan(0);
  });

  test('a statement file has a line for each trip, refund and dispute, and escapes formulas in names', async () => {
    await world.database.query(
      "update bookings set customer_name = '=HYPERLINK(\"http://x\")' where customer_name = 'Grace Okafor'",
    );
    const { body } = await call<StatementView>(world.baseUrl, 'statement', { token: rosa });
    const file = await call(world.baseUrl, 'statementFile', { token: rosa });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="statement.csv"');
    const [headings, ...lines] = file.text.trim().split('\r\n');
    expect(headings).toMatch(/Month,Booking,Boat,Guest/);
    const trips = body.months.flatMap((month) => month.trips);
    expect(lines).toHaveLength(trips.length + trips.flatMap(({ changes }) => changes).length);
    expect(file.text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});
