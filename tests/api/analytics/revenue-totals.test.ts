import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalyticsView, DetailedAnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import type { BooksView } from '#contract/admin/admin-payout-api.ts';
import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import type { MetricsView } from '#contract/operator/operator-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, signInAdmin, SUPER_ADMIN } from '../../support/worlds/admins/admins.ts';
import { bookByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import {
  cancel,
  readMaxRefundable,
  openPayPage,
  paidReservation,
  bookPaidTrip,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld & MoneyWorld;
let rosa: CalendarOperator;
const BANK_TAKES_IT_BACK = '4000000000000259';
const soon = { timeout: 30_000 };

beforeAll(async () => {
  const opened = await createOperatorWorld();
  const cookie = await signInAdmin(opened, SUPER_ADMIN);
  world = {
    ...opened,
    cookie,
    ask: (name, more) => callAdmin(opened.baseUrl, name, { cookie, ...more }),
  };
  rosa = await operatorWithBoats(world);
});
afterAll(() => world.close());

async function disputeOf(bookingId: string): Promise<DisputeView | undefined> {
  const list = await world.ask<{ items: DisputeView[] }>('adminDisputes', {
    query: { show: 'all' },
  });
  return list.body.items.find(({ booking }) => booking?.id === bookingId);
}

/** A reservation with the service fee whose payment the guest's bank disputes. */
async function disputedReservation(): Promise<{ bookingId: string; disputeId: string }> {
  const { body: booking } = await newVisitor(world).reserve(rosa.boats[0]);
  const session = await openPayPage(world, booking.id);
  await world.provider.pay(session, BANK_TAKES_IT_BACK);
  await expect.poll(async () => (await disputeOf(booking.id))?.takenCents, soon).toBeGreaterThan(0);
  return { bookingId: booking.id, disputeId: (await disputeOf(booking.id))?.id ?? '' };
}

/** Creates everything that adds to revenue, reduces it, or must not be in it. */
async function createMoneyMovements(): Promise<void> {
  const boat = rosa.boats[0];
  await bookPaidTrip(world, boat);
  await paidReservation(world, boat);

  const { bookingId: refunded } = await bookPaidTrip(world, boat);
  const payload = {
    reason: 'A late start',
    refundCents: 3333,
    mostCents: await readMaxRefundable(world, refunded),
  };
  await world.ask('adminRefundBooking', { parts: { id: refunded }, payload });
  const { bookingId: cancelled } = await paidReservation(world, boat);
  await cancel(world, cancelled, 4321);

  const { session } = await bookPaidTrip(world, boat);
  const charge = await world.provider.chargeOf(session);
  await world.provider.stripe.refunds.create({ charge: charge.id, amount: 5000 });

  const lost = await disputedReservation();
  await world.provider.stripe.disputes.close(lost.disputeId);
  await expect.poll(async () => (await disputeOf(lost.bookingId))?.stage, soon).toBe('lost');
  const won = await disputedReservation();
  await world.provider.stripe.disputes.update(won.disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await expect.poll(async () => (await disputeOf(won.bookingId))?.takenCents, soon).toBe(0);
  await disputedReservation();

  await bookByHand(world, rosa);
  const feature = { paymentMethod: 'pm_card_visa', requestKey: crypto.randomUUID() };
  const paid = await call(world.baseUrl, 'featureBoat', {
    token: rosa.token,
    parts: { id: boat.id },
    payload: feature,
  });
  expect([paid.status, paid.message]).toEqual([200, '']);
  await waitForJobs(world);
}

async function asRosa<Body>(name: 'operatorMetrics' | 'statement'): Promise<Body> {
  return (await call<Body>(world.baseUrl, name, { token: rosa.token })).body;
}

const { day: today } = toIslandNow(Date.now());
const always = { from: addDays(today, -600), to: addDays(today, 1), by: 'month' };

test('revenue is the same to the cent on the operator’s card and statement, the admin dashboard, in analytics and the CSV file', async () => {
  await createMoneyMovements();
  // The sums read the same before and after aggregation.
  for (const isFolded of [false, true]) {
    if (isFolded) await runJobs(world, 'aggregate-rollups', [{}]);
    const card = await asRosa<MetricsView>('operatorMetrics');
    const statement = await asRosa<StatementView>('statement');
    const { body: dashboard } = await world.ask<AnalyticsView>('adminAnalytics');
    const { body: analytics } = await world.ask<DetailedAnalyticsView>('adminMetrics', {
      query: always,
    });
    const line = analytics.operators.lines.find(({ id }) => id === rosa.boats[0].operatorId);

    expect(line?.disputedCents).toBeGreaterThan(0);
    expect(line?.refundedCents).toBe(3333 + 4321 + 5000);
    const revenue =
      (line?.paidCents ?? 0) - (line?.refundedCents ?? 0) - (line?.disputedCents ?? 0);
    expect(line?.revenueCents).toBe(revenue);
    expect(card).toMatchObject({ revenueCents: revenue, revenue: Math.round(revenue / 100) });
    expect(statement.revenueCents).toBe(revenue);
    expect(statement.feeCents).toBe(line?.feeCents);
    expect(statement.owedCents + statement.comingCents).toBe(revenue - statement.feeCents);
    const lines = statement.months.flatMap(({ trips }) =>
      trips.flatMap((trip) => [trip.amountCents, ...trip.changes.map(({ cents }) => cents)]),
    );
    expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(revenue - statement.feeCents);

    expect(dashboard.totalRevenueCents).toBe(analytics.totals.revenueCents);
    const all = (of: (each: (typeof analytics.operators.lines)[number]) => number) =>
      analytics.operators.lines.reduce((sum, each) => sum + of(each), 0);
    expect(all(({ revenueCents }) => revenueCents)).toBe(dashboard.totalRevenueCents);
    const { body: books } = await world.ask<BooksView>('adminBooks');
    const fees = books.accounts.find(({ account }) => account === 'service-fees')?.cents ?? 0;
    expect(analytics.totals.feeCents).toBe(-fees);

    const query = { ...always, table: 'operators' };
    const { text } = await world.ask('adminMetricsFile', { query });
    const [headings = [], ...rows] = csvRows(text);
    const inFile = rows.find(([name]) => name === line?.name);
    expect(inFile?.[headings.indexOf('Revenue USD')]).toBe((revenue / 100).toFixed(2));
    expect(inFile?.[headings.indexOf('Withdrawn by banks USD')]).toBe(
      ((line?.disputedCents ?? 0) / 100).toFixed(2),
    );
  }
  expect(await checkLedger(world.database, Date.now())).toEqual([]);
});
