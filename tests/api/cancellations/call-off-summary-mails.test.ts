import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { STORM_DAY, STORM_PORT } from '../../support/worlds/operators/storm-world.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  await world.database.query('update boats set port = $1 where id = any($2)', [
    STORM_PORT,
    rosa.boats.map(({ id }) => id),
  ]);
  const [firstBoat, secondBoat] = rosa.boats;
  await bookPaidTrip(world, firstBoat, { groupSize: 4 }, 'Ana Boat');
  await bookPaidTrip(world, firstBoat, { groupSize: 2, time: '14:00' }, 'Bo Late');
  await bookPaidTrip(world, secondBoat, { groupSize: 2 }, 'Cy Far');
});

async function callOffPort(): Promise<void> {
  const payload = {
    port: STORM_PORT,
    from: { day: STORM_DAY, time: '00:00' },
    until: { day: dayAhead(31), time: '00:00' },
    reason: 'weather',
    note: 'Three metres of swell.',
    requestKey: randomUUID(),
  };
  const cookie = await signInAdmin(world);
  const response = await callAdmin(world.baseUrl, 'adminCallOff', { cookie, payload });
  expect(response.status).toBe(200);
  await waitForGuestNotifications(world);
}

async function listMailsBySubject(subject: RegExp) {
  return (await mailsTo(world, rosa.email)).filter((mail) => subject.test(mail.subject));
}

test('an operator gets one mail when an admin calls off their port, and later one with the guests’ choices', async () => {
  await callOffPort();
  const [canceledMail, ...otherMails] = await listMailsBySubject(/trips? canceled/i);
  expect(otherMails).toEqual([]);
  expect(canceledMail?.subject).toBe('3 trips canceled');
  for (const expected of ['Ana Boat, 4 guests', 'Bo Late', 'Cy Far', 'Three metres of swell.']) {
    expect(canceledMail?.text).toContain(expected);
  }
  await world.database.query(`update call_offs set due_at = now() - interval '1 minute'`);
  const { rows } = await world.database.query<{ id: string }>(
    'select id from rebooking_offers where outcome is null',
  );
  await runJobs(
    world,
    'expire-rebooking-offer',
    rows.map(({ id: offerId }) => ({ offerId })),
  );
  await waitForGuestNotifications(world);
  const settled = await listMailsBySubject(/^What your guests chose/);
  expect(settled.map(({ subject }) => subject)).toEqual(['What your guests chose: 3 trips']);
  expect(settled[0]?.text).toContain('Ana Boat, 4 guests');
  expect(settled[0]?.text).toContain('refunded $382.00');
  expect(await listMailsBySubject(/^Booking canceled/)).toEqual([]);
});

test('an operator who calls off their own trips gets no mail about guests who have an email address', async () => {
  await callOffBoatsDay(world, rosa, STORM_DAY);
  await waitForGuestNotifications(world);
  expect(await listMailsBySubject(/trips? canceled/i)).toEqual([]);
});

test('an operator who calls off trips gets one mail that lists the guests without an email address', async () => {
  await world.database.query(
    `update bookings set customer_email = null, flow = 'operator', source = 'walk-in', paid_by = 'cash'
     where operator_id = (select id from operators where email = $1) and customer_name in ('Ana Boat', 'Cy Far')`,
    [rosa.email],
  );
  await callOffBoatsDay(world, rosa, STORM_DAY);
  await waitForGuestNotifications(world);
  const [canceledMail, ...otherMails] = await listMailsBySubject(/trips? canceled/i);
  expect(otherMails).toEqual([]);
  expect(canceledMail?.text).toContain('Ana Boat, 4 guests');
  expect(canceledMail?.text).toContain('please contact them yourself');
  expect(canceledMail?.text).not.toContain('Bo Late');
});
