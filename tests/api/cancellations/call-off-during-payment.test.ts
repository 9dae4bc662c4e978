import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  seatsOn,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
});

test('calling off a trip closes its payment page and frees its seats', async () => {
  const visitor = newVisitor(world, 'Bo Late');
  const { session, bookingId } = await visitor.hold(boat, { groupSize: 2 });
  await callOffBoatsDay(world, rosa, DAY);
  await waitForGuestNotifications(world);
  const page = await world.provider.stripe.checkout.sessions.retrieve(session);
  expect(page.status).toBe('expired');
  expect((await visitor.booking(bookingId)).status).toBe('expired');
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  expect(await mailsTo(world, visitor.email)).toEqual([]);
});

test('a payment that arrives during a call-off is refunded in full and does not confirm the trip', async () => {
  const visitor = newVisitor(world, 'Bo Late');
  const { session, bookingId } = await visitor.hold(boat, { groupSize: 2 });
  await world.provider.chaos({ drop: true });
  await world.provider.pay(session);
  await world.provider.calm();
  await callOffBoatsDay(world, rosa, DAY);
  await waitForGuestNotifications(world);
  await runJobs(world, 'reconcile-payments', [{}]);
  await waitForJobs(world);
  expect(await visitor.booking(bookingId)).toMatchObject({
    status: 'refunded',
    refundedCents: 19_100,
  });
  const mails = await mailsTo(world, visitor.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Full refund')]);
  expect(mails[0]?.text).toContain('was canceled before your payment arrived');
  await expectMoneyAndBookingsToAgree(world);
});
