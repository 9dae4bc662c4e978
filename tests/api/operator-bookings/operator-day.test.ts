import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { addBooking, sendTicks, tick } from '../../support/worlds/operators/day-world.ts';
import {
  createBoatActs,
  call,
  newOperator,
  createOperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import type { OperatorWorld } from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

const day = dayAhead(20);

let world: OperatorWorld;
let token: string;
let pelican: OperatorBoatView;
let heron: OperatorBoatView;
beforeAll(async () => {
  world = await createOperatorWorld();
  ({ token } = await newOperator(world));
  const boats = createBoatActs(world.baseUrl, token);
  const availability = { manualDays: [day], timeSlotsDefault: ['09:00', '14:00'] };
  ({ body: pelican } = await boats.create({ name: 'Day Pelican', capacity: 8, availability }));
  ({ body: heron } = await boats.create({
    name: 'Day Heron',
    tripType: 'both',
    pricingMode: 'both',
    charterPricePerDay: '900',
    availability,
  }));
  await world.database.query("update boats set status = 'published' where id = any($1)", [
    [pelican.id, heron.id],
  ]);
});
afterAll(() => world.close());

async function readDay(date: Day = day, as = token): Promise<OperatorDayView> {
  return (await call<OperatorDayView>(world.baseUrl, 'operatorDay', { token: as, parts: { date } }))
    .body;
}

const guestsOf = ({ departures }: OperatorDayView) => departures.flatMap(({ guests }) => guests);

describe('an operator’s day', () => {
  test('an operator’s day lists booked departures in sailing order, and a charter on each of its days', async () => {
    const trip = { boatId: pelican.id, day };
    await addBooking(world, { ...trip, name: 'Zoe', guests: 3, requests: 'Nut allergy.' });
    await addBooking(world, { ...trip, name: 'Abe', guests: 2, phone: '+1 721 555 0100' });
    await addBooking(world, { ...trip, name: 'Pia', guests: 1, status: 'pending', time: '14:00' });
    await addBooking(world, { ...trip, name: 'Hal', status: 'held' });
    await addBooking(world, { ...trip, name: 'Cal', status: 'cancelled' });
    const charter = { boatId: heron.id, day: addDays(day, -1), end: addDays(day, 1) };
    await addBooking(world, { ...charter, name: 'Grace', guests: 6, mode: 'charter' });

    const { departures } = await readDay();
    const shown = departures.map(({ boat, time, mode, seatsSold, capacity, guests }) => [
      ...[boat.name, time, mode, `${seatsSold} of ${capacity}`],
      guests.map(({ customerName }) => customerName).join(),
    ]);
    expect(shown).toEqual([
      ['Day Heron', null, 'charter', '6 of 6', 'Grace'],
      ['Day Pelican', '09:00', 'perSeat', '5 of 8', 'Abe,Zoe'],
      ['Day Pelican', '14:00', 'perSeat', '1 of 8', 'Pia'],
    ]);
    // Sold without a stated length.
    expect(departures.map(({ minutes }) => minutes)).toEqual([240, 240, 240]);
    const [grace, abe, zoe, pia] = guestsOf({ departures } as OperatorDayView);
    expect(grace).toMatchObject({ day: 2, days: 3, dueCents: 0 });
    expect(abe).toMatchObject({
      phone: '+1 721 555 0100',
      groupSize: 2,
      email: 'guest@example.com',
    });
    expect(zoe).toMatchObject({ specialRequests: 'Nut allergy.', paymentStatus: 'paid' });
    expect(pia).toMatchObject({ paymentStatus: 'pending', dueCents: 21_000, boarding: null });

    expect((await readDay(addDays(day, -1))).departures.map(({ time }) => time)).toEqual(['09:00']);
    expect((await readDay(addDays(day, 2))).departures).toEqual([]);
  });

  test('an operator’s day shows departures on offer that have no bookings', async () => {
    const { token: other } = await newOperator(world);
    const availability = { manualDays: [day], timeSlotsDefault: ['10:00'] };
    const { body: boat } = await createBoatActs(world.baseUrl, other).create({
      availability,
      tripMinutes: 90,
    });
    expect((await readDay(day, other)).departures).toEqual([]);
    await world.database.query("update boats set status = 'published' where id = $1", [boat.id]);
    expect((await readDay(day, other)).departures).toMatchObject([
      {
        boat: { name: 'Pelican Two' },
        time: '10:00',
        minutes: 90,
        seatsSold: 0,
        capacity: 6,
        guests: [],
      },
    ]);
  });

  test('a request for an operator’s day is refused if the date is invalid', async () => {
    const answer = await call(world.baseUrl, 'operatorDay', { token, parts: { date: 'today' } });
    expect([answer.status, answer.message]).toEqual([400, 'We couldn’t find this day.']);
  });
});

describe('a tick', () => {
  const boardingOf = async (bookingId: string) =>
    guestsOf(await readDay()).find((guest) => guest.bookingId === bookingId)?.boarding;
  const bookingRow = async (id: string) => {
    const { rows } = await world.database.query('select * from bookings where id = $1', [id]);
    return rows[0] as object;
  };
  const at = (minute: number) => new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString();

  test('a tick records attendance, can be undone, and is stored once even if sent repeatedly', async () => {
    const id = await addBooking(world, { boatId: pelican.id, day, name: 'Tia', guests: 4 });
    const aboard = tick(id, day, { guests: 3, at: at(1) });
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await sendTicks(world, token, [aboard, aboard]);
      expect([status, new Set(body.kept), body.refused]).toEqual([200, new Set([aboard.id]), []]);
    }
    expect(await boardingOf(id)).toMatchObject({ kind: 'boarded', guests: 3, by: 'captain' });
    await sendTicks(world, token, [tick(id, day, { kind: 'undone', guests: null, at: at(2) })]);
    expect(await boardingOf(id)).toMatchObject({ kind: 'undone' });
    const { rows } = await world.database.query(
      'select count(*)::int as acts from boarding_acts where booking_id = $1',
      [id],
    );
    expect(rows).toEqual([{ acts: 2 }]);
  });

  test('the tick with the latest timestamp wins, even if two phones send theirs out of order or concurrently', async () => {
    const ids = await Promise.all(
      [1, 2].map((n) =>
        addBooking(world, { boatId: pelican.id, day, name: `Uma ${n}`, guests: 4 }),
      ),
    );
    const bothPhones = ids.map((id) => ({
      one: [tick(id, day, { guests: 4, at: at(1) }), tick(id, day, { guests: 2, at: at(5) })],
      other: [tick(id, day, { kind: 'absent', guests: null, at: at(3) })],
    }));
    const [first, second] = bothPhones;
    await sendTicks(world, token, first?.one ?? []);
    await sendTicks(world, token, first?.other ?? []);
    await Promise.all([
      sendTicks(world, token, [...(second?.other ?? []), ...(first?.one ?? [])]),
      sendTicks(world, token, (second?.one ?? []).toReversed()),
      sendTicks(world, token, [...(first?.one ?? []), ...(second?.other ?? [])].toReversed()),
    ]);
    for (const id of ids) expect(await boardingOf(id)).toMatchObject({ guests: 2 });
  });

  test('an invalid tick is refused with a reason, while valid ticks of the same request are kept', async () => {
    const trip = { boatId: pelican.id, day, guests: 2 };
    const id = await addBooking(world, { ...trip, name: 'Vic' });
    const held = await addBooking(world, { ...trip, status: 'held' });
    const good = tick(id, day, { guests: 1 });
    const bad = [
      [tick(id, day, { guests: 3 }), 'This booking is for 2. Enter a smaller number.'],
      [tick(id, addDays(day, 1)), 'This trip was moved to another day.'],
      [tick(held, day), 'We couldn’t find this booking.'],
      [tick(randomUUID(), day), 'We couldn’t find this booking.'],
      [tick(id, day, { kind: 'absent' }), 'Enter how many guests came'],
    ] as const;
    const { body } = await sendTicks(world, token, [good, ...bad.map(([act]) => act)]);
    expect(body.kept).toEqual([good.id]);
    expect(body.refused).toEqual(bad.map(([act, message]) => ({ id: act.id, message })));
    expect(await boardingOf(id)).toMatchObject({ id: good.id, guests: 1 });
    for (const changes of [{ at: 'soon' }, { kind: 'eaten' }, { guests: 0 }, { id: '1' }]) {
      const wrong = [{ ...tick(id, day), ...changes }] as never;
      expect((await sendTicks(world, token, wrong)).status).toBe(400);
    }
    expect((await sendTicks(world, token, [])).status).toBe(400);
    expect(await boardingOf(id)).toMatchObject({ id: good.id });
  });

  test('an offline tick for a booking canceled since then counts its guests as aboard without taking seats or charging them', async () => {
    const on = addDays(day, 5);
    const time = '11:00';
    const trip = { boatId: pelican.id, day: on, time };
    const gone = await addBooking(world, {
      ...trip,
      name: 'Gil Gone',
      guests: 3,
      status: 'cancelled',
    });
    await addBooking(world, { ...trip, name: 'Kay Kept', guests: 2 });
    await addBooking(world, { ...trip, name: 'Nia Never', status: 'cancelled' });
    const before = await bookingRow(gone);
    const aboard = tick(gone, on, { time, at: at(1) });
    expect((await sendTicks(world, token, [aboard])).body).toMatchObject({
      kept: [aboard.id],
      refused: [],
    });
    expect((await readDay(on)).departures).toMatchObject([
      {
        seatsSold: 2,
        guests: [
          { customerName: 'Kay Kept', boarding: null },
          { customerName: 'Gil Gone', left: 'canceled', boarding: { guests: 2, at: aboard.at } },
        ],
      },
    ]);
    expect(await bookingRow(gone)).toEqual(before);

    await sendTicks(world, token, [
      tick(gone, on, { time, kind: 'undone', guests: null, at: at(2) }),
    ]);
    expect(guestsOf(await readDay(on)).at(-1)).toMatchObject({
      left: 'canceled',
      boarding: { kind: 'undone' },
    });
  });

  test('guests ticked before their booking was canceled still show as aboard', async () => {
    const on = addDays(day, 6);
    const id = await addBooking(world, { boatId: pelican.id, day: on, name: 'Ola Off' });
    await sendTicks(world, token, [tick(id, on, { time: '09:00' })]);
    await world.database.query("update bookings set status = 'refunded' where id = $1", [id]);
    expect((await readDay(on)).departures).toMatchObject([
      { seatsSold: 0, guests: [{ left: 'canceled', boarding: { kind: 'boarded', guests: 2 } }] },
    ]);
  });

  test('a tick for another operator’s guests is refused and leaves no trace', async () => {
    const { token: stranger } = await newOperator(world);
    const id = await addBooking(world, { boatId: pelican.id, day, name: 'Wim' });
    const { body } = await sendTicks(world, stranger, [tick(id, day)]);
    expect(body.refused).toMatchObject([{ message: 'We couldn’t find this booking.' }]);
    expect(await boardingOf(id)).toBeNull();
    expect((await readDay(day, stranger)).departures).toEqual([]);
  });
});
