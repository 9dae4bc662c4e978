import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  readBalances,
  cancel,
  createMoneyWorld,
  bookPaidTrip,
  listRefunds,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat, dayAhead, readTaken } from '../../support/worlds/guests/paying-world.ts';
import { hurrying, runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };

/** Refunds a charge at the provider, outside the product. */
async function giveBackThere(session: string, amount?: number) {
  const charge = await world.provider.chargeOf(session);
  const input = { charge: charge.id, ...(amount === undefined ? {} : { amount }) };
  return world.provider.stripe.refunds.create(input);
}
const compare = () => runJobs(world, 'compare-with-provider', [{}]);
const shown = async (id: string) =>
  (await world.ask<AdminBookingView>('adminBooking', { parts: { id } })).body;

// Runs first, while the whole balance can be paid out.
test('the books agree with the provider on fees, refunds and payouts to the bank', async () => {
  const { stripe } = world.provider;
  const there = async () => {
    const { available, pending } = await stripe.balance.retrieve();
    return (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
  };
  await runJobs(world, 'import-balance-transactions', [{}]);
  const before = { books: await readBalances(world), there: await there() };
  const { session } = await bookPaidTrip(world, await addBoat(world), { card: '4000000000000077' });
  await giveBackThere(session, 1000);
  const payout = await stripe.payouts.create({ amount: 5000, currency: 'usd' });
  await waitForJobs(world);
  await runJobs(world, 'import-balance-transactions', [{}, {}]);
  const after = await readBalances(world);
  const grown = (account: string) => (after[account] ?? 0) - (before.books[account] ?? 0);
  // 2.9 % of 191.00 and 30 cents.
  expect(grown('provider-fees')).toBe(584);
  expect(grown('at-bank')).toBe(5000);
  expect(grown('card-clearing')).toBe(19_100 - 584 - 1000 - 5000);
  expect(grown('card-clearing')).toBe((await there()) - before.there);
  expect(payout.amount).toBe(5000);
  expect(await checkConsistency(world.database as never, Date.now())).toEqual([]);
});

test('the doctor accepts a refund in transit but reports one with a wrong amount', async () => {
  const boat = await addBoat(world);
  const { bookingId, session } = await bookPaidTrip(world, boat);
  await runJobs(world, 'import-balance-transactions', [{}]);
  const payload = { reason: 'Goodwill', refundCents: 5000, mostCents: 19_100 };
  await world.ask('adminRefundBooking', { parts: { id: bookingId }, payload });
  await waitForJobs(world);
  const HOURS_LATER = Date.now() + 3 * 3_600_000;
  const check = (client: unknown, nowMs: number) => checkConsistency(client as never, nowMs);
  // The refund's transaction has not been imported yet.
  expect(await check(world.database, Date.now())).toEqual([]);
  expect((await check(world.database, HOURS_LATER)).join()).not.toContain('the provider says');
  // Makes a newer transaction: the provider's times are whole seconds.
  const secondOfRefund = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000), soon).toBeGreaterThan(secondOfRefund);
  await bookPaidTrip(world, boat, { start: dayAhead(31) });
  const charge = await world.provider.chargeOf(session);
  const readRefundLines = async () => {
    await runJobs(world, 'import-balance-transactions', [{}]);
    const { rowCount } = await world.database.query(
      "select from provider_lines where payment_intent = $1 and type = 'refund'",
      [charge.payment_intent],
    );
    return rowCount;
  };
  await expect.poll(readRefundLines, soon).toBe(1);
  expect((await check(world.database, HOURS_LATER)).join()).not.toContain('the provider says');
  const client = await world.database.connect();
  try {
    await client.query('begin');
    await client.query(
      "update provider_lines set cents = cents + 100 where payment_intent = $1 and type = 'refund'",
      [charge.payment_intent],
    );
    expect((await check(client, HOURS_LATER)).join()).toContain(
      'the provider says that $49.00 was refunded, but the books say $50.00',
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
});

describe('a refund made at the payment provider', () => {
  test('a partial refund at the provider is recorded once, listed in the history, and mailed', async () => {
    const boat = await addBoat(world);
    const { visitor, bookingId, session } = await bookPaidTrip(world, boat);
    await waitForJobs(world);
    const before = await readBalances(world);
    await giveBackThere(session, 4000);
    await expect
      .poll(async () => (await visitor.booking(bookingId)).refundedCents, soon)
      .toBe(4000);
    await waitForJobs(world);
    expect((await visitor.booking(bookingId)).status).toBe('paid');
    expect((await readTaken(world, boat)).length).toBe(1);
    const view = await shown(bookingId);
    expect(view.refunds).toMatchObject([
      { cents: 4000, state: 'sent', isMadeAtProvider: true, decidedBy: null },
    ]);
    expect(view.refundOffer.mostCents).toBe(15_100);
    expect(view.history).toContainEqual(
      expect.objectContaining({
        what: 'Refund of $40.00 issued in the payment provider’s dashboard; the trip goes ahead',
      }),
    );
    await theMail(world, visitor.email, 'Refund of $40.00: Sea Grape');
    await theMail(world, boat.operator, 'Refund of $40.00: Sea Grape');
    const after = await readBalances(world);
    expect(after['card-clearing']).toBe((before['card-clearing'] ?? 0) - 4000);
    expect(after['owed-to-captain']).toBe((before['owed-to-captain'] ?? 0) + 4000);
    await compare();
    expect(await listRefunds(world, bookingId)).toHaveLength(1);
  });

  test('a full refund at the provider cancels an upcoming trip and frees its seats', async () => {
    const boat = await addBoat(world);
    const { visitor, bookingId, session } = await bookPaidTrip(world, boat);
    await giveBackThere(session, 100);
    await giveBackThere(session);
    await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('refunded');
    expect(await readTaken(world, boat)).toEqual([]);
    await theMail(world, visitor.email, 'Booking canceled: Sea Grape');
    await theMail(world, boat.operator, 'Booking canceled: Sea Grape');
    expect((await shown(bookingId)).history).toContainEqual(
      expect.objectContaining({
        what: 'Refund of $190.00 issued in the payment provider’s dashboard; the trip is canceled',
      }),
    );
  });

  test('a full refund at the provider does not cancel a trip that has sailed', async () => {
    const boat = await addBoat(world);
    const { visitor, bookingId, session } = await bookPaidTrip(world, boat);
    const day = dayAhead(-2);
    const sql = 'update bookings set start_date = $2, end_date = $2 where id = $1';
    await world.database.query(sql, [bookingId, day]);
    for (const table of ['departures', 'boat_days']) {
      const move = `update ${table} set day = $2 where boat_id = $1`;
      await world.database.query(move, [boat.id, day]);
    }
    await giveBackThere(session);
    await expect
      .poll(async () => (await visitor.booking(bookingId)).refundedCents, soon)
      .toBe(19_100);
    expect((await visitor.booking(bookingId)).status).toBe('paid');
    await theMail(world, visitor.email, 'Refund of $191.00');
  });

  test('the nightly check finds a provider refund whose message was lost', async () => {
    const { visitor, bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    await waitForJobs(world);
    await world.provider.chaos({ drop: true });
    await giveBackThere(session, 500);
    await world.provider.calm();
    expect((await visitor.booking(bookingId)).refundedCents).toBe(0);
    await compare();
    expect((await visitor.booking(bookingId)).refundedCents).toBe(500);
  });

  test('a provider refund is matched to a pending refund if only one can match', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    await waitForJobs(world);
    await world.provider.chaos({ apiDown: true });
    await cancel(world, bookingId, 19_100);
    await world.provider.calm();
    // Refunds manually, usually before our sender retries; afterwards this fails, harmlessly.
    await giveBackThere(session).catch(() => {});
    await expect
      .poll(
        hurrying(world, () => listRefunds(world, bookingId)),
        soon,
      )
      .toMatchObject([{ state: 'sent' }]);
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 19_100 });
    expect(await listRefunds(world, bookingId)).toHaveLength(1);
  });
});

test('the doctor reports a payment changed by hand and provider transactions missing from the books', async () => {
  const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
  const code = (await shown(bookingId)).code;
  await runJobs(world, 'import-balance-transactions', [{}]);
  const findings = async (change: string, values: unknown[]) => {
    const client = await world.database.connect();
    try {
      await client.query('begin');
      await client.query(change, values);
      return (await checkConsistency(client, Date.now())).join('\n');
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const amount = 'update payment_sessions set amount_cents = 100 where id = $1';
  expect(await findings(amount, [session])).toContain(
    `Booking ${code} costs $191.00, but its payment page was for $1.00.`,
  );
  expect(await findings(amount, [session])).toMatch(
    /the provider says that \$191\.00 was paid, but the books say \$1\.00/,
  );
  const state = "update payment_sessions set status = 'expired' where id = $1";
  expect(await findings(state, [session])).toContain(
    `Booking ${code} is paid, but has 0 paid payment pages instead of 1.`,
  );
  // A recent payment may not be in the books yet.
  const forgotten = `with older as (update provider_lines set at = at - interval '2 hours')
    update payment_sessions set payment_intent = null where id = $1`;
  expect(await findings(forgotten, [session])).toMatch(
    /The provider took \$191\.00 \(pi_\w+\) that belongs to no booking or feature payment/,
  );
  const gone =
    'update boats set deleted_at = now() where id = (select boat_id from bookings where id = $1)';
  expect(await findings(gone, [bookingId])).toContain('was deleted');
});
