import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnalyticsView, DetailedAnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { AffectedTripsView } from '#contract/operator/call-off-api.ts';
import type { MetricsView, OperatorBookingView } from '#contract/operator/operator-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { toIslandNow, getMonth } from '#domain/time/days.ts';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { bookByHand, cancelByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  chooseOffer,
  owedTo,
  readOffer,
  seatsOn,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import { subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { review } from '../../support/worlds/guests/sailed-trips.ts';
import {
  linkTo,
  bookPaidTrip,
  readTrip,
  readTripToken,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
let cookie: string;
const DAY = dayAhead();
const CASH = 'cash@example.com';

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
});

const book = (changes: Parameters<typeof bookByHand>[2] = {}) => bookByHand(world, rosa, changes);

async function asRosa<Body>(name: 'operatorMetrics' | 'statement' | 'operatorBookings') {
  return (await call<Body>(world.baseUrl, name, { token: rosa.token })).body;
}

/** All of the platform's metrics. */
async function platformFigures() {
  const { day } = toIslandNow(Date.now());
  const query = { from: day, to: day, by: 'day' };
  const [dashboard, detailed] = await Promise.all([
    callAdmin<AnalyticsView>(world.baseUrl, 'adminAnalytics', { cookie }),
    callAdmin<DetailedAnalyticsView>(world.baseUrl, 'adminMetrics', { cookie, query }),
  ]);
  const { byHand, totalBookings, totalRevenueCents, recentBookings } = dashboard.body;
  const { byHandBookings, byHandCents, ...ours } = detailed.body.totals;
  return {
    ours: { ...ours, totalBookings, totalRevenueCents, recentBookings },
    conversions: detailed.body.conversions,
    byHand: { ...byHand, byHandBookings, byHandCents },
  };
}

test('the platform’s metrics exclude the money of manual bookings and show it separately', async () => {
  const before = await platformFigures();
  await book({ groupSize: 3 });
  const { bookingId } = (await book({ payment: 'elsewhere', amountCents: 5000 })).body;
  const taken = await platformFigures();
  expect(taken.ours).toEqual(before.ours);
  expect(taken.conversions).toEqual(before.conversions);
  expect(taken.byHand).toEqual({
    bookings: before.byHand.bookings + 2,
    cents: before.byHand.cents + 33_650,
    byHandBookings: before.byHand.byHandBookings + 2,
    byHandCents: before.byHand.byHandCents + 33_650,
  });
  await cancelByHand(world, rosa, bookingId);
  const after = await platformFigures();
  expect(after.ours).toEqual(before.ours);
  expect(after.byHand).toMatchObject({
    cents: before.byHand.cents + 28_650,
    byHandCents: before.byHand.byHandCents + 28_650,
  });
});

test('an operator sees income from manual bookings separately from the amount owed', async () => {
  const { bookingId } = (await book({ groupSize: 3 })).body;
  await book({ payment: 'elsewhere', amountCents: 5000 });
  expect(await asRosa<MetricsView>('operatorMetrics')).toMatchObject({
    bookingsThisMonth: 2,
    revenueCents: 0,
    revenue: 0,
    byHandCents: 33_650,
  });
  expect(await asRosa<StatementView>('statement')).toEqual({
    currency: 'USD',
    owedCents: 0,
    comingCents: 0,
    paidOutCents: 0,
    openCents: 0,
    months: [],
    revenueCents: 0,
    feeCents: 0,
    next: null,
    byHand: [{ month: getMonth(DAY), trips: 2, cents: 33_650 }],
  });
  expect(await owedTo(world, boat.operatorId)).toBe(0);
  const list = await asRosa<OperatorBookingView[]>('operatorBookings');
  expect(list.map(({ source, paidBy, email }) => ({ source, paidBy, email }))).toEqual([
    { source: 'walk-in', paidBy: 'elsewhere', email: '' },
    { source: 'walk-in', paidBy: 'cash', email: '' },
  ]);
  await cancelByHand(world, rosa, bookingId);
  expect(await asRosa<MetricsView>('operatorMetrics')).toMatchObject({ byHandCents: 5000 });
  expect((await asRosa<StatementView>('statement')).byHand).toMatchObject([
    { trips: 1, cents: 5000 },
  ]);
});

test('bookings sorted by email address can be paged even if their guests have none', async () => {
  for (const customerName of ['Ana', 'Bo', 'Cy']) await book({ customerName, groupSize: 1 });
  const page = await fetch(
    `${world.baseUrl}/api/operator/bookings?paged=yes&sort=email&direction=up`,
    { headers: { authorization: `Bearer ${rosa.token}` } },
  );
  const { items } = (await page.json()) as { items: OperatorBookingView[] };
  const rest = await fetch(
    `${world.baseUrl}/api/operator/bookings?paged=yes&sort=email&direction=up&after=${encodeURIComponent(
      Buffer.from(JSON.stringify([items[0]?.id])).toString('base64url'),
    )}`,
    { headers: { authorization: `Bearer ${rosa.token}` } },
  );
  const after = (await rest.json()) as { items: OperatorBookingView[] };
  expect(after.items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
});

test('the ledger records manual bookings in two separate accounts, and a cancellation zeroes both', async () => {
  const balances = async () => {
    const { rows } = await world.database.query<{ account: string; cents: number }>(
      `select account, sum(cents)::int as cents from ledger_lines
       where operator_id = $1 group by 1 order by 1`,
      [boat.operatorId],
    );
    return rows;
  };
  const { bookingId } = (await book()).body;
  expect(await balances()).toEqual([
    { account: 'sold-by-captain', cents: -19_100 },
    { account: 'taken-by-captain', cents: 19_100 },
  ]);
  await cancelByHand(world, rosa, bookingId);
  expect((await balances()).map(({ cents }) => cents)).toEqual([0, 0]);
  await expectMoneyAndBookingsToAgree(world);
});

test('the doctor finds manual booking amounts that differ from the ledger', async () => {
  const { bookingId, code } = (await book()).body;
  expect(await checkLedger(world.database, Date.now())).toEqual([]);
  await world.database.query('update bookings set refunded_cents = 100 where id = $1', [bookingId]);
  const findings = (await checkLedger(world.database, Date.now())).join(' ');
  expect(findings).toContain(`Booking ${code} should have $190.00 in taken-by-captain`);
  expect(findings).toContain(
    `Booking ${code} was paid to the captain and is paid, but $1.00 of $191.00`,
  );
  await world.database.query('update bookings set refunded_cents = 0 where id = $1', [bookingId]);
});

test('an admin can see how a manual booking was paid and can cancel it, but cannot refund it', async () => {
  const { bookingId, code } = (await book()).body;
  const parts = { id: bookingId };
  const seen = await callAdmin<AdminBookingView>(world.baseUrl, 'adminBooking', { cookie, parts });
  expect(seen.body).toMatchObject({
    email: '',
    source: 'walk-in',
    paidBy: 'cash',
    flow: 'operator',
    payments: [],
    cancellation: { paidCents: 0, mostCents: 0, policyCents: 0, refusal: null },
    refundOffer: {
      mostCents: 0,
      refusal: expect.stringContaining('The guest paid the operator directly'),
    },
  });
  expect(seen.body.history.map(({ what, by, more }) => [what, by, more])).toEqual([
    ['Paid $191.00 in cash to the captain', 'Captain', 'Walk-in'],
  ]);
  // A guest without an email address gets no mail, so none can be resent.
  expect(seen.body.mails).toEqual([{ kind: 'confirmation', recipient: 'operator' }]);
  const refund = { refundCents: 100, mostCents: 0, reason: 'Please' };
  const refunded = await callAdmin(world.baseUrl, 'adminRefundBooking', {
    cookie,
    parts,
    payload: refund,
  });
  expect(refunded.status).toBe(409);
  const file = await callAdmin(world.baseUrl, 'adminBookingsFile', {
    cookie,
    query: { search: code },
  });
  expect(csvRows(file.text)[1]?.slice(-2)).toEqual(['cash', 'walk-in']);
  const payload = { reason: 'A slip', refundCents: 0, mostCents: 0 };
  const cancelled = await callAdmin(world.baseUrl, 'adminCancelBooking', {
    cookie,
    parts,
    payload,
  });
  expect(cancelled.body).toMatchObject({ status: 'refunded', refunds: [], keptCents: 0 });
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  await expectMoneyAndBookingsToAgree(world);
});

test('called-off guests of manual bookings can choose another day or the captain’s refund, but not another boat', async () => {
  await world.database.query('update operators set takes_rebookings = true');
  const ana = await bookPaidTrip(world, boat, { groupSize: 2 });
  const withMail = (await book({ customerEmail: CASH })).body.bookingId;
  const without = (await book({ customerName: 'Nell Nomail' })).body.bookingId;
  const scope = { boatIds: [boat.id], day: DAY, time: null };
  const preview = await call<AffectedTripsView>(world.baseUrl, 'callOffPreview', {
    token: rosa.token,
    payload: scope,
  });
  expect(preview.body).toMatchObject({
    trips: 3,
    guests: 6,
    paidCents: 19_100,
    byHandCents: 38_200,
  });
  const payload = { ...scope, reason: 'weather', note: '', requestKey: randomUUID() };
  await call(world.baseUrl, 'callOff', { token: rosa.token, payload });
  await waitForGuestNotifications(world);

  expect((await readOffer(world, ana)).otherBoats.length).toBeGreaterThan(0);
  const told = await theMail(world, CASH, 'Your trip was canceled');
  expect(told.text).toContain('a refund of $191.00 from your captain');
  const token = readTripToken(told);
  const offer = await readOffer(world, { token });
  expect(offer).toMatchObject({ isPaidByHand: true, refundCents: 0, otherBoats: [] });
  const [other] = (await operatorWithBoats(world)).boats;
  const elsewhere = { kind: 'another-boat', boatId: other.id, date: DAY, time: '09:00' };
  const refused = await chooseOffer(world, { token }, { ...elsewhere, refundCents: 0 });
  expect(refused.message).toContain('can’t rebook on this boat');
  const day = offer.sameBoat[0]?.date ?? '';
  const another = { kind: 'another-day', date: day, time: '09:00' };
  expect((await chooseOffer(world, { token }, another)).status).toBe(200);
  expect((await readTrip(world, token)).body.booking).toMatchObject({ startDate: day });

  // The captain calls the guest without an email address and refunds them; no other refund is made.
  const toRosa = await theMail(world, rosa.email, 'Trip canceled');
  expect(toRosa.text).toContain('We have no email for Nell Nomail');
  await world.database.query(`update call_offs set due_at = now() - interval '1 minute'`);
  const { rows } = await world.database.query<{ id: string }>(
    'select id from rebooking_offers where booking_id = $1',
    [without],
  );
  await runJobs(world, 'expire-rebooking-offer', [{ offerId: rows[0]?.id ?? '' }]);
  const statuses = await world.database.query<{ status: string }>(
    'select status from bookings where id = any($1) order by status',
    [[withMail, without]],
  );
  expect(statuses.rows.map(({ status }) => status)).toEqual(['paid', 'refunded']);
  await expectMoneyAndBookingsToAgree(world);
});

test('a guest who paid the captain directly is not asked for a review and cannot write one', async () => {
  const { bookingId } = (await book({ customerEmail: 'sailed@example.com' })).body;
  await world.database.query(`update bookings set start_date = $2, end_date = $2 where id = $1`, [
    bookingId,
    dayAhead(-1),
  ]);
  await runJobs(world, 'ask-for-reviews', [{}]);
  expect(await subjectsTo(world, 'sailed@example.com')).toEqual([
    expect.stringContaining('Booking confirmed'),
  ]);
  const token = await linkTo(world, bookingId);
  const said = await review(world, token, { stars: 5, words: 'Best captain ever' });
  expect(said).toMatchObject({ status: 409, message: expect.stringContaining('paid for here') });
});
