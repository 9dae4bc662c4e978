import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AffectedTripsView } from '#contract/operator/call-off-api.ts';
import {
  checkLedger,
  checkSeats,
} from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  chooseOffer,
  owedTo,
  payingGuests,
  readOffer,
  seatsOn,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let cookie: string;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(() => world.database.query('update operators set takes_rebookings = false'));

const storm = (port: string) => ({
  port,
  from: { day: DAY, time: '00:00' },
  until: { day: dayAhead(31), time: '00:00' },
});

async function callOff(port: string): Promise<void> {
  const payload = { ...storm(port), reason: 'weather', note: '', requestKey: randomUUID() };
  const called = await callAdmin(world.baseUrl, 'adminCallOff', { cookie, payload });
  expect(called.status).toBe(200);
  await waitForGuestNotifications(world);
}

async function putInto(port: string, boatIds: string[]): Promise<void> {
  await world.database.query('update boats set port = $1 where id = any($2)', [port, boatIds]);
}

async function takeGuestsOf(operatorId: string): Promise<void> {
  await world.database.query('update operators set takes_rebookings = true where id = $1', [
    operatorId,
  ]);
}

test('if 64 called-off guests choose a boat with ten seats, ten get a seat and the others can still get a refund', async () => {
  const ferry = await addBoat(world, { name: 'Ferry', capacity: 64 });
  const dinghy = await addBoat(world, { name: 'Dinghy', seatCents: 5000, capacity: 10 });
  await putInto('sxm-cupecoy', [ferry.id]);
  await takeGuestsOf(dinghy.operatorId);
  const guests = await payingGuests(world, ferry, 64, { groupSize: 1 });
  await callOff('sxm-cupecoy');
  const place = {
    kind: 'another-boat',
    boatId: dinghy.id,
    date: DAY,
    time: '09:00',
    refundCents: 4550,
  };
  const chosen = await Promise.all(guests.map((guest) => chooseOffer(world, guest, place)));
  expect(chosen.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(chosen.filter(({ status }) => status === 409)).toHaveLength(54);
  expect(await seatsOn(world, dinghy.id, DAY)).toBe(10);
  expect(await owedTo(world, dinghy.operatorId)).toBe(10 * 5000);
  const others = guests.filter((_, nth) => chosen[nth]?.status === 409);
  const refunds = await Promise.all(
    others.map((guest) => chooseOffer(world, guest, { kind: 'refunded', refundCents: 9550 })),
  );
  expect(refunds.every(({ status }) => status === 200)).toBe(true);
  expect(await owedTo(world, ferry.operatorId)).toBe(0);
  await expectMoneyAndBookingsToAgree(world);
});

test('the books account for every cent after a call-off of forty bookings with every kind of outcome', async () => {
  const boats = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((nth) => addBoat(world, { name: `Boat ${nth}`, capacity: 20 })),
  );
  const refuge = await addBoat(world, { name: 'Refuge', seatCents: 8000, capacity: 20 });
  await putInto(
    'sxm-dawn-beach',
    boats.map(({ id }) => id),
  );
  await takeGuestsOf(refuge.operatorId);
  const guests = (
    await Promise.all(
      boats.map((boat, nth) => payingGuests(world, boat, nth < 4 ? 7 : 6, { groupSize: 2 })),
    )
  ).flat();
  expect(guests).toHaveLength(40);
  const preview = await callAdmin<AffectedTripsView>(world.baseUrl, 'adminCallOffPreview', {
    cookie,
    payload: storm('sxm-dawn-beach'),
  });
  expect(preview.body).toMatchObject({ trips: 40, guests: 80, boats: 6, paidCents: 40 * 19_100 });
  await callOff('sxm-dawn-beach');

  const { sameBoat } = await readOffer(world, guests[0] ?? { token: '' });
  const date = sameBoat.find((each) => each.date > DAY)?.date ?? '';
  const outcomes = await Promise.all(
    guests.slice(0, 30).map((guest, nth) => {
      if (nth % 3 === 0)
        return chooseOffer(world, guest, { kind: 'another-day', date, time: '09:00' });
      if (nth % 3 === 1)
        return chooseOffer(world, guest, { kind: 'refunded', refundCents: 19_100 });
      const place = { kind: 'another-boat', boatId: refuge.id, date: DAY, time: '09:00' };
      return chooseOffer(world, guest, { ...place, refundCents: 3100 });
    }),
  );
  expect(outcomes.map(({ status, message }) => `${status} ${message}`)).toEqual(
    Array.from({ length: 30 }, () => '200 '),
  );
  // The others do not answer.
  await world.database.query(`update call_offs set due_at = now() - interval '1 minute'`);
  await runJobs(world, 'reconcile-payments', [{}]);
  await waitForGuestNotifications(world);

  const { rows } = await world.database.query<{ outcome: string; count: number }>(
    `select outcome, count(*)::int from rebooking_offers where booking_id = any($1)
     group by outcome order by outcome`,
    [guests.map(({ bookingId }) => bookingId)],
  );
  expect(rows).toEqual([
    { outcome: 'another-boat', count: 10 },
    { outcome: 'another-day', count: 10 },
    { outcome: 'refunded', count: 20 },
  ]);
  const owed = await Promise.all(boats.map(({ operatorId }) => owedTo(world, operatorId)));
  expect(owed.reduce((total, cents) => total + cents, 0)).toBe(10 * 19_100);
  expect(await owedTo(world, refuge.operatorId)).toBe(10 * 16_000);
  for (const boat of boats) expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  expect(await checkLedger(world.database, Date.now())).toEqual([]);
  expect(await checkSeats(world.database)).toEqual([]);
  await expectMoneyAndBookingsToAgree(world);
});
