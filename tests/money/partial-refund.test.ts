import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RefundView } from '#contract/admin-refund-views.ts';
import { callAdmin, DECK, signInAdmin } from '../support/admins.ts';
import { mailsTo, theMail } from '../support/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../support/money-agrees.ts';
import {
  balancesOf,
  cancel,
  openMoneyWorld,
  openPayPage,
  paidReservation,
  paidTrip,
  type MoneyWorld,
} from '../support/money-world.ts';
import { newVisitor } from '../support/paying-visitor.ts';
import { addBoat, dayAhead, takenOf } from '../support/paying-world.ts';
import { reconcile, untilQuiet } from '../support/quiet.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };

const refundsOf = async (bookingId: string) => {
  const { rows } = await world.database.query<{
    id: string;
    state: string;
    failure: string | null;
  }>('select id, state, failure from booking_refunds where booking_id = $1 order by decided_at', [
    bookingId,
  ]);
  return rows;
};

describe('a paid trip that is called off', () => {
  test('gives back a part through the provider, frees its seats and tells both sides', async () => {
    const boat = await addBoat(world);
    const { visitor, bookingId, session } = await paidReservation(world, boat);
    const answer = await cancel(world, bookingId, 5000);
    expect([answer.status, answer.message]).toEqual([200, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      id: bookingId,
      status: 'refunded',
      refundedCents: 5000,
      keptCents: 15_055,
      refunds: [{ cents: 5000, reason: 'The boat needs a new mast', decidedBy: 'Harbour Master' }],
    });
    expect(await takenOf(world, boat)).toEqual([]);
    await untilQuiet(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({
      amount: 20_055,
      amount_refunded: 5000,
    });
    expect(await visitor.booking(bookingId)).toMatchObject({
      status: 'refunded',
      refundedCents: 5000,
    });
    const toGuest = await theMail(world, visitor.email, 'Cancelled: Sea Grape');
    expect(toGuest.text).toContain('We are giving you back $50.00 of the $200.55 that you paid.');
    const toCaptain = await theMail(world, boat.captain, 'Cancelled: Sea Grape');
    // Of 200.55, 9.55 were the fee; of the 50.00 that go back, 2.38 are.
    expect(toCaptain.text).toContain('Your part of what is kept is $143.38');
  });

  test('stands in the audit log and in the booking’s own history, with the reason', async () => {
    const { bookingId } = await paidTrip(world, await addBoat(world));
    await cancel(world, bookingId, 19_100);
    const { rows: log } = await world.database.query<{ facts: object; admin_name: string }>(
      `select facts, admin_name from audit_log where act = 'cancel-booking' and subject_id = $1`,
      [bookingId],
    );
    expect(log).toEqual([
      {
        admin_name: 'Harbour Master',
        facts: {
          reason: 'The boat needs a new mast',
          refundCents: 19_100,
          before: { status: 'paid', refundedCents: 0 },
          after: { status: 'refunded', refundedCents: 19_100 },
        },
      },
    ]);
    await untilQuiet(world);
    const { rows: history } = await world.database.query<{ event: string; actor: string }>(
      'select event, actor from booking_events where booking_id = $1 order by id',
      [bookingId],
    );
    expect(history.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      'held by visitor',
      'paid by payments',
      'cancelled by Harbour Master',
      'refunded by payments',
    ]);
  });

  test('goes back once, however often and by however many the button is pressed', async () => {
    const boat = await addBoat(world);
    const { bookingId, session } = await paidTrip(world, boat);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => cancel(world, bookingId, 4000)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    await reconcile(world);
    await untilQuiet(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 4000 });
    const refunds = await world.provider.stripe.refunds.list({ limit: 100 });
    const [ours] = await refundsOf(bookingId);
    expect(
      refunds.data.filter(({ metadata }) => metadata?.['refund_id'] === ours?.id),
    ).toHaveLength(1);
    expect(await takenOf(world, boat)).toEqual([]);
  });

  test('may keep all of the money: nothing is sent, and nobody can pay it again', async () => {
    const boat = await addBoat(world);
    const before = await balancesOf(world);
    const { visitor, bookingId } = await paidTrip(world, boat);
    const { body } = await cancel(world, bookingId, 0);
    expect(body).toMatchObject({ status: 'cancelled', keptCents: 19_100, refunds: [] });
    expect(await visitor.booking(bookingId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      refundedCents: 0,
    });
    expect(await takenOf(world, boat)).toEqual([]);
    const mail = await theMail(world, visitor.email, 'Cancelled');
    expect(mail.text).toContain('Nothing of the $191.00 that you paid goes back to you.');
    const after = await balancesOf(world);
    expect(after['card-clearing']).toBe((before['card-clearing'] ?? 0) + 19_100);
    expect(after['owed-to-captain']).toBe((before['owed-to-captain'] ?? 0) - 19_100);
  });

  test('may have sailed already', async () => {
    const boat = await addBoat(world);
    const { bookingId, session } = await paidTrip(world, boat);
    const sql = `update bookings set start_date = $2, end_date = $2 where id = $1`;
    await world.database.query(sql, [bookingId, dayAhead(-2)]);
    for (const [table, day] of [
      ['departures', 'day'],
      ['boat_days', 'day'],
    ]) {
      await world.database.query(`update ${table} set ${day} = $2 where boat_id = $1`, [
        boat.id,
        dayAhead(-2),
      ]);
    }
    expect((await cancel(world, bookingId, 100)).status).toBe(200);
    await untilQuiet(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 100 });
  });

  test('of the demo world, too, goes back through the provider', async () => {
    const { rows } = await world.database.query<{ id: string; amount_cents: number }>(
      `select id, amount_cents from bookings where code = 'SXM-DEMO-0001'`,
    );
    const [booking] = rows;
    await cancel(world, booking?.id ?? '', 1234);
    await untilQuiet(world);
    expect(await refundsOf(booking?.id ?? '')).toMatchObject([{ state: 'sent' }]);
    const { data } = await world.provider.stripe.refunds.list({ limit: 1 });
    expect(data).toMatchObject([{ amount: 1234 }]);
  });

  test.each([
    { refundCents: 19_101, message: 'At most $191.00 can go back to the guest.', status: 400 },
    { refundCents: -1, message: 'Enter how much goes back to the guest', status: 400 },
    { refundCents: 10.5, message: 'Enter how much goes back to the guest', status: 400 },
  ])('never gives back $refundCents cents', async ({ refundCents, message, status }) => {
    const { visitor, bookingId } = await paidTrip(world, await addBoat(world));
    const answer = await cancel(world, bookingId, refundCents);
    expect([answer.status, answer.message]).toEqual([status, message]);
    expect((await visitor.booking(bookingId)).status).toBe('paid');
  });

  test('needs a reason, a booking there is, and a super admin', async () => {
    const { visitor, bookingId } = await paidTrip(world, await addBoat(world));
    const payload = { reason: ' ', refundCents: 0 };
    expect(await cancel(world, bookingId, 0, { payload })).toMatchObject({
      status: 400,
      message: 'Please say why',
    });
    expect((await cancel(world, 'not-a-booking', 0)).status).toBe(404);
    const deck = await signInAdmin(world, DECK);
    expect((await cancel(world, bookingId, 0, { cookie: deck })).status).toBe(403);
    expect((await cancel(world, bookingId, 0, { cookie: null })).status).toBe(401);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await cancel(world, bookingId, 0, foreign)).status).toBe(403);
    expect((await visitor.booking(bookingId)).status).toBe('paid');
  });
});

describe('a reservation that is called off', () => {
  test('is never charged: its page is closed, and both sides are told', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const { body: booking } = await visitor.reserve(boat);
    const session = await openPayPage(world, booking.id);
    expect((await cancel(world, booking.id, 1)).status).toBe(400);
    expect((await cancel(world, booking.id, 0)).body).toMatchObject({ status: 'cancelled' });
    expect(await takenOf(world, boat)).toEqual([]);
    await untilQuiet(world);
    expect((await world.provider.pay(session)).status).toBe(410);
    const mail = await theMail(world, visitor.email, 'Cancelled');
    expect(mail.text).toContain('Nothing was charged.');
    expect((await theMail(world, boat.captain, 'Cancelled')).text).toContain('It was not paid');
  });

  test('is not sold again by a payment that was faster than the closing: all of it goes back', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const { body: booking } = await visitor.reserve(boat);
    const session = await openPayPage(world, booking.id);
    await world.provider.chaos({ apiDown: true });
    await cancel(world, booking.id, 0);
    await world.provider.pay(session);
    await world.provider.calm();
    await expect
      .poll(async () => (await visitor.booking(booking.id)).refundedCents, soon)
      .toBe(20_055);
    expect((await visitor.booking(booking.id)).status).toBe('refunded');
    expect(await takenOf(world, boat)).toEqual([]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ refunded: true });
  });
});

describe('when the provider', () => {
  test('is down, the refund waits and goes out by itself', async () => {
    const { bookingId, session } = await paidTrip(world, await addBoat(world));
    await untilQuiet(world);
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
    await expect.poll(() => refundsOf(bookingId), soon).toMatchObject([{ state: 'sent' }]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 7000 });
  });

  test('made a part of it and we never heard, it is found and not made again', async () => {
    const { bookingId, session } = await paidTrip(world, await addBoat(world));
    await cancel(world, bookingId, 3000);
    await untilQuiet(world);
    // As a crash between the provider's answer and our record leaves it, found more than a day later.
    await world.database.query('delete from sandbox_payments.idempotent_answer');
    await world.database.query(
      `update booking_refunds set state = 'due', provider_refund = null, sent_at = null where booking_id = $1`,
      [bookingId],
    );
    await reconcile(world);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: 'sent' }]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 3000 });
  });

  test('refuses it, the refund is shown as failed, and can be sent again once it is possible', async () => {
    const { bookingId, session } = await paidTrip(world, await addBoat(world));
    const charge = await world.provider.chargeOf(session);
    // Somebody gave a part back by hand, at the provider's own desk.
    await world.provider.stripe.refunds.create({ charge: charge.id, amount: 10_000 });
    await cancel(world, bookingId, 19_100);
    await expect
      .poll(() => refundsOf(bookingId), soon)
      .toMatchObject([
        { state: 'failed', failure: expect.stringContaining('greater than unrefunded amount') },
      ]);
    const [refund] = await refundsOf(bookingId);
    const parts = { id: refund?.id ?? '' };
    await world.database.query(
      `update sandbox_payments.object set body = jsonb_set(body, '{amount_refunded}', '0') where id = $1`,
      [charge.id],
    );
    await world.database.query(
      `delete from sandbox_payments.object where kind = 'refund' and parent = $1`,
      [charge.id],
    );
    const again = await world.ask<RefundView>('adminSendRefundAgain', { parts });
    expect([again.status, again.body.state, again.body.failure]).toEqual([200, 'due', null]);
    await expect.poll(() => refundsOf(bookingId), soon).toMatchObject([{ state: 'sent' }]);
    expect((await world.ask('adminSendRefundAgain', { parts })).status).toBe(409);
  });

  test('says days later that the bank sent it back, it is owed again', async () => {
    const { bookingId, session } = await paidTrip(world, await addBoat(world), {
      card: '4000000000005126',
    });
    await untilQuiet(world);
    const before = await balancesOf(world);
    await cancel(world, bookingId, 6000);
    await expect
      .poll(() => refundsOf(bookingId), soon)
      .toMatchObject([
        { state: 'failed', failure: 'The bank did not take it: expired or canceled card.' },
      ]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 0 });
    const after = await balancesOf(world);
    expect(after['refunds-owed']).toBe((before['refunds-owed'] ?? 0) - 6000);
    expect(after['card-clearing']).toBe(before['card-clearing']);
    // The guest's bank takes it now.
    await world.database.query(
      `update sandbox_payments.object set hidden = jsonb_set(hidden, '{card,name}', '"visa"')
       where kind = 'payment_method' and hidden->'card'->>'name' = 'refundFail'`,
    );
    const [refund] = await refundsOf(bookingId);
    const deck = await signInAdmin(world, DECK);
    const call = { parts: { id: refund?.id ?? '' } };
    expect(
      (await callAdmin(world.door, 'adminSendRefundAgain', { ...call, cookie: deck })).status,
    ).toBe(403);
    await world.ask('adminSendRefundAgain', call);
    await expect.poll(() => refundsOf(bookingId), soon).toMatchObject([{ state: 'sent' }]);
  });

  test('never said so, because its message was lost, asking it a day later finds out', async () => {
    await world.provider.chaos({ drop: true });
    const { visitor, bookingId, session } = await paidTrip(world, await addBoat(world), {
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
    expect(await refundsOf(bookingId)).toMatchObject([{ state: 'sent' }]);
    await world.database.query(
      `update booking_refunds set sent_at = sent_at - interval '25 hours' where booking_id = $1`,
      [bookingId],
    );
    await reconcile(world);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: 'failed' }]);
    await world.database.query(
      `update sandbox_payments.object set hidden = jsonb_set(hidden, '{card,name}', '"visa"')
       where kind = 'payment_method' and hidden->'card'->>'name' = 'refundFail'`,
    );
    const [refund] = await refundsOf(bookingId);
    await world.ask('adminSendRefundAgain', { parts: { id: refund?.id ?? '' } });
    await expect.poll(() => refundsOf(bookingId), soon).toMatchObject([{ state: 'sent' }]);
  });
});

test('a second payment of a trip that was called off goes back, and changes nothing else', async () => {
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
    .poll(async () => (await world.provider.chargeOf(second)).amount_refunded, soon)
    .toBe(20_055);
  await untilQuiet(world);
  expect(await world.provider.chargeOf(first)).toMatchObject({ amount_refunded: 55 });
  expect(await visitor.booking(booking.id)).toMatchObject({
    status: 'refunded',
    refundedCents: 55,
  });
  expect((await mailsTo(world, visitor.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Cancelled/),
      expect.stringMatching(/^Paid twice/),
    ]),
  );
});
