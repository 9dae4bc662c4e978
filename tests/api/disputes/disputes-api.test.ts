import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import { callAdmin } from '../../support/worlds/admins/admins.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  readBalances,
  cancel,
  createMoneyWorld,
  bookPaidTrip,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { holdSeats } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 30_000 };
const cards = { disputed: '4000000000000259', asksFirst: '4000000000001976' };

const disputes = async (show: 'open' | 'all' = 'open') =>
  (await world.ask<{ items: DisputeView[] }>('adminDisputes', { query: { show } })).body.items;
const disputeOf = async (bookingId: string) =>
  (await disputes('all')).find(({ booking }) => booking?.id === bookingId);
const shown = async (id: string) =>
  (await world.ask<AdminBookingView>('adminBooking', { parts: { id } })).body;

/** Sells a trip whose payment the bank disputes immediately. */
async function disputedTrip() {
  const before = await readBalances(world);
  const trip = await bookPaidTrip(world, await addBoat(world), { card: cards.disputed });
  await expect.poll(async () => (await disputeOf(trip.bookingId))?.takenCents, soon).toBe(19_100);
  const dispute = await disputeOf(trip.bookingId);
  if (!dispute) throw new Error('There is no dispute.');
  return { ...trip, dispute, before };
}

test('a charged-back payment is deducted from the operator until it is won back', async () => {
  const { bookingId, dispute, before } = await disputedTrip();
  expect(dispute).toMatchObject({ cents: 19_100, stage: 'open', isInquiry: false });
  expect(Date.parse(dispute.dueBy ?? '')).toBeGreaterThan(Date.now());
  const held = await readBalances(world);
  expect(held['card-clearing']).toBe(before['card-clearing']);
  expect(held['owed-to-captain']).toBe(before['owed-to-captain']);
  const { openDisputes } = (await world.ask<AnalyticsView>('adminAnalytics')).body;
  expect(openDisputes).toMatchObject({ count: 1, cents: 19_100, dueBy: dispute.dueBy });
  const view = await shown(bookingId);
  expect(view.status).toBe('paid');
  expect(view.refundOffer.refusal).toContain('the bank has withdrawn it');
  expect(view.history.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'The guest’s bank disputed the payment of $191.00',
      'The guest’s bank withdrew $191.00',
    ]),
  );
  const parts = { id: bookingId };
  const payload = { reason: 'Goodwill', refundCents: 1, mostCents: 19_100 };
  expect((await world.ask('adminRefundBooking', { parts, payload })).status).toBe(409);

  await world.provider.stripe.disputes.update(dispute.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await expect.poll(async () => (await disputeOf(bookingId))?.stage, soon).toBe('won');
  await expect.poll(async () => (await disputeOf(bookingId))?.takenCents, soon).toBe(0);
  const after = await readBalances(world);
  expect(after['owed-to-captain']).toBe((before['owed-to-captain'] ?? 0) - 19_100);
  expect(after['card-clearing']).toBe((before['card-clearing'] ?? 0) + 19_100);
  expect((await disputes()).some(({ id }) => id === dispute.id)).toBe(false);
  expect((await shown(bookingId)).history.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['The guest’s bank returned $191.00', 'Dispute: Won']),
  );
});

test('a lost dispute leaves the accounts unchanged, and the booking can still be called off', async () => {
  const { bookingId, dispute, before } = await disputedTrip();
  await world.provider.stripe.disputes.close(dispute.id);
  await expect.poll(async () => (await disputeOf(bookingId))?.stage, soon).toBe('lost');
  await waitForJobs(world);
  const after = await readBalances(world);
  expect(after['owed-to-captain']).toBe(before['owed-to-captain']);
  expect((await disputeOf(bookingId))?.dueBy).toBeNull();
  const { body } = await cancel(world, bookingId, 0);
  expect(body).toMatchObject({ status: 'cancelled', refundedCents: 0, keptCents: 0 });
  expect((await shown(bookingId)).disputedCents).toBe(19_100);
});

test('a bank’s inquiry withdraws no money', async () => {
  const { bookingId } = await bookPaidTrip(world, await addBoat(world), { card: cards.asksFirst });
  await expect.poll(async () => (await disputeOf(bookingId))?.isInquiry, soon).toBe(true);
  expect(await disputeOf(bookingId)).toMatchObject({ takenCents: 0, stage: 'open' });
  expect((await shown(bookingId)).refundOffer).toEqual({ refusal: null, mostCents: 19_100 });
});

test('a dispute that is reported before its payment is recorded together with the payment', async () => {
  await world.provider.chaos({ drop: true });
  const { bookingId, session } = await holdSeats(world, await addBoat(world));
  await world.provider.pay(session, cards.disputed);
  const dispute = await disputeThere(session);
  await world.provider.calm();
  await tell('charge.dispute.created', dispute);
  expect(await disputeOf(bookingId)).toMatchObject({ takenCents: 19_100, stage: 'open' });
  expect((await shown(bookingId)).status).toBe('paid');
});

test('a provider refund that is reported before its payment is recorded together with the payment', async () => {
  await world.provider.chaos({ drop: true });
  const { bookingId, session } = await holdSeats(world, await addBoat(world));
  await world.provider.pay(session);
  const { id: charge } = await world.provider.chargeOf(session);
  const refund = await world.provider.stripe.refunds.create({ charge, amount: 1_000 });
  await world.provider.calm();
  await tell('refund.created', refund);
  expect(await shown(bookingId)).toMatchObject({ status: 'paid', refundedCents: 1_000 });
});

/** Waits until the bank has withdrawn the money; returns the dispute at the provider. */
async function disputeThere(session: string) {
  const { id: charge } = await world.provider.chargeOf(session);
  const found = async () => (await world.provider.stripe.disputes.list({ charge })).data[0];
  await expect.poll(async () => (await found())?.balance_transactions, soon).toHaveLength(1);
  return found();
}

/** Delivers a signed webhook of the provider. */
async function tell(type: string, object: unknown) {
  const body = JSON.stringify({ id: `evt_${Date.now()}`, object: 'event', type, data: { object } });
  expect((await world.provider.deliver(body)).status).toBe(200);
}

test('the nightly check finds a dispute whose messages were lost, and records its fee', async () => {
  await runJobs(world, 'import-balance-transactions', [{}]);
  const before = await readBalances(world);
  await world.provider.chaos({ drop: true });
  const { bookingId, session } = await bookPaidTrip(world, await addBoat(world), {
    card: cards.disputed,
  });
  await disputeThere(session);
  await world.provider.calm();
  expect(await disputeOf(bookingId)).toBeUndefined();
  await runJobs(world, 'compare-with-provider', [{}]);
  expect(await disputeOf(bookingId)).toMatchObject({ takenCents: 19_100 });
  const after = await readBalances(world);
  // The fees are 2.9 % and 30 cents of the payment, and 15 dollars for the dispute.
  expect(after['provider-fees']).toBe((before['provider-fees'] ?? 0) + 584 + 1500);
});

test('the evidence for a disputed payment is one file without secrets, which only admins can read', async () => {
  const { bookingId, dispute, visitor } = await disputedTrip();
  await waitForJobs(world);
  const file = await world.ask('adminDisputeEvidence', { parts: { id: dispute.id } });
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const { code } = await shown(bookingId);
  for (const expected of [
    ...[`Dispute: ${dispute.id}`, `Code: ${code}`, `Email: ${visitor.email}`, 'Sea Grape'],
    ...['Email “Confirmation” to the guest sent', 'Paid $191.00', 'Evidence is due by'],
    ...['# Refunds, Cancellations & Weather Policy', '# Booking Terms'],
  ]) {
    expect(file.text).toContain(expected);
  }
  expect(file.text).not.toMatch(/request_?key|idempotency_?key|secret|password|sk_test/i);
  const parts = { id: dispute.id };
  expect((await callAdmin(world.baseUrl, 'adminDisputeEvidence', { parts })).status).toBe(401);
  expect((await world.ask('adminDisputeEvidence', { parts: { id: 'du_none' } })).status).toBe(404);
});
