import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BoatView } from '#contract/public/boat-views.ts';
import { callAs, soldDay } from '../../support/browser/operator-journey.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { newVisitor, type Held, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';
import { payByCard } from '../../support/worlds/guests/visitors.ts';
import { whileFaulty } from '../set-faults.ts';
import { mailsTo } from '../hosted-mail.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import { expect, test, world } from '../hosted-test.ts';

const soon = { timeout: 60_000, intervals: [200] };
const start = soldDay();
const trip = { start, end: start, time: '09:00', groupSize: 2 };

const BUYERS = 12;
const CUTS = 8;

test('twelve buyers get one trip each and take no extra seats, even if database connections break', async ({
  own,
}) => {
  const { operator, boat } = await newBoatToBook(`cut-${own}`);
  const payload = { capacity: BUYERS * 2 };
  await callAs(world.shop, operator.token, 'updateBoat', { parts: { id: boat.id }, payload });
  const buyers = Array.from({ length: BUYERS }, () => newVisitor({ baseUrl: world.shop }));
  const holding = buyers.map((buyer) =>
    checkOutWithRetries(buyer, { ...boat, operator: operator.email }),
  );
  for (let cuts = 0; cuts < CUTS; cuts += 1) {
    await whileFaulty({ database: { kind: 'cut' } }, () => sleep(30));
    await sleep(500);
  }
  await Promise.all(holding);

  const database = new pg.Client({ connectionString: world.database });
  await database.connect();
  const { rows } = await database.query<{ customer_email: string; seats: number }>(
    `select customer_email, group_size as seats from bookings
     where boat_id = $1 and status = 'held' order by customer_email`,
    [boat.id],
  );
  await database.end();
  const held = buyers.map(({ email }) => ({ customer_email: email, seats: 2 }));
  expect(rows).toEqual(held.toSorted((a, b) => (a.customer_email < b.customer_email ? -1 : 1)));
  for (const server of world.servers) {
    const { taken } = (await (await fetch(`${server}/api/boats/${boat.id}`)).json()) as BoatView;
    expect(taken).toEqual([{ date: start, time: '09:00', seats: BUYERS * 2, charter: false }]);
  }
});

/** Retries like a browser, with the same idempotency key, until the trip is held. */
async function checkOutWithRetries(
  buyer: Visitor,
  boat: Parameters<Visitor['checkOut']>[0],
): Promise<void> {
  const requestKey = randomUUID();
  const ask = async () => {
    const { status, message } = await buyer.checkOut(boat, { ...trip, requestKey });
    if (status !== 200)
      expect([status, message]).toEqual([503, expect.stringMatching(/try again/)]);
    return status;
  };
  await expect.poll(ask, soon).toBe(200);
}

test('a trip paid while the shop’s database is unreachable is recorded as paid after the outage', async ({
  own,
}) => {
  const { visitor, held } = await heldTrip(`unheard-${own}`);
  await whileFaulty({ database: { kind: 'away' } }, async () => {
    await payByCard(held.page);
    // Waits for Stripe's event, which the shop refuses during the outage.
    await sleep(1_000);
  });
  const status = async () => (await visitor.booking(held.bookingId)).status;
  await expect.poll(status, soon).toBe('paid');
  const subjects = async () => (await mailsTo(visitor.email)).length;
  await expect.poll(subjects, soon).toBe(1);
});

test('a refund is made exactly once, even if Stripe’s response is cut off', async ({
  own,
  turn,
}) => {
  const { visitor, held } = await heldTrip(`refund-cut-${own}`);
  await payAndWaitForConfirmation(visitor, held);
  const { email, password, recoveryCodes } = world.admin;
  const cookie = await signInAdmin(
    { baseUrl: world.shop },
    email,
    password,
    recoveryCodes[8 + turn],
  );
  const booking = () =>
    callAdmin<{ refunds: { state: string }[] }>(world.shop, 'adminBooking', {
      cookie,
      parts: { id: held.bookingId },
    });
  await whileFaulty({ stripe: { kind: 'cut' } }, async () => {
    const cancelled = await callAdmin(world.shop, 'adminCancelBooking', {
      cookie,
      parts: { id: held.bookingId },
      payload: { reason: 'The engine is broken.', refundCents: 16_000, mostCents: 16_000 },
    });
    expect(cancelled.status).toBe(200);
    await sleep(3_000);
    expect((await booking()).body.refunds).toMatchObject([{ state: 'due' }]);
  });
  const states = async () => (await booking()).body.refunds.map(({ state }) => state);
  await expect.poll(states, soon).toEqual(['sent']);
  expect(await refundsAtStripe(held.session)).toMatchObject([{ amount: 16_000 }]);
  expect((await visitor.booking(held.bookingId)).status).toBe('refunded');
});

test('a failed mail is sent later, and a mail that may have been sent is sent again with the same Message-ID', async ({
  own,
}) => {
  for (const kind of ['away', 'cut'] as const) {
    const { visitor, held } = await heldTrip(`mail-${kind}-${own}`);
    await whileFaulty({ mail: { kind } }, async () => {
      await payAndWaitForConfirmation(visitor, held);
      await sleep(1_000);
    });
    const ids = async () =>
      new Set((await mailsTo(visitor.email)).map(({ messageId }) => messageId)).size;
    await expect.poll(ids, soon).toBe(1);
  }
});

/** Holds two seats of a new boat for $160.00 in total. */
async function heldTrip(key: string) {
  const { operator, boat } = await newBoatToBook(key);
  const visitor = newVisitor({ baseUrl: world.shop });
  const held = await visitor.hold({ ...boat, operator: operator.email }, trip);
  return { visitor, held };
}

async function payAndWaitForConfirmation(visitor: Visitor, held: Held): Promise<void> {
  await payByCard(held.page);
  const status = async () => (await visitor.booking(held.bookingId)).status;
  await expect.poll(status, soon).toBe('paid');
}

async function refundsAtStripe(session: string): Promise<{ amount: number }[]> {
  const ask = async <Body>(path: string) =>
    (await (
      await fetch(`${world.stripe}/sandbox/stripe/v1/${path}`, {
        headers: { authorization: 'Bearer sk_test_of_the_hosted_world' },
      })
    ).json()) as Body;
  const { payment_intent } = await ask<{ payment_intent: string }>(`checkout/sessions/${session}`);
  const { data } = await ask<{ data: { amount: number }[] }>(
    `refunds?payment_intent=${payment_intent}`,
  );
  return data;
}
