import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLedger } from '../../src/server/doctor/consistency-check.ts';
import { migrate } from '../../src/server/database/migrations.ts';
import { openTestDatabase, openTestPool } from '../support/test-database.ts';

const BOOKS = '0007-ledger.sql';

/** What was paid, and came too late, before there were books. */
const HISTORY = `
  insert into operators (id, name, email, created_at) values ('${id(1)}', 'Rosa', 'rosa@example.com', now());
  insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity, availability, created_at, updated_at)
    values ('${id(2)}', '${id(1)}', 'Sea Grape', 'sea-grape', '', 'tour', 'perSeat', 'sxm-philipsburg', 8, '{}', now(), now());
  insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time, group_size,
      customer_name, customer_email, trip_cents, fee_cents, amount_cents, refunded_cents, created_at, paid_at)
    select ('00000000-0000-4000-8000-00000000001' || nth)::uuid, 'B-' || nth, '${id(2)}', '${id(1)}', 'form', status, 'perSeat',
      '2027-01-15', '2027-01-15', '09:00', 1, 'Ana', 'ana@example.com', 9500, 475, 9975, refunded, now(), paid_at
    from (values (1, 'paid', 0, now()), (2, 'refunded', 9975, null), (3, 'refunded', 0, null)) as b (nth, status, refunded, paid_at);
  insert into payment_sessions (id, booking_id, amount_cents, status, url, expires_at, payment_intent, refund_id, refund_reason, created_at, settled_at)
    select page, ('00000000-0000-4000-8000-00000000001' || nth)::uuid, 9975, status, '', now(), 'pi', refund, reason, now(), now()
    from (values
      ('cs_1', 1, 'paid', null, null), ('cs_2', 1, 'refunded', 're_2', 'not owed'), ('cs_3', 2, 'refunded', 'refunded', 'seats gone'),
      ('cs_4', 3, 'refund_due', null, 'seats gone'), ('cs_5', 1, 'open', null, null)) as p (page, nth, status, refund, reason);
  insert into boat_features (id, boat_id, operator_id, request_key, amount_cents, status, payment_intent, from_day, until_day, created_at, settled_at)
    select gen_random_uuid(), '${id(2)}', '${id(1)}', gen_random_uuid(), 29000, status, 'pi_' || status, '2026-12-01', '2027-06-01', now(), now()
    from unnest(array['paid', 'refused', 'refund_due', 'refunded', 'pending']) as status`;

test('the books of a database that had none begin with all that was paid before', async () => {
  const database = await openTestDatabase({ empty: true });
  const pool = openTestPool(database.url, 2);
  const before = mkdtempSync(join(tmpdir(), 'boat-trips-before-books-'));
  try {
    for (const name of readdirSync('db/migrations').filter((each) => each < BOOKS)) {
      cpSync(join('db/migrations', name), join(before, name));
    }
    await migrate(database.url, before);
    await pool.query(HISTORY);
    expect(await migrate(database.url)).toContain(BOOKS);
    expect(await checkLedger(pool)).toEqual([]);
    const { rows } = await pool.query<{ account: string; cents: string }>(
      'select account, sum(cents) as cents from ledger_lines group by 1 order by 1',
    );
    expect(rows.map(({ account, cents }) => [account, Number(cents)])).toEqual([
      // A trip and a payment that goes back, and two features of which one does.
      ['card-clearing', 2 * 9975 + 2 * 29_000],
      ['feature-sales', -29_000],
      ['owed-to-captain', -9500],
      ['refunds-owed', -9975 - 29_000],
      ['service-fees', -475],
    ]);
    const { rows: refunds } = await pool.query<{ state: string }>(
      'select state from booking_refunds order by state',
    );
    expect(refunds.map(({ state }) => state)).toEqual(['due', 'sent', 'sent']);
  } finally {
    await pool.end();
    await database.drop();
    rmSync(before, { recursive: true, force: true });
  }
});

function id(nth: number): string {
  return `00000000-0000-4000-8000-00000000000${nth}`;
}
