import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailsTo, subjectsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { signBody } from '../../support/providers/payment-provider.ts';
import { holdSeats } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  readTaken,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { reconcile, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 60_000 };

test('the provider’s message is enough to confirm a paid booking', async () => {
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  expect((await visitor.booking(bookingId)).status).toBe('held');
  expect((await world.provider.pay(session)).status).toBe(303);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('paid');
  expect(await visitor.booking(bookingId)).toMatchObject({
    paymentStatus: 'paid',
    amountCents: 19_100,
    payUrl: null,
  });
  expect(await subjectsTo(world, visitor.email)).toEqual([
    expect.stringMatching(/^Booking confirmed: Sea Grape, /),
  ]);
  expect(await subjectsTo(world, boat.operator)).toEqual([
    expect.stringMatching(/^New booking: Sea Grape, /),
  ]);
});

test('the success page’s poll is enough to confirm a paid booking', async () => {
  await world.provider.chaos({ drop: true });
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  expect(await visitor.poll(session)).toMatchObject({ status: 202, body: { status: 'open' } });
  expect((await visitor.poll(session)).body).not.toHaveProperty('id');
  await world.provider.pay(session);
  expect((await visitor.booking(bookingId)).status).toBe('held');
  expect(await visitor.poll(session)).toMatchObject({
    status: 200,
    body: { id: bookingId, status: 'paid' },
  });
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
});

test('the reconciliation is enough to confirm a paid booking', async () => {
  await world.provider.chaos({ drop: true });
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  await world.provider.pay(session);
  expect((await visitor.booking(bookingId)).status).toBe('held');
  await reconcile(world);
  expect((await visitor.booking(bookingId)).status).toBe('paid');
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
});

test('concurrent messages, polls and reconciliations result in one paid booking and two mails', async () => {
  await world.provider.chaos({ duplicate: 4, reorder: true });
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  await world.provider.pay(session);
  const body = await world.provider.message(session);
  const answers = await Promise.all([
    reconcile(world),
    ...Array.from({ length: 12 }, () => visitor.poll(session)),
    ...Array.from({ length: 12 }, () => world.provider.deliver(body)),
    reconcile(world),
  ]);
  const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await world.provider.deliver(await world.provider.message(session, 'checkout.session.expired'));
  await waitForJobs(world);
  const { rows } = await world.database.query(
    'select event, count(*)::int from booking_events where booking_id = $1 group by event order by event',
    [bookingId],
  );
  expect(rows).toEqual([
    { event: 'held', count: 1 },
    { event: 'paid', count: 1 },
  ]);
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
  expect(await mailsTo(world, boat.operator)).toHaveLength(1);
  expect(await readTaken(world, boat)).toMatchObject([{ time: '09:00', seats: 2 }]);
});

test('late, repeated, reordered and retried messages confirm the booking once', async () => {
  await world.provider.chaos({ duplicate: 2, delayMs: 300, reorder: true, failFirst: 1 });
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('paid');
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
});

test('a signed message of an unknown kind is accepted and changes nothing', async () => {
  const { provider } = world;
  const thin = { object: 'v2.core.event', type: 'v1.billing.meter.error_report_triggered' };
  for (const body of [
    '{}',
    'null',
    'no JSON at all',
    JSON.stringify({ id: 'evt_test_thin', ...thin }),
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', data: {} }),
    JSON.stringify({ type: 'tax.rate.created', data: { object: { id: 'txr_1' } } }),
  ]) {
    expect([body, (await provider.deliver(body)).status]).toEqual([body, 200]);
    expect((await provider.deliver(body, 'nonsense')).status).toBe(400);
  }
});

test('a forged, outdated or altered message is refused and changes nothing', async () => {
  await world.provider.chaos({ drop: true });
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  await world.provider.pay(session);
  const { provider } = world;
  const body = await provider.message(session);
  const refused = [
    provider.deliver(body, ''),
    provider.deliver(body, 'nonsense'),
    provider.deliver(body, signBody(body, 'whsec_of_somebody_else', Date.now())),
    provider.deliver(body, await provider.sign(body, Date.now() - 10 * 60_000)),
    provider.deliver(
      body.replace('"livemode":false', '"livemode":true'),
      await provider.sign(body),
    ),
    provider.deliver(`${body} `, await provider.sign(body)),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: 'This message isn’t signed by the provider.',
    });
  }
  expect((await visitor.booking(bookingId)).status).toBe('held');
  expect(await mailsTo(world, visitor.email)).toEqual([]);
  expect((await provider.deliver(body)).status).toBe(200);
  expect((await visitor.booking(bookingId)).status).toBe('paid');
});

test('a message whose payment could not be recorded is answered with an error, so the provider sends it again', async () => {
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  await world.database.query(
    `create function fail_to_write() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
     create trigger fail_to_write before update on bookings for each row execute function fail_to_write()`,
  );
  await world.provider.pay(session);
  const answer = await world.provider.deliver(await world.provider.message(session));
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('disk');
  await expect.poll(() => failedDeliveries(session), soon).toBeGreaterThanOrEqual(1);
  expect((await visitor.booking(bookingId)).status).toBe('held');
  await world.database.query('drop function fail_to_write cascade');
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('paid');
});

test('a message about an unrelated payment is accepted and ignored', async () => {
  const { stripe, pay, deliver, message } = world.provider;
  const theirs = await stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: 'order-1 of another shop',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Cap' } },
      },
    ],
    success_url: 'http://localhost/thanks',
  });
  expect((await pay(theirs.id)).status).toBe(303);
  const answer = await deliver(await message(theirs.id));
  expect(answer.status).toBe(200);
  const { rows } = await world.database.query('select 1 from payment_sessions where id = $1', [
    theirs.id,
  ]);
  expect(rows).toEqual([]);
});

/** Counts the provider's failed attempts to report this session as paid. */
async function failedDeliveries(session: string): Promise<number> {
  const { rows } = await world.database.query<{ attempts: number }>(
    `select d.attempts from sandbox_payments.delivery d join sandbox_payments.object e on e.id = d.event_id
     where e.body->>'type' = 'checkout.session.completed' and e.body->'data'->'object'->>'id' = $1
       and d.state = 'waiting' and d.leased_until_ms is null`,
    [session],
  );
  return rows[0]?.attempts ?? 0;
}
