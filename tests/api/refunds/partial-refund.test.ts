import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { call, signIn } from '../../support/worlds/operators/operators.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  readBalances,
  cancel,
  readMaxRefundable,
  createMoneyWorld,
  openPayPage,
  paidReservation,
  bookPaidTrip,
  listRefunds,
  sortStatuses,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, readTaken } from '../../support/worlds/guests/paying-world.ts';
import { hurrying, reconcile, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };

describe('a paid trip that is called off', () => {
  test('calling off a trip can refund a part through the provider, frees the seats and mails the guest and the operator', async () => {
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
    expect(await readTaken(world, boat)).toEqual([]);
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({
      amount: 20_055,
      amount_refunded: 5000,
    });
    expect(await visitor.booking(bookingId)).toMatchObject({
      status: 'refunded',
      refundedCents: 5000,
    });
    const toGuest = await theMail(world, visitor.email, 'Booking canceled: Sea Grape');
    expect(toGuest.text).toContain('We’re refunding $50.00 of the $200.55 you paid.');
    const toOperator = await theMail(world, boat.operator, 'Booking canceled: Sea Grape');
    // The fee is 9.55 of 200.55, and its share of the refunded 50.00 is 2.38.
    expect(toOperator.text).toContain('You keep $143.38');
  });

  test('a call-off is recorded with its reason in the audit log, and in the booking’s history', async () => {
    const { bookingId } = await bookPaidTrip(world, await addBoat(world));
    await cancel(world, bookingId, 19_100);
    const { rows: log } = await world.database.query<{ facts: object; admin_name: string }>(
      `select facts, admin_name from audit_events where action = 'cancel-booking' and subject_id = $1`,
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
    await waitForJobs(world);
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

  test('a refund is sent exactly once, even if admins press the button several times concurrently', async () => {
    const boat = await addBoat(world);
    const { bookingId, session } = await bookPaidTrip(world, boat);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => cancel(world, bookingId, 4000)),
    );
    expect(sortStatuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    await reconcile(world);
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 4000 });
    const refunds = await world.provider.stripe.refunds.list({ limit: 100 });
    const [ours] = await listRefunds(world, bookingId);
    expect(
      refunds.data.filter(({ metadata }) => metadata?.['refund_id'] === ours?.id),
    ).toHaveLength(1);
    expect(await readTaken(world, boat)).toEqual([]);
  });

  test('a trip can be called off without a refund, and its price is still owed to the operator', async () => {
    const boat = await addBoat(world);
    const before = await readBalances(world);
    const { visitor, bookingId } = await bookPaidTrip(world, boat);
    const { body } = await cancel(world, bookingId, 0);
    expect(body).toMatchObject({ status: 'cancelled', keptCents: 19_100, refunds: [] });
    expect(await visitor.booking(bookingId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      refundedCents: 0,
    });
    expect(await readTaken(world, boat)).toEqual([]);
    const mail = await theMail(world, visitor.email, 'Booking canceled');
    expect(mail.text).toContain('The $191.00 you paid isn’t refunded.');
    const after = await readBalances(world);
    expect(after['card-clearing']).toBe((before['card-clearing'] ?? 0) + 19_100);
    expect(after['owed-to-captain']).toBe((before['owed-to-captain'] ?? 0) - 19_100);
  });

  test('a trip that has sailed can still be called off', async () => {
    const boat = await addBoat(world);
    const { bookingId, session } = await bookPaidTrip(world, boat);
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
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 100 });
  });

  test('a refund of a demo booking also goes through the provider', async () => {
    const { rows } = await world.database.query<{ id: string; amount_cents: number }>(
      `select id, amount_cents from bookings where code = 'SXM-DEMO-0001'`,
    );
    const [booking] = rows;
    await cancel(world, booking?.id ?? '', 1234);
    await waitForJobs(world);
    expect(await listRefunds(world, booking?.id ?? '')).toMatchObject([{ state: 'sent' }]);
    const { data } = await world.provider.stripe.refunds.list({ limit: 1 });
    expect(data).toMatchObject([{ amount: 1234 }]);
  });

  test('a refund decided by the operator is attributed to the captain', async () => {
    const { rows } = await world.database.query<{ id: string }>(
      `with trip as (
         select bookings.id from bookings join operators on operators.id = operator_id
         where email = 'rosa@demo.test' and bookings.status = 'paid' and start_date > $1 limit 1)
       insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
       select gen_random_uuid(), id, 'dentist', now(), now(), 'open', now() from trip
       returning id, booking_id`,
      [dayAhead(1)],
    );
    const [conflict] = rows as { id: string; booking_id: string }[];
    const token = await signIn(world, 'rosa@demo.test');
    const parts = { id: conflict?.id ?? '' };
    expect((await call(world.baseUrl, 'cancelTrip', { token, parts })).status).toBe(200);
    const view = await world.ask<AdminBookingView>('adminBooking', {
      parts: { id: conflict?.booking_id ?? '' },
    });
    expect(view.body.refunds).toMatchObject([{ decidedBy: 'The captain' }]);
    await waitForJobs(world);
  });

  test.each([
    { refundCents: 19_101, message: 'You can refund up to $191.00.', status: 400 },
    { refundCents: -1, message: 'Enter the refund amount', status: 400 },
    { refundCents: 10.5, message: 'Enter the refund amount', status: 400 },
  ])('a refund of $refundCents cents is refused', async ({ refundCents, message, status }) => {
    const { visitor, bookingId } = await bookPaidTrip(world, await addBoat(world));
    const answer = await cancel(world, bookingId, refundCents);
    expect([answer.status, answer.message]).toEqual([status, message]);
    expect((await visitor.booking(bookingId)).status).toBe('paid');
  });

  test('calling off a trip requires a reason, an existing booking and a super admin', async () => {
    const { visitor, bookingId } = await bookPaidTrip(world, await addBoat(world));
    const payload = { reason: ' ', refundCents: 0, mostCents: 19_100 };
    expect(await cancel(world, bookingId, 0, { payload })).toMatchObject({
      status: 400,
      message: 'Please enter a reason',
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
  test('calling off a reservation that was just paid is refused until the admin has seen the new amount', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const { body: booking } = await visitor.reserve(boat);
    const seenCents = await readMaxRefundable(world, booking.id);
    const session = await openPayPage(world, booking.id);
    await world.provider.pay(session);
    await visitor.poll(session);
    const payload = { reason: 'The boat is ill', refundCents: 0, mostCents: seenCents };
    expect(await cancel(world, booking.id, 0, { payload })).toMatchObject({
      status: 409,
      message: 'The amount paid changed to $200.55. Please review it before you cancel.',
      body: { facts: { mostCents: 20_055 } },
    });
    expect(await visitor.booking(booking.id)).toMatchObject({ status: 'paid', refundedCents: 0 });
    expect((await cancel(world, booking.id, 20_055)).body).toMatchObject({ status: 'refunded' });
  });

  test('a called-off reservation can no longer be paid, and the guest and the operator get a mail', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const { body: booking } = await visitor.reserve(boat);
    const session = await openPayPage(world, booking.id);
    expect((await cancel(world, booking.id, 1)).status).toBe(400);
    expect((await cancel(world, booking.id, 0)).body).toMatchObject({ status: 'cancelled' });
    expect(await readTaken(world, boat)).toEqual([]);
    await waitForJobs(world);
    expect((await world.provider.pay(session)).status).toBe(410);
    const mail = await theMail(world, visitor.email, 'Booking canceled');
    expect(mail.text).toContain('You weren’t charged.');
    expect((await theMail(world, boat.operator, 'Booking canceled')).text).toContain(
      'It wasn’t paid',
    );
  });

  test('a payment made just before a called-off reservation’s page is closed is refunded in full', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const { body: booking } = await visitor.reserve(boat);
    const session = await openPayPage(world, booking.id);
    await world.provider.chaos({ apiDown: true });
    await cancel(world, booking.id, 0);
    await world.provider.pay(session);
    await world.provider.calm();
    await expect
      .poll(
        hurrying(world, async () => (await visitor.booking(booking.id)).refundedCents),
        soon,
      )
      .toBe(20_055);
    expect((await visitor.booking(booking.id)).status).toBe('refunded');
    expect(await readTaken(world, boat)).toEqual([]);
    expect(await world.provider.chargeOf(session)).toMatchObject({ refunded: true });
  });
});
