import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  BoardingView,
  NewCrewLinkView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { callOffBoatsDay, chooseOffer } from '../../support/worlds/operators/called-off-days.ts';
import { sendTicks, tick } from '../../support/worlds/operators/day-world.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const departuresOf = async ({ token }: CalendarOperator) =>
  (
    await call<OperatorDayView>(world.baseUrl, 'operatorDay', { token, parts: { date: DAY } })
  ).body.departures.filter(({ guests }) => guests.length > 0);

test('a tick that arrives after guests rebooked with another captain still counts them aboard the first boat', async () => {
  const rosa = await operatorWithBoats(world);
  const teun = await operatorWithBoats(world);
  const [firstBoat] = rosa.boats;
  const [otherBoat] = teun.boats;
  const { body: link } = await call<NewCrewLinkView>(world.baseUrl, 'makeCrewLink', {
    token: rosa.token,
    payload: { boatId: firstBoat.id, date: DAY },
  });
  const ana = await bookPaidTrip(world, firstBoat, { groupSize: 4 });
  await callOffBoatsDay(world, rosa, DAY);
  const place = { kind: 'another-boat', boatId: otherBoat.id, date: DAY, time: '09:00' };
  expect((await chooseOffer(world, ana, { ...place, refundCents: 0 })).status).toBe(200);

  const { rows } = await world.database.query<{ code: string }>(
    'select code from bookings where id = $1',
    [ana.bookingId],
  );
  const byCrew = tick(rows[0]?.code ?? '', DAY, { time: '09:00', guests: 3 });
  const sent = await call<BoardingView>(world.baseUrl, 'keepCrewBoarding', {
    parts: { token: link.url.split('/').at(-1) ?? '' },
    payload: { acts: [byCrew] },
  });
  expect(sent.body).toMatchObject({ kept: [byCrew.id], refused: [] });
  const [seen] = await departuresOf(rosa);
  expect(seen).toMatchObject({
    boat: { id: firstBoat.id },
    time: '09:00',
    seatsSold: 0,
    guests: [{ left: 'moved', phone: null, email: '', boarding: { kind: 'boarded', guests: 3 } }],
  });
  const [booked] = await departuresOf(teun);
  expect(booked).toMatchObject({
    boat: { id: otherBoat.id },
    seatsSold: 4,
    guests: [{ boarding: null }],
  });
  expect(booked?.guests[0]).not.toHaveProperty('left');

  const untick = tick(ana.bookingId, DAY, { time: '09:00', kind: 'undone', guests: null });
  expect((await sendTicks(world, rosa.token, [untick])).body.refused).toEqual([]);
  const [after] = await departuresOf(rosa);
  expect(after?.guests).toMatchObject([{ left: 'moved', boarding: { kind: 'undone' } }]);
});

test('guests ticked before they rebook a called-off trip still count as aboard the first boat', async () => {
  const rosa = await operatorWithBoats(world);
  const teun = await operatorWithBoats(world);
  const bo = await bookPaidTrip(world, rosa.boats[0], { groupSize: 2 });
  await callOffBoatsDay(world, rosa, DAY);
  await sendTicks(world, rosa.token, [tick(bo.bookingId, DAY, { time: '09:00' })]);
  const aboard = { boarding: { kind: 'boarded', guests: 2 } };
  expect((await departuresOf(rosa))[0]?.guests).toMatchObject([{ isCalledOff: true, ...aboard }]);
  const place = { kind: 'another-boat', boatId: teun.boats[0].id, date: DAY, time: '09:00' };
  expect((await chooseOffer(world, bo, { ...place, refundCents: 0 })).status).toBe(200);
  expect((await departuresOf(rosa))[0]?.guests).toMatchObject([{ left: 'moved', ...aboard }]);
  expect((await departuresOf(teun))[0]?.guests).toMatchObject([{ boarding: null }]);
});

test('a tick for a group that became smaller counts only the guests still booked', async () => {
  const rosa = await operatorWithBoats(world);
  const cy = await bookPaidTrip(world, rosa.boats[0], { groupSize: 4 });
  const { choices } = (await readTrip(world, cy.token)).body.fewerGuests;
  const choice = choices.find(({ groupSize }) => groupSize === 3);
  expect((await changeTrip(world, cy.token, 'fewer-guests', choice)).status).toBe(200);
  const late = tick(cy.bookingId, DAY, { time: '09:00', guests: 4 });
  const never = tick(cy.bookingId, DAY, { time: '09:00', guests: 5 });
  expect((await sendTicks(world, rosa.token, [late, never])).body).toMatchObject({
    kept: [late.id],
    refused: [{ id: never.id }],
  });
  expect((await departuresOf(rosa))[0]?.guests).toMatchObject([
    { groupSize: 3, boarding: { kind: 'boarded', guests: 3 } },
  ]);
});
