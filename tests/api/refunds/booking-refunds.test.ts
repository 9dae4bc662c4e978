import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { CancelledView, RefundView } from '#contract/admin/admin-refund-api.ts';
import {
  callAdmin,
  DECK,
  newAdmin,
  PASSWORD,
  signInAdmin,
} from '../../support/worlds/admins/admins.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  readBalances,
  cancel,
  createMoneyWorld,
  paidReservation,
  bookPaidTrip,
  listRefunds,
  sortStatuses,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, readTaken } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };

/** Refunds an amount, with the maximum that the screen showed. */
const refund = (id: string, refundCents: number, mostCents: number, cookie?: string) =>
  world.ask<CancelledView>('adminRefundBooking', {
    parts: { id },
    payload: { reason: 'The grill was cold', refundCents, mostCents },
    ...(cookie !== undefined && { cookie }),
  });
const shown = async (id: string) =>
  (await world.ask<AdminBookingView>('adminBooking', { parts: { id } })).body;

describe('a paid trip that is refunded', () => {
  test('a paid trip can be refunded in parts and stays paid', async () => {
    const boat = await addBoat(world);
    const { visitor, bookingId, session } = await paidReservation(world, boat);
    const before = await readTaken(world, boat);
    const first = await refund(bookingId, 5000, 20_055);
    expect([first.status, first.body.status, first.body.refundedCents]).toEqual([
      200,
      'paid',
      5000,
    ]);
    expect((await refund(bookingId, 55, 15_055)).body.refundedCents).toBe(5055);
    expect(await readTaken(world, boat)).toEqual(before);
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 5055 });
    expect(await visitor.booking(bookingId)).toMatchObject({ status: 'paid', refundedCents: 5055 });
    const toGuest = await theMail(world, visitor.email, 'Refund of $50.00: Sea Grape');
    expect(toGuest.text).toContain('We’re refunding $50.00 of the $200.55 you paid');
    expect(toGuest.text).toContain('Your booking stays as it is.');
    const toOperator = await theMail(world, boat.operator, 'Refund of $50.00: Sea Grape');
    expect(toOperator.text).toContain('as your statement shows');
    await theMail(world, visitor.email, 'Refund of $0.55');
    const { history, refundOffer } = await shown(bookingId);
    expect(refundOffer).toEqual({ refusal: null, mostCents: 15_000 });
    expect(history).toContainEqual(
      expect.objectContaining({
        what: 'Refund of $50.00 decided; the trip goes ahead',
        by: 'Harbour Master',
        more: 'The grill was cold',
      }),
    );
  });

  test('the history of a refunded trip names the admins who refunded and canceled it', async () => {
    const { bookingId } = await bookPaidTrip(world, await addBoat(world));
    const other = await newAdmin(world, 'super_admin');
    const cookie = await signInAdmin(world, other.email, PASSWORD);
    expect((await refund(bookingId, 100, 19_100, cookie)).status).toBe(200);
    expect((await cancel(world, bookingId, 19_000)).status).toBe(200);
    const { history } = await shown(bookingId);
    const decisions = history.filter(({ what }) => /decided|canceled/.test(what));
    expect(decisions.map(({ what, by }) => [what.slice(0, 17), by])).toEqual([
      ['Refund of $1.00 d', other.name],
      ['Booking canceled;', 'Harbour Master'],
    ]);
  });

  test('calling off a trip after a partial refund refunds the rest', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    await refund(bookingId, 1, 19_100);
    const answer = await cancel(world, bookingId, 19_099);
    expect(answer.body).toMatchObject({ status: 'refunded', refundedCents: 19_100, keptCents: 0 });
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ refunded: true });
    expect((await refund(bookingId, 1, 0)).message).toBe(
      'This booking was already refunded in full.',
    );
  });

  test('the rest can still be refunded after a trip was called off with a mistyped amount', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    await cancel(world, bookingId, 191);
    expect((await refund(bookingId, 18_909, 18_909)).body).toMatchObject({
      status: 'refunded',
      refundedCents: 19_100,
    });
    const kept = await bookPaidTrip(world, await addBoat(world));
    await cancel(world, kept.bookingId, 0);
    expect((await refund(kept.bookingId, 100, 19_100)).body.status).toBe('refunded');
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ refunded: true });
  });

  test('concurrent partial refunds never exceed what was paid', async () => {
    const { bookingId, session } = await bookPaidTrip(world, await addBoat(world));
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => refund(bookingId, 10_000, 19_100)),
      ...Array.from({ length: 2 }, () =>
        world.ask('adminCancelBooking', {
          parts: { id: bookingId },
          payload: { reason: 'Bad weather', refundCents: 10_000, mostCents: 19_100 },
        }),
      ),
    ]);
    expect(sortStatuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await refund(bookingId, 9101, 9100)).message).toContain('You can refund up to $91.00.');
    await waitForJobs(world);
    expect(await world.provider.chargeOf(session)).toMatchObject({ amount_refunded: 10_000 });
  });

  test('a refund is refused if the admin lacks the permission or the amount is invalid', async () => {
    const { bookingId } = await bookPaidTrip(world, await addBoat(world));
    const deck = await signInAdmin(world, DECK);
    expect((await refund(bookingId, 1, 19_100, deck)).status).toBe(403);
    for (const cents of [0, -1, 0.5]) {
      expect((await refund(bookingId, cents, 19_100)).status).toBe(400);
    }
    expect(await listRefunds(world, bookingId)).toEqual([]);
  });

  test('an unpaid trip cannot be refunded', async () => {
    const { body: booking } = await newVisitor(world).reserve(await addBoat(world));
    const answer = await refund(booking.id, 1, 0);
    expect([answer.status, answer.message]).toEqual([
      409,
      'Nothing was paid for this booking, so there’s nothing to refund.',
    ]);
  });
});

test('a refund that the card rejects can be paid another way and then recorded as settled, but only once', async () => {
  const card = '4000000000005126';
  const { bookingId } = await bookPaidTrip(world, await addBoat(world), { card });
  await waitForJobs(world);
  const before = await readBalances(world);
  await refund(bookingId, 6000, 19_100);
  await expect.poll(() => listRefunds(world, bookingId), soon).toMatchObject([{ state: 'failed' }]);
  const dashboard = async () =>
    (await world.ask<AnalyticsView>('adminAnalytics')).body.failedRefunds;
  expect(await dashboard()).toEqual({ count: 1, cents: 6000 });

  const [failed] = await listRefunds(world, bookingId);
  const call = { parts: { id: failed?.id ?? '' }, payload: { reference: ' Wire 2027-118 ' } };
  const deck = await signInAdmin(world, DECK);
  const refused = await callAdmin(world.baseUrl, 'adminSettleRefund', { ...call, cookie: deck });
  expect(refused.status).toBe(403);
  const nameless = { ...call, payload: { reference: ' ' } };
  expect((await world.ask('adminSettleRefund', nameless)).status).toBe(400);
  const answers = await Promise.all([
    world.ask<RefundView>('adminSettleRefund', call),
    world.ask<RefundView>('adminSettleRefund', call),
  ]);
  expect(sortStatuses(answers)).toEqual([200, 409]);
  const settled = answers.find(({ status }) => status === 200)?.body;
  expect(settled).toMatchObject({
    state: 'settled',
    cents: 6000,
    settled: { reference: 'Wire 2027-118', by: 'Harbour Master' },
  });
  expect(await dashboard()).toEqual({ count: 0, cents: 0 });
  const after = await readBalances(world);
  expect(after['refunds-owed']).toBe(before['refunds-owed']);
  expect(after['refunded-otherwise']).toBe((before['refunded-otherwise'] ?? 0) - 6000);
  expect(after['card-clearing']).toBe(before['card-clearing']);
  expect((await world.ask('adminSendRefundAgain', { parts: call.parts })).status).toBe(409);
  const { history } = await shown(bookingId);
  expect(history).toContainEqual(
    expect.objectContaining({
      what: 'Refund of $60.00 paid another way',
      more: 'Wire 2027-118',
    }),
  );
  const { rows: log } = await world.database.query<{ facts: object }>(
    `select facts from audit_events where action = 'settle-refund' and subject_id = $1`,
    [bookingId],
  );
  expect(log).toMatchObject([{ facts: { cents: 6000, reference: 'Wire 2027-118' } }]);
});
