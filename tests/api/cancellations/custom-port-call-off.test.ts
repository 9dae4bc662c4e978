import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type { CallOffView, AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { callAdmin, newAdmin, PASSWORD, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import { readOffer } from '../../support/worlds/operators/called-off-days.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const DAY = dayAhead();
const hours = { from: { day: DAY, time: '06:00' }, until: { day: DAY, time: '13:30' } };

test('calling off a custom port includes boats whose captains spelled it with different case or spacing', async () => {
  const rosa = await operatorWithBoats(world);
  const [boat, sister] = rosa.boats;
  const elsewhere = await addBoat(world);
  const nameHarbor = (id: string, name: string) =>
    world.database.query(`update boats set port = 'other', custom_port = $2 where id = $1`, [
      id,
      name,
    ]);
  await nameHarbor(boat.id, 'Oyster Pond');
  await nameHarbor(sister.id, ' oyster   POND ');
  await nameHarbor(elsewhere.id, 'Oyster Pond East');
  const ana = await bookPaidTrip(world, boat, { groupSize: 4 });
  const bo = await bookPaidTrip(world, sister, { groupSize: 2 }, 'Bo Sister');
  const far = await bookPaidTrip(world, elsewhere, {}, 'Far Away');
  const admin = await newAdmin(world, 'super_admin');
  const cookie = await signInAdmin(world, admin.email, PASSWORD);

  const ports = await callAdmin<string[]>(world.baseUrl, 'adminCallOffPorts', { cookie });
  const [port = ''] = ports.body.filter((name) => /^oyster\s+pond$/i.test(name));
  expect(ports.body.filter((name) => /oyster/i.test(name))).toEqual([port, 'Oyster Pond East']);
  const payload = { ...hours, port };
  const preview = await callAdmin<AffectedTripsView>(world.baseUrl, 'adminCallOffPreview', {
    cookie,
    payload,
  });
  expect(preview.body).toMatchObject({ trips: 2, guests: 6, boats: 2 });
  const called = await callAdmin(world.baseUrl, 'adminCallOff', {
    cookie,
    payload: { ...payload, reason: 'weather', note: '', requestKey: randomUUID() },
  });
  expect(called.status).toBe(200);
  for (const guest of [ana, bo]) expect((await readOffer(world, guest)).reason).toBe('weather');
  const answer = await fetch(`${world.baseUrl}/api/trips/${far.token}/offer`);
  expect(await answer.json()).toEqual({ offer: null });

  const list = await callAdmin<CallOffView[]>(world.baseUrl, 'adminCallOffs', { cookie });
  expect(list.body[0]).toMatchObject({
    trips: 2,
    boats: 2,
    byOperator: null,
    byAdmin: admin.name,
    what: expect.stringContaining(`${port}, `) as string,
  });
  const { history } = (
    await callAdmin<AdminBookingView>(world.baseUrl, 'adminBooking', {
      cookie,
      parts: { id: ana.bookingId },
    })
  ).body;
  expect(history).toContainEqual(
    expect.objectContaining({
      what: 'Trip canceled because of the weather; guest asked to choose',
      by: admin.name,
    }),
  );
  const { token } = rosa;
  expect((await call<CallOffView[]>(world.baseUrl, 'callOffs', { token })).body).toEqual([]);
});

test('calling off a port without boats is refused', async () => {
  const cookie = await signInAdmin(world);
  const payload = { ...hours, port: 'Atlantis' };
  const preview = await callAdmin(world.baseUrl, 'adminCallOffPreview', { cookie, payload });
  expect([preview.status, preview.message]).toEqual([400, 'Choose a port.']);
});
