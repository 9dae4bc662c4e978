import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { ScheduleDayView, ScheduleView } from '#contract/operator/schedule-api.ts';
import { addDays, listDays, type Day } from '#domain/time/days.ts';
import { addBooking } from '../../support/worlds/operators/day-world.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import {
  call,
  createBoatActs,
  createOperatorWorld,
  newOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

const first = dayAhead(20);
const days = listDays(first, addDays(first, 13));

let world: OperatorWorld;
let token: string;
let pelican: OperatorBoatView;
let heron: OperatorBoatView;
beforeAll(async () => {
  world = await createOperatorWorld();
  ({ token } = await newOperator(world));
  const boats = createBoatActs(world.baseUrl, token);
  const availability = { manualDays: days, timeSlotsDefault: ['09:00', '14:00'] };
  ({ body: pelican } = await boats.create({ name: 'Week Pelican', capacity: 6, availability }));
  ({ body: heron } = await boats.create({
    name: 'Week Heron',
    tripType: 'both',
    pricingMode: 'both',
    charterPricePerDay: '900',
    availability,
  }));
  await boats.create({ name: 'Week Draft', availability });
  await world.database.query("update boats set status = 'published' where id = any($1)", [
    [pelican.id, heron.id],
  ]);
});
afterAll(() => world.close());

const ask = (query: Record<string, string>, as: string | null = token) =>
  call<ScheduleView>(world.baseUrl, 'operatorSchedule', { token: as, query });

async function readSchedule(from: Day = first, count = 7): Promise<ScheduleView> {
  const { status, body } = await ask({ from, days: String(count) });
  expect(status).toBe(200);
  return body;
}

async function readBoatDay(boat: OperatorBoatView, day: Day): Promise<ScheduleDayView | undefined> {
  const { boats } = await readSchedule(day, 1);
  return boats.find(({ id }) => id === boat.id)?.days[0];
}

const departureAt = (view: ScheduleDayView | undefined, time: string | null) =>
  view?.departures.find((each) => each.time === time);

describe('an operator’s schedule', () => {
  test('the schedule lists published boats by name, with the sold and unsold departures of each day', async () => {
    const [day = ''] = days;
    await addBooking(world, { boatId: pelican.id, day, name: 'Ana', guests: 3 });
    await addBooking(world, { boatId: pelican.id, day, guests: 1, status: 'pending' });
    await addBooking(world, { boatId: pelican.id, day, guests: 2, status: 'held' });
    await addBooking(world, { boatId: pelican.id, day, status: 'cancelled' });
    const view = await readSchedule();
    expect(view).toMatchObject({ from: first, days: 7 });
    expect(view.boats.map(({ name }) => name)).toEqual(['Week Heron', 'Week Pelican']);
    expect(view.boats.map((boat) => boat.days.map((each) => each.day))).toEqual(
      Array(2).fill(days.slice(0, 7)),
    );
    expect(view.boats[1]?.days[0]?.departures).toEqual([
      {
        mode: 'perSeat',
        time: '09:00',
        minutes: 240,
        seatsSold: 4,
        capacity: 6,
        waiting: {},
      },
      { mode: 'perSeat', time: '14:00', minutes: 240, seatsSold: 0, capacity: 6, waiting: {} },
    ]);
    // A week is the default.
    expect((await ask({ from: first })).body.days).toBe(7);
  });

  test('the schedule and the day page list the same departures', async () => {
    const [day = ''] = days;
    const { boats } = await readSchedule(day, 1);
    const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
      token,
      parts: { date: day },
    });
    const scheduled = boats.flatMap(({ id, days: [on] }) =>
      (on?.departures ?? []).map((each) => [
        id,
        each.mode,
        each.time,
        each.minutes,
        each.seatsSold,
      ]),
    );
    const daily = body.departures.map(({ boat, ...each }) => [
      ...[boat.id, each.mode, each.time, each.minutes, each.seatsSold],
    ]);
    expect(new Set(scheduled)).toEqual(new Set(daily));
    expect(scheduled).toHaveLength(daily.length);
  });

  test('the schedule shows a charter on each of its days, with its party and its last day', async () => {
    const [, , start = ''] = days;
    const end = addDays(start, 2);
    await addBooking(world, {
      boatId: heron.id,
      day: start,
      end,
      mode: 'charter',
      name: 'Grace Charter',
      guests: 5,
    });
    const seen = await Promise.all(
      [-1, 0, 1, 2, 3].map((n) => readBoatDay(heron, addDays(start, n))),
    );
    const charter = { customerName: 'Grace Charter', days: 3, lastDay: end };
    expect(seen.map((day) => day?.departures.map((each) => each.charter?.day))).toEqual([
      [undefined, undefined],
      [1],
      [2],
      [3],
      [undefined, undefined],
    ]);
    expect(seen[1]?.departures).toMatchObject([{ time: '09:00', seatsSold: 5, charter }]);
    expect(seen[2]?.departures).toMatchObject([{ time: null, mode: 'charter', charter }]);
    // A trip that began before the range.
    const { boats } = await readSchedule(end, 2);
    expect(boats[0]?.days[0]?.departures).toMatchObject([{ charter: { day: 3 } }]);
  });

  test('the schedule shows how many guests a departure below its smallest number lacks', async () => {
    const [, , , , , day = ''] = days;
    const booked = await addBooking(world, { boatId: pelican.id, day, guests: 2 });
    await world.database.query('update bookings set smallest_number = 5 where id = $1', [booked]);
    const view = await readBoatDay(pelican, day);
    expect(departureAt(view, '09:00')).toMatchObject({ seatsSold: 2, guestsMissing: 3 });
    expect(departureAt(view, '14:00')?.guestsMissing).toBeUndefined();
    // A guest who booked without a smallest number prevents a call-off.
    await addBooking(world, { boatId: pelican.id, day, guests: 1 });
    expect(departureAt(await readBoatDay(pelican, day), '09:00')?.guestsMissing).toBeUndefined();
  });

  test('the schedule shows closed times and days, and the reason for a call-off', async () => {
    const [hours = '', whole = '', stormy = ''] = days.slice(7);
    const close = (day: Day, time: { from: string; until: string } | null) =>
      call(world.baseUrl, 'closeTimes', {
        token,
        payload: { boatIds: [pelican.id], day, hours: time },
      });
    await close(hours, { from: '08:00', until: '10:00' });
    await close(whole, null);
    const { status } = await call(world.baseUrl, 'callOff', {
      token,
      payload: {
        boatIds: [pelican.id],
        day: stormy,
        time: null,
        reason: 'weather',
        note: '',
        requestKey: randomUUID(),
      },
    });
    expect(status).toBe(200);
    const seen = await Promise.all([hours, whole, stormy].map((day) => readBoatDay(pelican, day)));
    expect(seen.map((day) => day?.closed)).toEqual([
      { times: ['09:00'], reason: null },
      { times: null, reason: null },
      { times: null, reason: 'weather' },
    ]);
    expect(seen.map((day) => day?.departures.map(({ time }) => time))).toEqual([['14:00'], [], []]);
  });

  test('the schedule shows a calendar’s busy times and the departures they close', async () => {
    const [, , , , , , day = ''] = days;
    await world.database.query(
      `with source as (
         insert into calendar_sources (id, operator_id, kind, name, all_boats, created_at)
         select gen_random_uuid(), operator_id, 'nylas', 'Captain', false, now()
         from boats where id = $1 returning id),
       busy as (
         insert into busy_spans (source_id, key, starts_at, ends_at)
         select id, key, starts_at::timestamp at time zone 'America/Lower_Princes',
           ends_at::timestamp at time zone 'America/Lower_Princes'
         from source, (values ('a', $2 || ' 13:00', $2 || ' 15:00'), ('b', $2 || ' 14:30', $2 || ' 16:00'),
           ('c', $2 || ' 22:00', $3 || ' 06:00')) as spans (key, starts_at, ends_at))
       insert into calendar_source_boats (source_id, boat_id) select id, $1 from source`,
      [pelican.id, day, addDays(day, 1)],
    );
    const view = await readBoatDay(pelican, day);
    expect(view).toMatchObject({
      calendarTimes: ['14:00'],
      busy: [
        { from: '13:00', until: '16:00' },
        { from: '22:00', until: null },
      ],
    });
    expect(view?.departures.map(({ time }) => time)).toEqual(['09:00']);
    const next = await readBoatDay(pelican, addDays(day, 1));
    expect(next?.busy).toEqual([{ from: '00:00', until: '06:00' }]);
    expect((await readBoatDay(heron, day))?.busy).toEqual([]);
  });

  test('the schedule counts the bookings on a departure that wait for an answer', async () => {
    const day = days.at(-1) ?? '';
    const trip = { boatId: pelican.id, day, guests: 1 };
    const requested = await addBooking(world, trip);
    const called = await addBooking(world, trip);
    const conflicting = await addBooking(world, trip);
    const asked = await addBooking(world, { ...trip, status: 'pending' });
    for (const [sql, id] of [
      [
        `insert into change_requests (id, booking_id, kind, made_at, due_at)
         values (gen_random_uuid(), $1, 'cancel', now(), now() + interval '1 day')`,
        requested,
      ],
      [
        `with called as (
           insert into call_offs (id, operator_id, reason, note, what, idempotency_key, made_at, due_at)
           select gen_random_uuid(), operator_id, 'engine', '', 'A boat', gen_random_uuid(), now(), now()
           from bookings where id = $1 returning id)
         insert into rebooking_offers (id, call_off_id, booking_id)
         select gen_random_uuid(), id, $1 from called`,
        called,
      ],
      [
        `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
         values (gen_random_uuid(), $1, 'x', now(), now(), 'open', now())`,
        conflicting,
      ],
      [`update bookings set status = 'asked', approval_due_at = now() where id = $1`, asked],
    ] as const) {
      await world.database.query(sql, [id]);
    }
    expect(departureAt(await readBoatDay(pelican, day), '09:00')).toMatchObject({
      seatsSold: 4,
      waiting: { requests: 1, choosing: 1, conflicts: 1, approvals: 1 },
    });
    await world.database.query(
      `update change_requests set answer = 'no', answered_at = now() where booking_id = $1`,
      [requested],
    );
    expect(departureAt(await readBoatDay(pelican, day), '09:00')?.waiting.requests).toBeUndefined();
  });

  test('past days on the schedule show sailed departures but none on offer', async () => {
    const day = dayAhead(-3);
    await addBooking(world, { boatId: heron.id, day, name: 'Paz', guests: 2 });
    const { boats } = await readSchedule(day, 3);
    expect(boats.flatMap((boat) => boat.days)).toMatchObject([
      { day, departures: [{ time: '09:00', seatsSold: 2 }], busy: [] },
    ]);
  });

  test('an invalid range of days for the schedule is refused with a message', async () => {
    const refusal = async (query: Record<string, string>) => {
      const { status, message } = await ask(query);
      return [status, message];
    };
    const noDay = [400, 'Please choose a day'];
    const wrongDays = [400, 'Choose 1 to 42 days'];
    for (const days of ['0', '43', '1.5', '-1', 'week']) {
      expect(await refusal({ from: first, days })).toEqual(wrongDays);
    }
    for (const from of ['today', '2026-02-30', '9999-01-01']) {
      expect(await refusal({ from })).toEqual(noDay);
    }
    expect(await refusal({})).toEqual(noDay);
    expect((await readSchedule(first, 42)).days).toBe(42);
  });

  test('guests, crews and other operators cannot read an operator’s schedule', async () => {
    const { token: stranger } = await newOperator(world);
    const { body } = await ask({ from: first, days: '14' }, stranger);
    expect(body.boats).toEqual([]);
    expect((await ask({ from: first }, null)).status).toBe(401);
    const { body: crew } = await call<{ url: string }>(world.baseUrl, 'makeCrewLink', {
      token,
      payload: { boatId: pelican.id, date: first },
    });
    expect((await ask({ from: first }, crew.url.split('/').at(-1) ?? '')).status).toBe(401);
  });
});
