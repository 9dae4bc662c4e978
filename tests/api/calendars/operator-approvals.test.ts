import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApprovalView } from '#contract/operator/calendar-conflict-api.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  addFeed,
  breakFeed,
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  calendarAnswer,
  buildCalendar,
  sharedFeeds,
  type FeedServer,
} from '../../support/providers/feed-server.ts';
import { subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { openPayPage } from '../../support/worlds/money/money-world.ts';
import { newVisitor, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, readTaken, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { hurrying, reconcile, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let feeds: FeedServer;
let world: OperatorWorld;
let operator: CalendarOperator;
let boat: NewBoat;
let visitor: Visitor;
let place = 0;

beforeAll(async () => {
  feeds = await sharedFeeds();
  world = await createOperatorWorld();
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});

/** An operator whose calendar was read once and no longer answers. */
beforeEach(async () => {
  place += 1;
  const path = `/calendar-${place}.ics`;
  feeds.answer(path, calendarAnswer(buildCalendar()));
  operator = await operatorWithBoats(world);
  [boat] = operator.boats;
  await addFeed(world, operator, feeds.url(path));
  await breakFeed(world, feeds, path);
  visitor = newVisitor(world);
});

const asked = async () =>
  (await call<ApprovalView[]>(world.baseUrl, 'approvals', { token: operator.token })).body;
const answer = (id: string, said: 'yes' | 'no') =>
  call(world.baseUrl, 'answerTrip', {
    token: operator.token,
    parts: { id },
    payload: { answer: said },
  });
const seats = async () => (await readTaken(world, boat)).reduce((sum, each) => sum + each.seats, 0);

/** Pays the trip on its page, which only authorizes the card. */
async function payFor() {
  const held = await visitor.hold(boat);
  await world.provider.pay(held.session);
  const { status, body } = await visitor.poll(held.session);
  expect(status).toBe(200);
  expect(body.id).toBe(held.bookingId);
  return { ...held, booking: body };
}

async function chargeOf(session: string) {
  const { payment_intent: intent } = await world.provider.stripe.checkout.sessions.retrieve(
    session,
    { expand: ['payment_intent'] },
  );
  return typeof intent === 'object' && intent !== null ? intent.status : null;
}

test('a trip sold while a calendar is unreadable waits for the operator’s approval without a charge', async () => {
  const { session, booking } = await payFor();
  expect(booking).toMatchObject({ status: 'asked', paymentStatus: 'pending' });
  expect(Date.parse(booking.answerBy ?? '')).toBeGreaterThan(Date.now());
  expect(await chargeOf(session)).toBe('requires_capture');
  expect(await seats()).toBe(2);
  expect(await asked()).toMatchObject([{ bookingId: booking.id, groupSize: 2 }]);
  expect(await subjectsTo(world, visitor.email)).toEqual([
    expect.stringMatching(/^Waiting for your captain/),
  ]);
  expect(await subjectsTo(world, operator.email)).toContainEqual(
    expect.stringMatching(/^Please confirm/),
  );
});

test('the operator’s approval charges the card and confirms the trip', async () => {
  const { session, booking } = await payFor();
  expect((await answer(booking.id, 'yes')).body).toEqual([]);
  await waitForJobs(world);
  expect(await chargeOf(session)).toBe('succeeded');
  expect(await visitor.booking(booking.id)).toMatchObject({ status: 'paid', answerBy: null });
  expect(await subjectsTo(world, visitor.email)).toContainEqual(
    expect.stringMatching(/^Booking confirmed/),
  );
  expect((await answer(booking.id, 'no')).status).toBe(409);
  expect(await seats()).toBe(2);
});

test('the operator’s refusal releases the seats without charging the card', async () => {
  const { session, booking } = await payFor();
  expect((await answer(booking.id, 'no')).status).toBe(200);
  await waitForJobs(world);
  expect(await chargeOf(session)).toBe('canceled');
  expect(await visitor.booking(booking.id)).toMatchObject({ status: 'cancelled' });
  expect(await seats()).toBe(0);
  expect(await subjectsTo(world, visitor.email)).toContainEqual(
    expect.stringMatching(/^Trip not confirmed/),
  );
  expect((await answer(booking.id, 'yes')).status).toBe(409);
});

test('a trip that the operator has not approved by the deadline expires without a charge', async () => {
  const { session, booking } = await payFor();
  await world.database.query(
    "update bookings set approval_due_at = now() - interval '1 minute' where id = $1",
    [booking.id],
  );
  expect((await answer(booking.id, 'yes')).status).toBe(409);
  await reconcile(world);
  expect((await visitor.booking(booking.id)).status).toBe('expired');
  await waitForJobs(world);
  expect(await chargeOf(session)).toBe('canceled');
  expect(await seats()).toBe(0);
});

/** Expires the authorization at the guest's bank. */
async function loseSetAside(session: string): Promise<void> {
  const { stripe } = world.provider;
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session);
  await stripe.paymentIntents.cancel(intent as string);
}

test('a trip ends if the card is declined after the approval, and guest and operator are mailed the reason', async () => {
  const { session, booking } = await payFor();
  await loseSetAside(session);
  expect((await answer(booking.id, 'yes')).status).toBe(200);
  await waitForJobs(world);
  expect(await visitor.booking(booking.id)).toMatchObject({ status: 'expired' });
  expect(await seats()).toBe(0);
  for (const reader of [visitor.email, operator.email]) {
    const { text } = await theMail(world, reader, 'Trip not booked');
    expect(text).toMatch(/we couldn’t charge (your|their) card/);
  }
  expect(await subjectsTo(world, visitor.email)).not.toContainEqual(
    expect.stringMatching(/^Trip not confirmed/),
  );
});

test('an approval ends the trip if the card authorization has already expired', async () => {
  const { session, booking } = await payFor();
  await loseSetAside(session);
  expect((await visitor.poll(session)).body.status).toBe('expired');
  expect((await answer(booking.id, 'yes')).status).toBe(200);
  await waitForJobs(world);
  expect(await visitor.booking(booking.id)).toMatchObject({ status: 'expired' });
  expect(await seats()).toBe(0);
});

test('a trip approved during a provider outage is charged once the provider is back', async () => {
  const { session, booking } = await payFor();
  await world.provider.chaos({ apiDown: true });
  expect((await answer(booking.id, 'yes')).status).toBe(200);
  await world.provider.calm();
  await expect
    .poll(
      hurrying(world, async () => (await visitor.booking(booking.id)).status),
      {
        timeout: 30_000,
      },
    )
    .toBe('paid');
  expect(await chargeOf(session)).toBe('succeeded');
});

test('a reservation paid by its mailed link also awaits the operator’s approval', async () => {
  const { body: reserved } = await visitor.reserve(boat);
  const page = await visitor.follow(reserved.payUrl ?? '');
  await world.provider.pay((page.headers.get('location') ?? '').split('/').at(-1) ?? '');
  await expect.poll(async () => (await visitor.booking(reserved.id)).status).toBe('asked');
  await answer(reserved.id, 'yes');
  await waitForJobs(world);
  expect((await visitor.booking(reserved.id)).status).toBe('paid');
});

test('a second card authorization for the same trip is released', async () => {
  const { booking, first, second } = await openTwoPages();
  await world.provider.pay(first);
  await visitor.poll(first);
  await world.provider.pay(second);
  await visitor.poll(second);
  await waitForJobs(world);
  await reconcile(world);
  expect(await chargeOf(first)).toBe('requires_capture');
  expect(await chargeOf(second)).toBe('canceled');
  expect(await asked()).toMatchObject([{ bookingId: booking.id }]);
});

/** Opens two payment pages of one booking concurrently: a later request would get the existing page. */
async function openTwoPages(tries = 5) {
  const { body: booking } = await visitor.reserve(boat);
  const [first, second] = await Promise.all([
    openPayPage(world, booking.id),
    openPayPage(world, booking.id),
  ]);
  if (first === second && tries > 1) return openTwoPages(tries - 1);
  expect(first).not.toBe(second);
  return { booking, first, second };
}

test('an outdated calendar is read again at the checkout, and the trip is sold without approval', async () => {
  const path = `/calendar-${place}.ics`;
  feeds.answer(path, calendarAnswer(buildCalendar()));
  const held = await visitor.hold(boat, { start: dayAhead(33) });
  await world.provider.pay(held.session);
  expect((await visitor.poll(held.session)).body.status).toBe('paid');
});

test('the checkout finds a busy time that was added since the calendar was last read', async () => {
  const day = dayAhead(34);
  const digits = day.replaceAll('-', '');
  const path = `/calendar-${place}.ics`;
  const busy = [`DTSTART:${digits}T100000`, `DTEND:${digits}T110000`];
  feeds.answer(path, calendarAnswer(buildCalendar(busy)));
  expect((await visitor.checkOut(boat, { start: day })).status).toBe(400);
  expect((await visitor.checkOut(boat, { start: day, time: '14:00' })).status).toBe(200);
});

test('the books balance after all approvals', async () => {
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
});
