import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#contract/endpoints.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import {
  adminLists,
  listCall,
  readPage,
  type ListOwners,
} from '../../support/worlds/admins/admin-lists.ts';
import { signInAdmin, type AdminCall } from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

/** More of everything than fits on two pages. */
const SEEDED_COUNT = 2 * PAGE_SIZE + 20;

let world: PayingWorld;
let owners: ListOwners;
let cookie: string;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  cookie = await signInAdmin(world);
  await world.database.query(`
    insert into operators (id, name, email, created_at)
      values ('${BUSY_OPERATOR}', 'Middle Captain', 'middle@example.com', now());
    insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
        price_per_seat_cents, availability, created_at, updated_at)
      values ('${BUSY_BOAT}', '${BUSY_OPERATOR}', 'Middle Boat', 'middle-boat', 'Sailboat', 'tour',
        'perSeat', 'sxm-marigot', 8, 9000, '{}', now(), now())`);
  await seedEverything(world.database, SEEDED_COUNT, 'M');
  const { rows } = await world.database.query<{ id: string }>('select id from bookings limit 1');
  owners = { operators: BUSY_OPERATOR, boats: BUSY_BOAT, bookings: rows[0]?.id ?? '' };
});
afterAll(() => world.close());

const BUSY_OPERATOR = '11111111-1111-4111-8111-111111111111';
const BUSY_BOAT = '22222222-2222-4222-8222-222222222222';

test('the contract has the lists of the admin portal', () => {
  expect(adminLists).toEqual(expect.arrayContaining(['adminBoats', 'adminOperators', 'auditLog']));
});

test.each(adminLists)(
  '%s lists every entry exactly once, even while others are added',
  async (name) => {
    const call = { ...listCall(name, owners), cookie };
    const before = await walk(name, call);
    expect(before.length).toBeGreaterThanOrEqual(SEEDED_COUNT);
    expect(new Set(before).size).toBe(before.length);
    let round = 0;
    const seen = await walk(name, call, () => {
      round += 1;
      // Sorted by name these come first and last; sorted by time they are the newest.
      return seedEverything(world.database, 3, round % 2 === 0 ? 'A' : 'Z');
    });
    expect(new Set(seen).size).toBe(seen.length);
    const known = new Set(before);
    expect(seen.filter((entry) => known.has(entry))).toEqual(before);
  },
);

test.each(adminLists)('%s refuses an invalid page cursor with a reason', async (name) => {
  const call = { ...listCall(name, owners), cookie };
  await expect(readPage(world.baseUrl, name, call, 'nowhere')).rejects.toThrow(
    /400: This page of the list no longer exists/,
  );
});

test.each(['2026-13-01 10:00:00+00', '2026-02-30 10:00:00+00', '2026-11-18 25:00:00+00'])(
  'a page cursor with an impossible time, %s, is refused',
  async (moment) => {
    const place = [moment, '00000000-0000-4000-8000-000000000000'];
    const after = Buffer.from(JSON.stringify(place)).toString('base64url');
    await expect(readPage(world.baseUrl, 'adminBookings', { cookie }, after)).rejects.toThrow(
      /400: This page of the list no longer exists/,
    );
  },
);

/** Pages through a list, with an act between pages; returns the entries' keys. */
async function walk(
  name: EndpointName,
  call: AdminCall,
  between: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const entries: string[] = [];
  let after: string | null = null;
  do {
    const page = await readPage(world.baseUrl, name, call, after);
    expect(page.items.length).toBeLessThanOrEqual(PAGE_SIZE);
    entries.push(...page.items.map(nameOf));
    after = page.next;
    if (after !== null) await between();
  } while (after !== null);
  return entries;
}

/** Identifies an entry: by its id, its booking's id, or the operator and month of an amount owed. */
function nameOf({ id, bookingId, operator, month }: Record<string, unknown>): string {
  return JSON.stringify(id ?? bookingId ?? [operator, month]);
}

let seededCount = 0;

/**
 * Seeds operators with amounts owed and documents, boats, sailed and upcoming trips, requests for help, ships and audit
 * events.
 */
async function seedEverything(database: pg.Pool, count: number, letter: string): Promise<void> {
  const first = seededCount + 1;
  seededCount += count;
  const values = [first, seededCount, letter];
  const seed = (sql: string) => database.query(sql, values);
  await seed(`
    insert into operators (id, name, email, created_at)
    select gen_random_uuid(), $3 || ' captain ' || n, 'paged-' || n || '@example.com', now()
    from generate_series($1::int, $2::int) as n`);
  await seed(`
    insert into operator_documents (id, operator_id, kind, expires_on, sent_at)
    select gen_random_uuid(), id, 'licence', current_date + 100, now()
    from operators where email in (
      select 'paged-' || n || '@example.com' from generate_series($1::int, $2::int) as n)
      and name like $3 || '%'`);
  await seed(`
    insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
      price_per_seat_cents, availability, created_at, updated_at)
    select gen_random_uuid(), operators.id, $3 || ' boat ' || n, 'paged-' || n, 'Sailboat', 'tour', 'perSeat',
      'sxm-marigot', 8, 9000, '{}', now(), now()
    from generate_series($1::int, $2::int) as n join operators on email = 'paged-' || n || '@example.com'`);
  // A sailed trip of each new operator, and a coming trip of the busy operator.
  await seed(`
    insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date,
      time, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, created_at, paid_at)
    select gen_random_uuid(), kind || n, boat, captain, 'checkout', 'paid', 'perSeat', day, day, '09:00', 1,
      $3 || ' guest', 'guest@example.com', 9000, 0, 9000, now(), now()
    from generate_series($1::int, $2::int) as n join boats on slug = 'paged-' || n
    cross join lateral (values
      ('SAILED-', boats.id, boats.operator_id, current_date - 40),
      ('COMING-', '${BUSY_BOAT}', '${BUSY_OPERATOR}', current_date + 2 + n % 60)) as trip (kind, boat, captain, day)`);
  await seed(`
    with entries as (
      insert into ledger_entries (key, kind, at, booking_id)
      select 'trip-paid:' || bookings.id, 'trip-paid', paid_at, bookings.id
      from generate_series($1::int, $2::int) as n join bookings on code in ('SAILED-' || n, 'COMING-' || n)
      where $3 <> '' returning id, booking_id)
    insert into ledger_lines (entry_id, account, operator_id, cents)
    select entries.id, account, owner, cents from entries join bookings on bookings.id = booking_id
    cross join lateral (values
      ('card-clearing', null::uuid, 9000), ('owed-to-captain', operator_id, -9000)) as line (account, owner, cents)`);
  await seed(`
    with pages as (
      insert into payment_sessions (id, booking_id, amount_cents, status, url, expires_at, payment_intent,
        created_at, settled_at)
      select 'cs_paged_' || n, bookings.id, 9000, 'paid', '', now(), 'pi_paged_' || n, now(), now()
      from generate_series($1::int, $2::int) as n join bookings on code = 'COMING-' || n
      where $3 <> '' returning id, booking_id, payment_intent)
    insert into disputes (id, payment_intent, session_id, booking_id, cents, reason, status, opened_at)
    select replace(id, 'cs', 'dp'), payment_intent, id, booking_id, 9000, 'fraudulent', 'needs_response', now()
    from pages`);
  await seed(`
    insert into reviews (id, booking_id, boat_id, stars, made_at)
    select gen_random_uuid(), bookings.id, boat_id, 5, now()
    from generate_series($1::int, $2::int) as n join bookings on code = 'SAILED-' || n where $3 <> ''`);
  await seed(`
    insert into opt_ins (id, email, consent, consented_at)
    select gen_random_uuid(), $3 || n || '@example.com', 'yes', now() from generate_series($1::int, $2::int) as n`);
  await seed(`
    insert into port_calls (id, day, ship, arrival, all_aboard, pier, changed_at)
    select gen_random_uuid(), current_date + 2 + n % 60, $3 || ' ship ' || n, '08:00', '17:00', 'philipsburg', now()
    from generate_series($1::int, $2::int) as n`);
  await seed(`
    insert into audit_events (at, admin_name, action, subject_kind, subject_name, address)
    select now(), 'Nobody', 'see-boats', 'boat', $3 || n, '203.0.113.7' from generate_series($1::int, $2::int) as n`);
}
