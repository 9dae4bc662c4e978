import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPhoto,
  createBoatActs,
  isPublic,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';
import { boatNamed } from '../../support/worlds/guests/two-server-world.ts';

let world: OperatorWorld;
let rosa: ReturnType<typeof createBoatActs>;
beforeAll(async () => {
  world = await createOperatorWorld();
  rosa = createBoatActs(world.baseUrl, await signIn(world, 'rosa@demo.test'));
});
afterAll(() => world.close());

describe('sold trips limit how an operator can change a boat', () => {
  test('a boat’s capacity cannot go below its sold seats, and added seats can be sold', async () => {
    const boat = await rosa.named('Trade Wind');
    const smaller = await rosa.update(boat, { capacity: 19 });
    expect(smaller.status).toBe(409);
    expect(smaller.message).toMatch(
      /^Capacity can’t be less than 20, because that many guests are booked on /,
    );
    const larger = await rosa.update(boat, { capacity: 24 });
    expect(larger.status).toBe(200);
    const { rows } = await world.database.query<{ capacity: number }>(
      'select distinct capacity from departures where boat_id = $1 and day >= $2',
      [boat.id, dayAhead(0)],
    );
    expect(rows).toEqual([{ capacity: 24 }]);
    const soldOut = boat.taken.find((taken) => taken.seats === 20);
    const input = {
      boat: await boatNamed(world.baseUrl, 'Trade Wind'),
      mode: 'perSeat' as const,
      start: soldOut?.date ?? '',
      time: soldOut?.time ?? '',
    };
    expect((await askForCheckout(world.baseUrl, { ...input, groupSize: 5 })).status).toBe(409);
    expect((await askForCheckout(world.baseUrl, { ...input, groupSize: 4 })).status).toBe(200);
  });

  test('a trip stays sold when its day is removed, and the operator sees the affected guests', async () => {
    const boat = await rosa.named('Windward Rose');
    expect(boat.tripsOffCalendar).toEqual([]);
    const sold = boat.taken.find((taken) => taken.seats > 0);
    const day = sold?.date ?? '';
    const blackoutDates = [...boat.availability.blackoutDates, day];
    const { status, body } = await rosa.update(boat, {
      availability: { ...boat.availability, blackoutDates },
    });
    expect(status).toBe(200);
    const bookings = await rosa.bookings();
    const onThatDay = bookings.filter((each) => each.boat.id === boat.id && each.date === day);
    expect(onThatDay.length).toBeGreaterThan(0);
    const named = body.tripsOffCalendar.map(
      (trip) => `${trip.code} ${trip.customerName} ${trip.start}`,
    );
    const due = onThatDay.map((each) => `${each.code} ${each.customerName} ${day}`);
    expect(named.toSorted()).toEqual(due.toSorted());
    expect(body.taken).toEqual(boat.taken);
    await rosa.update(boat, { availability: boat.availability });
  });

  test('a boat with upcoming paid trips cannot be deleted, and the message states how many there are', async () => {
    const boat = await rosa.named('Windward Rose');
    const { rows } = await world.database.query(
      "select 1 from bookings where boat_id = $1 and status = 'paid' and end_date >= $2",
      [boat.id, dayAhead(0)],
    );
    const answer = await rosa.remove(boat);
    const trips = rows.length === 1 ? '1 paid trip' : `${rows.length} paid trips`;
    expect([answer.status, answer.message]).toEqual([
      409,
      `This boat has ${trips} coming up, so you can’t delete it.`,
    ]);
    expect(await isPublic(world, boat)).toBe(true);
  });

  test('a boat that a guest is paying for right now cannot be deleted', async () => {
    const boat = await rosa.named('Sea Grape');
    await addPhoto(world, boat, '/pictures/sea-grape-x');
    await rosa.update(boat, { availability: { manualDays: [dayAhead(20)] }, status: 'published' });
    await expect.poll(() => isPublic(world, boat)).toBe(true);
    const view = await boatNamed(world.baseUrl, 'Sea Grape');
    const mode = view.pricePerSeat === null ? ('charter' as const) : ('perSeat' as const);
    const held = await askForCheckout(world.baseUrl, {
      boat: view,
      mode,
      start: dayAhead(20),
      time: '09:00',
      groupSize: 1,
    });
    expect(held.status).toBe(200);
    const answer = await rosa.remove(boat);
    expect([answer.status, answer.message]).toEqual([
      409,
      'Guests are still paying for 1 trip on this boat, so you can’t delete it yet. Unpaid bookings expire automatically.',
    ]);
  });
});

test('a deleted boat disappears from every list, and its past bookings keep its name', async () => {
  const before = await rosa.bookings();
  const boat = await rosa.named('Windward Rose');
  await world.database.query(
    "update bookings set status = 'refunded', refunded_cents = amount_cents where boat_id = $1 and end_date >= $2",
    [boat.id, dayAhead(0)],
  );
  const deleted = await rosa.remove(boat);
  expect([deleted.status, deleted.body]).toEqual([200, { deleted: true }]);
  await expect.poll(() => isPublic(world, boat)).toBe(false);
  const answers = [await rosa.read(boat), await rosa.update(boat, {}), await rosa.remove(boat)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  await expect(rosa.named('Windward Rose')).rejects.toThrow('no boat named');
  const after = await rosa.bookings();
  expect(after.map((each) => each.boat.name)).toEqual(before.map((each) => each.boat.name));
});
