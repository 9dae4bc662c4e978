import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBookingPageView, AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { BooksView } from '#contract/admin/admin-payout-api.ts';
import type { RefundView } from '#contract/admin/admin-refund-api.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  readBalances,
  cancel,
  createMoneyWorld,
  openPayPage,
  bookPaidTrip,
  listRefunds,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat } from '../../support/worlds/guests/paying-world.ts';
import { hurrying, reconcile, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };

/** Returns the failed refunds in the books, and the bookings filtered by the state of their refund. */
const failedRefunds = async () => (await world.ask<BooksView>('adminBooks')).body.failedRefunds;
const bookingsWithRefund = async (refund: string) => {
  const { body } = await world.ask<AdminBookingPageView>('adminBookings', { query: { refund } });
  return body.items.map(({ id }) => id);
};

describe('an interrupted refund', () => {
  test('a refund waits while the provider is down and is sent automatically afterwards', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    await waitForJobs(world);
    await world.provider.chaos({ apiDown: true });
    expect((await cancel(world, bookingId, 7000)).body.refunds).toMatchObject([{ state: 'due' }]);
    const jobs = async () => {
      const { rows } = await world.database.query<{ state: string }>(
        `select job.state from jobs.job join booking_refunds on job.data->>'refundId' = booking_refunds.id::text
         where booking_id = $1`,
        [bookingId],
      );
      return rows;
    };
    await expect.poll(jobs, soon).toEqual([{ state: 'retry' }]);
    await world.provider.calm();
    await expect
      .poll(
        hurrying(world, () => listRefunds(world, bookingId)),
        soon,
      )
      .toMatchObject([{ state: 'sent' }]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 7000 });
  });

  test('a refund and its history agree while the provider’s answer is being recorded', async () => {
    const { bookingId } = await bookPaidTrip(world, await addBoat(world));
    await waitForJobs(world);
    await world.provider.chaos({ apiDown: true });
    await cancel(world, bookingId, 7000);
    const sender = await world.database.connect();
    await sender.query('begin');
    await sender.query('lock table booking_refunds in access exclusive mode');
    const looking = world.ask<AdminBookingView>('adminBooking', { parts: { id: bookingId } });
    await expect.poll(lookersWaiting, soon).toBe(1);
    await sender.query(
      `update booking_refunds set state = 'sent', provider_refund = 're_1', sent_at = now() where booking_id = $1`,
      [bookingId],
    );
    await sender.query(
      `insert into booking_events (booking_id, at, event, actor, facts) values ($1, now(), 'refunded', 'payments', '{"cents": 7000}')`,
      [bookingId],
    );
    await sender.query('commit');
    const { refunds, history } = (await looking).body;
    const isTold = history.some(({ what }) =>
      what.startsWith('Refund of $70.00 sent by the payment provider'),
    );
    expect({ state: refunds[0]?.state, isTold }).toEqual({ state: 'due', isTold: false });

    // Reverts the simulated sending; the refund is due again and is sent.
    await sender.query(`delete from booking_events where booking_id = $1 and event = 'refunded'`, [
      bookingId,
    ]);
    await sender.query(
      `update booking_refunds set state = 'due', provider_refund = null, sent_at = null where booking_id = $1`,
      [bookingId],
    );
    sender.release();
    await world.provider.calm();
    await reconcile(world);
    expect(await listRefunds(world, bookingId)).toMatchObject([{ state: 'sent' }]);
  });

  test('a refund whose answer was lost is found at the provider instead of being sent again', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    await cancel(world, bookingId, 3000);
    await waitForJobs(world);
    // The state after a crash between the provider's answer and our record, found over a day later.
    await world.database.query('delete from sandbox_payments.idempotent_answer');
    await world.database.query(
      `update booking_refunds set state = 'due', provider_refund = null, sent_at = null where booking_id = $1`,
      [bookingId],
    );
    await reconcile(world);
    expect(await listRefunds(world, bookingId)).toMatchObject([{ state: 'sent' }]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 3000 });
  });

  test('a refund that the provider refuses is shown as failed and can be sent again', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    const charge = await world.provider.chargeOf(session);
    // The provider has already refunded a part without a webhook.
    const setGone = (cents: number) =>
      world.database.query(
        `update sandbox_payments.object set body = jsonb_set(body, '{amount_refunded}', $2) where id = $1`,
        [charge.id, cents],
      );
    await setGone(10_000);
    await cancel(world, bookingId, 19_100);
    await expect
      .poll(() => listRefunds(world, bookingId), soon)
      .toMatchObject([
        { state: 'failed', failure: expect.stringContaining('greater than unrefunded amount') },
      ]);
    const [refund] = await listRefunds(world, bookingId);
    const parts = { id: refund?.id ?? '' };
    await setGone(0);
    const again = await world.ask<RefundView>('adminSendRefundAgain', { parts });
    expect([again.status, again.body.state, again.body.failure]).toEqual([200, 'due', null]);
    await expect.poll(() => listRefunds(world, bookingId), soon).toMatchObject([{ state: 'sent' }]);
    expect((await world.ask('adminSendRefundAgain', { parts })).status).toBe(409);
  });

  test('a refund that the bank returns is owed again and can be sent again', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world), {
      card: '4000000000005126',
    });
    await waitForJobs(world);
    const before = await readBalances(world);
    await cancel(world, bookingId, 6000);
    await expect
      .poll(() => listRefunds(world, bookingId), soon)
      .toMatchObject([
        { state: 'failed', failure: 'The bank did not take it: expired or canceled card.' },
      ]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 0 });
    const after = await readBalances(world);
    expect(after['refunds-owed']).toBe((before['refunds-owed'] ?? 0) - 6000);
    expect(after['card-clearing']).toBe(before['card-clearing']);
    expect(await failedRefunds()).toEqual({ count: 1, cents: 6000 });
    expect(await bookingsWithRefund('failed')).toEqual([bookingId]);
    // The guest's bank accepts it now.
    await world.database.query(
      `update sandbox_payments.object set hidden = jsonb_set(hidden, '{card,name}', '"visa"')
       where kind = 'payment_method' and hidden->'card'->>'name' = 'refundFail'`,
    );
    const [refund] = await listRefunds(world, bookingId);
    const deck = await signInAdmin(world, DECK);
    const call = { parts: { id: refund?.id ?? '' } };
    expect(
      (await callAdmin(world.baseUrl, 'adminSendRefundAgain', { ...call, cookie: deck })).status,
    ).toBe(403);
    await world.ask('adminSendRefundAgain', call);
    await expect.poll(() => listRefunds(world, bookingId), soon).toMatchObject([{ state: 'sent' }]);
    expect(await failedRefunds()).toEqual({ count: 0, cents: 0 });
    expect(await bookingsWithRefund('failed')).toEqual([]);
    expect(await bookingsWithRefund('sent')).toContain(bookingId);
  });

  test('a failed refund whose message was lost is detected by a query a day later', async () => {
    await world.provider.chaos({ drop: true });
    const { visitor, bookingId, session } = await bookPaidTrip(world, await addBoat(world), {
      card: '4000000000005126',
    });
    expect((await visitor.booking(bookingId)).status).toBe('paid');
    await cancel(world, bookingId, 6000);
    await expect
      .poll(async () => (await world.provider.chargeOf(session)).amount_refunded, soon)
      .toBe(6000);
    await expect
      .poll(async () => (await world.provider.chargeOf(session)).amount_refunded, soon)
      .toBe(0);
    expect(await listRefunds(world, bookingId)).toMatchObject([{ state: 'sent' }]);
    await world.database.query(
      `update booking_refunds set sent_at = sent_at - interval '25 hours' where booking_id = $1`,
      [bookingId],
    );
    await reconcile(world);
    expect(await listRefunds(world, bookingId)).toMatchObject([{ state: 'failed' }]);
    await world.database.query(
      `update sandbox_payments.object set hidden = jsonb_set(hidden, '{card,name}', '"visa"')
       where kind = 'payment_method' and hidden->'card'->>'name' = 'refundFail'`,
    );
    const [refund] = await listRefunds(world, bookingId);
    await world.ask('adminSendRefundAgain', { parts: { id: refund?.id ?? '' } });
    await expect.poll(() => listRefunds(world, bookingId), soon).toMatchObject([{ state: 'sent' }]);
  });
});

test('a second payment of a called-off trip is refunded, and changes nothing else', async () => {
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(await addBoat(world));
  const first = await openPayPage(world, booking.id);
  await world.database.query(
    "update payment_sessions set expires_at = now() + interval '2 minutes' where id = $1",
    [first],
  );
  const second = await openPayPage(world, booking.id);
  await world.provider.pay(first);
  await visitor.poll(first);
  await world.provider.pay(second);
  await world.provider.chaos({ apiDown: true });
  await cancel(world, booking.id, 55);
  await world.provider.calm();
  await expect
    .poll(
      hurrying(world, async () => (await world.provider.chargeOf(second)).amount_refunded),
      soon,
    )
    .toBe(20_055);
  await waitForJobs(world);
  expect(await world.provider.chargeOf(first)).toMatchObject({ amount_refunded: 55 });
  expect(await visitor.booking(booking.id)).toMatchObject({
    status: 'refunded',
    refundedCents: 55,
  });
  const view = await world.ask<AdminBookingView>('adminBooking', { parts: { id: booking.id } });
  const decided = view.body.refunds.map(({ cents, decidedBy }) => [cents, decidedBy]);
  expect(Object.fromEntries(decided)).toEqual({ 55: 'Harbour Master', 20055: null });
  expect((await mailsTo(world, visitor.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Booking canceled/),
      expect.stringMatching(/^Refund of a second payment/),
    ]),
  );
});

test('a guest who paid four times gets a mail about each of three refunds', async () => {
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(await addBoat(world));
  const pages: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    await world.database.query(
      "update payment_sessions set expires_at = now() + interval '2 minutes' where booking_id = $1",
      [booking.id],
    );
    pages.push(await openPayPage(world, booking.id));
  }
  for (const page of pages) {
    await world.provider.pay(page);
    await visitor.poll(page);
  }
  await waitForJobs(world);
  const mails = await mailsTo(world, visitor.email);
  const ofRefunds = mails.filter(({ subject }) => /^Refund of .+ payment/.test(subject));
  expect(ofRefunds).toHaveLength(3);
  const last = ofRefunds.find(({ subject }) => subject.startsWith('Refund of 3 of 4 payments: '));
  expect(last?.text).toContain('we’re refunding the other 3 payments, $601.65 in total.');
});

/** Counts readers of refunds that wait for a lock. */
async function lookersWaiting(): Promise<number> {
  const { rows } = await world.database.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'
       and query like 'select%booking_refunds%booking_id" = $%'`,
  );
  return Number(rows[0]?.count);
}
