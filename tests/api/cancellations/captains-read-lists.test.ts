import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { callOffBoatsDay, untilTold } from '../../support/worlds/operators/called-off-days.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { STORM_DAY, STORM_PORT } from '../../support/worlds/operators/storm-world.ts';
import { paidTrip } from '../../support/worlds/guests/trip-page.ts';

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
  const [one, other] = rosa.boats;
  await paidTrip(world, one, { groupSize: 4 }, 'Ana Boat');
  await paidTrip(world, one, { groupSize: 2, time: '14:00' }, 'Bo Late');
  await paidTrip(world, other, { groupSize: 2 }, 'Cy Far');
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
  const called = await callAdmin(world.baseUrl, 'adminCallOff', { cookie, payload });
  expect(called.status).toBe(200);
  await untilTold(world);
}

async function mailsSince(subject: RegExp) {
  return (await mailsTo(world, rosa.email)).filter((mail) => subject.test(mail.subject));
}

test('a captain reads one mail with all trips of a storm, and one with what became of them', async () => {
  await callOffPort();
  const [list, ...others] = await mailsSince(/^Called off/);
  expect(others).toEqual([]);
  expect(list?.subject).toBe('Called off: 3 trips');
  for (const words of ['Ana Boat, 4 guests', 'Bo Late', 'Cy Far', 'Three metres of swell.']) {
    expect(list?.text).toContain(words);
  }
  await world.database.query(`update call_offs set due_at = now() - interval '1 minute'`);
  const { rows } = await world.database.query<{ id: string }>(
    'select id from rebooking_offers where outcome is null',
  );
  await runJobs(
    world,
    'end-offer',
    rows.map(({ id: offerId }) => ({ offerId })),
  );
  await untilTold(world);
  const settled = await mailsSince(/^What your guests chose/);
  expect(settled.map(({ subject }) => subject)).toEqual(['What your guests chose: 3 trips']);
  expect(settled[0]?.text).toContain('Ana Boat, 4 guests');
  expect(settled[0]?.text).toContain('has $382.00 back');
  expect(await mailsSince(/^Cancelled/)).toEqual([]);
});

test('captains who call off their own trips read nothing of guests whom we can reach', async () => {
  await callOffBoatsDay(world, rosa, STORM_DAY);
  await untilTold(world);
  expect(await mailsSince(/^Called off/)).toEqual([]);
});

test('captains get one list of the guests without an address, whom they call themselves', async () => {
  await world.database.query(
    `update bookings set customer_email = null, flow = 'operator', source = 'walk-in', paid_by = 'cash'
     where operator_id = (select id from operators where email = $1) and customer_name in ('Ana Boat', 'Cy Far')`,
    [rosa.email],
  );
  await callOffBoatsDay(world, rosa, STORM_DAY);
  await untilTold(world);
  const [list, ...others] = await mailsSince(/^Called off/);
  expect(others).toEqual([]);
  expect(list?.text).toContain('Ana Boat, 4 guests');
  expect(list?.text).toContain('please tell them yourself');
  expect(list?.text).not.toContain('Bo Late');
});
