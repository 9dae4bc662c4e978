import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  OperatorBookingPageView,
  OperatorBookingView,
} from '#contract/operator/operator-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { addDays } from '#domain/time/days.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import {
  createBoatActs,
  newOperator,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

const today = dayAhead(0);
const COUNT = 2 * PAGE_SIZE + 7;

let world: OperatorWorld;
let token: string;
let boatId: string;
beforeAll(async () => {
  world = await createOperatorWorld();
  const operator = await newOperator(world);
  token = operator.token;
  const { body: boat } = await createBoatActs(world.baseUrl, token).create({ name: 'Many Trips' });
  boatId = boat.id;
  // Adds one trip a day: half of them are past, and today's is upcoming.
  await world.database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date,
       end_date, time, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
       created_at, paid_at)
     select gen_random_uuid(), 'SXM-PAGE-' || n, boats.id, boats.operator_id, 'checkout', 'paid',
       'perSeat', $2::date + n - ${PAGE_SIZE}, $2::date + n - ${PAGE_SIZE}, '09:00', 1 + n % 4,
       'Guest ' || chr(65 + n % 26) || ' Family-' || n, 'guest-' || n || '@example.com',
       100 + n, 0, 100 + n, now() - make_interval(mins => n * 7 % 1000), now()
     from boats, generate_series(0, $3::int - 1) n where boats.id = $1`,
    [boatId, today, COUNT],
  );
});
afterAll(() => world.close());

/** A list, a page or a refusal, depending on the test. */
type Asked = OperatorBookingView[] & OperatorBookingPageView & { message: string };

async function ask(query: Record<string, string>, as = token) {
  const address = `${world.baseUrl}/api/operator/bookings?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${as}` } });
  return { status: answer.status, body: (await answer.json()) as Asked };
}

const page = async (query: Record<string, string>) => (await ask({ ...query, paged: 'yes' })).body;

async function walk(query: Record<string, string>): Promise<OperatorBookingView[]> {
  const found: OperatorBookingView[] = [];
  for (let after = ''; ;) {
    const { items, next } = await page({ ...query, after });
    expect(items.length).toBeLessThanOrEqual(PAGE_SIZE);
    found.push(...items);
    if (next === null) return found;
    after = next;
  }
}

describe('an operator’s bookings', () => {
  test('an operator’s bookings are returned as one list, newest first, if no page is requested', async () => {
    const { body } = await ask({});
    expect(body).toHaveLength(COUNT);
    const made = body.map(({ createdAt }) => createdAt);
    expect(made).toEqual(made.toSorted().toReversed());
  });

  test('the paged list of an operator’s bookings contains each booking exactly once in every sort order', async () => {
    const sorts = ['customerName', 'email', 'boat', 'date', 'groupSize', 'totalAmount'];
    for (const sort of [...sorts, 'paymentStatus', 'createdAt']) {
      for (const direction of ['up', 'down']) {
        const found = await walk({ sort, direction });
        expect([sort, new Set(found.map(({ id }) => id)).size]).toEqual([sort, COUNT]);
      }
    }
    const totals = (await walk({ sort: 'totalAmount' })).map(({ totalAmount }) => totalAmount);
    expect(totals).toEqual(totals.toSorted((one, other) => Number(one) - Number(other)));
  });

  test('an operator’s bookings from today on can be listed in sailing order', async () => {
    const found = await walk({ from: today, sort: 'date' });
    expect(found.map(({ date }) => date)).toEqual(
      Array.from({ length: COUNT - PAGE_SIZE }, (_, ahead) => addDays(today, ahead)),
    );
    const two = await walk({ from: today, to: addDays(today, 1) });
    expect(two.map(({ date }) => date).toSorted()).toEqual([today, addDays(today, 1)]);
  });

  test('an operator can search bookings by code, name, surname and email address, and filter them by boat', async () => {
    const codes = async (search: string) =>
      (await walk({ search, sort: 'date' })).map(({ code }) => code);
    expect(await codes('sxm-page-60')).toEqual(['SXM-PAGE-60']);
    expect(await codes('Guest C  family-54')).toEqual(['SXM-PAGE-54']);
    expect(await codes('family-106')).toEqual(['SXM-PAGE-106']);
    expect(await codes('GUEST-33@example')).toEqual(['SXM-PAGE-33']);
    expect(await codes('nobody at all')).toEqual([]);
    expect(await walk({ boat: boatId })).toHaveLength(COUNT);
  });

  test('no query gives an operator another operator’s bookings', async () => {
    const rosa = await signIn(world, 'rosa@demo.test');
    const mine = await page({});
    for (const query of [{ boat: boatId }, { search: 'SXM-PAGE' }]) {
      expect((await ask(query, rosa)).body).toEqual([]);
    }
    const beyond = await ask({ paged: 'yes', after: mine.next ?? '' }, rosa);
    expect(beyond.body.items).toEqual([]);
  });

  test('an invalid query for an operator’s bookings is refused with a reason', async () => {
    for (const [query, message] of [
      [{ sort: 'luck' }, 'Bookings can’t be sorted by this column'],
      [{ from: 'soon' }, 'Please choose a day'],
      [{ boat: 'mine' }, 'We couldn’t find that boat'],
      [
        { paged: 'yes', after: 'x' },
        'This page of the list no longer exists. Go back to the first page.',
      ],
    ] as const) {
      const { status, body } = await ask(query);
      expect([status, body.message]).toEqual([400, message]);
    }
  });
});
