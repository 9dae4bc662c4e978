import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestTripView } from '#contract/admin/admin-booking-api.ts';
import type {
  AdminOperatorRowView,
  AdminOperatorView,
} from '#contract/admin/admin-operator-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  call,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  overseenOperator,
  createOverseer,
  soldTrip,
} from '../../support/worlds/admins/overseen-operators.ts';

let world: OperatorWorld;
let cookie: string;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, DECK);
});
afterAll(() => world.close());

type Page<Item> = { items: Item[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page<AdminOperatorRowView>>(world.baseUrl, 'adminOperators', { cookie, query }))
    .body;
const open = ({ id }: { id: string }) =>
  callAdmin<AdminOperatorView>(world.baseUrl, 'adminOperator', { cookie, parts: { id } });
const listOf = async (
  name: 'adminOperatorTrips' | 'adminOperatorBookings',
  { id }: { id: string },
  query: Record<string, string> = {},
) => {
  const parts = { id };
  return (await callAdmin<Page<GuestTripView>>(world.baseUrl, name, { cookie, parts, query })).body;
};

describe('the list of all operators', () => {
  test('the list of all operators can be searched by name and email address, and shows each operator’s status', async () => {
    const operator = await overseenOperator(world, ['Plover', 'Sandpiper']);
    await soldTrip(world, operator.boat);
    const [row, ...more] = (await list({ search: operator.email.toUpperCase() })).items;
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: operator.id,
      name: operator.name,
      email: operator.email,
      status: 'active',
      boats: 2,
      bookingsToCome: 1,
      openCents: 0,
    });
    expect((await list({ search: 'Rosa Lev' })).items.map(({ name }) => name)).toEqual([
      'Rosa Leverock',
    ]);
  });

  test('the paged list of all operators contains each operator exactly once', async () => {
    await world.database.query(
      `insert into operators (id, name, email, created_at)
       select gen_random_uuid(), 'Fleet ' || n % 5, 'fleet-' || n || '@demo.test', now()
       from generate_series(1, $1) n`,
      [PAGE_SIZE + 20],
    );
    const first = await list({ search: 'Fleet ' });
    const second = await list({ search: 'Fleet ', after: first.next ?? '' });
    const seen = [...first.items, ...second.items];
    expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 20, null]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(PAGE_SIZE + 20);
  });

  test('the list of all operators can be filtered by status', async () => {
    const operator = await overseenOperator(world, ['Narrow']);
    await createOverseer(world, cookie).suspend(operator);
    const { items } = await list({ status: 'suspended' });
    expect(items.map(({ id }) => id)).toContain(operator.id);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['suspended']));
    expect(
      (await callAdmin(world.baseUrl, 'adminOperators', { cookie, query: { status: 'lost' } }))
        .status,
    ).toBe(400);
  });
});

describe('the admin page for an operator', () => {
  test('the admin page shows the operator’s boats, bookings and amount owed exactly as the operator sees them', async () => {
    const rosa = (await list({ search: 'Rosa Leverock' })).items[0] as AdminOperatorRowView;
    await world.database.query(
      `update bookings set start_date = start_date - 60, end_date = end_date - 60
       where id = (select id from bookings where operator_id = $1 and pricing_mode = 'perSeat' limit 1)`,
      [rosa.id],
    );
    const token = await signIn(world, 'rosa@demo.test');
    const { body: statement } = await call<StatementView>(world.baseUrl, 'statement', { token });
    const { body } = await open(rosa);
    expect([body.openCents, body.comingCents]).toEqual([
      statement.openCents,
      statement.comingCents,
    ]);
    expect(body.openCents).toBeGreaterThan(0);
    const { body: own } = await call<{ name: string }[]>(world.baseUrl, 'operatorBoats', { token });
    expect(body.fleet.map(({ name }) => name)).toEqual(own.map(({ name }) => name).toSorted());
    const bookings = await listOf('adminOperatorBookings', rosa);
    const { body: theirs } = await call<{ id: string }[]>(world.baseUrl, 'operatorBookings', {
      token,
    });
    expect(bookings.items.map(({ bookingId }) => bookingId).toSorted()).toEqual(
      theirs.map(({ id }) => id).toSorted(),
    );
  });

  test('the paged lists of an operator’s bookings and trips contain each of them exactly once', async () => {
    const operator = await overseenOperator(world, ['Ferry']);
    await world.database.query(
      `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date,
         end_date, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
         created_at, paid_at)
       select gen_random_uuid(), 'FERRY-' || n, $1, $2, 'checkout', 'paid', 'charter',
         current_date + 10 + n / 10, current_date + 10 + n / 10, 2, 'Guest ' || n, 'g@example.com',
         100, 0, 100, now() - make_interval(secs => n / 10), now()
       from generate_series(1, $3) n`,
      [operator.boat.id, operator.id, PAGE_SIZE + 9],
    );
    for (const name of ['adminOperatorTrips', 'adminOperatorBookings'] as const) {
      const codes: string[] = [];
      let after: string | null = '';
      do {
        const page: Page<GuestTripView> = await listOf(name, operator, { after });
        codes.push(...page.items.map(({ code }) => code));
        after = page.next;
      } while (after !== null);
      expect([name, new Set(codes).size, codes.length]).toEqual([
        name,
        PAGE_SIZE + 9,
        PAGE_SIZE + 9,
      ]);
    }
  });

  test('opening or suspending an unknown operator is answered 404', async () => {
    for (const id of ['none', '8a5bd9c8-55d0-4a3a-b5f6-4d1c9a3e0000']) {
      for (const name of [
        'adminOperator',
        'adminOperatorTrips',
        'adminOperatorBookings',
      ] as const) {
        expect((await callAdmin(world.baseUrl, name, { cookie, parts: { id } })).status).toBe(404);
      }
      expect((await createOverseer(world, cookie).suspend({ id })).status).toBe(404);
    }
  });
});
