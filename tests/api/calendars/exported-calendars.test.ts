import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarExportView } from '#contract/operator/calendar-api.ts';
import { toInstant } from '#domain/time/days.ts';
import { parseEvents, type FiledEvent } from '../../support/providers/calendar-files.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { addBoat, dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { reserve } from '../../support/worlds/guests/visitors.ts';

let world: OperatorWorld;
let token: string;
let boat: NewBoat;
let other: NewBoat;

beforeAll(async () => {
  world = await createOperatorWorld();
  const operator = await newOperator(world);
  ({ token } = operator);
  boat = await addBoat(world, { name: 'Sea Grape' });
  other = await addBoat(world, { name: 'Cactus' });
  await world.database.query(
    'update boats set operator_id = (select id from operators where email = $1) where id = any($2)',
    [operator.email, [boat.id, other.id]],
  );
  const { rows } = await world.database.query<{ operator_id: string }>(
    'select operator_id from boats where id = $1',
    [boat.id],
  );
  boat.operatorId = rows[0]?.operator_id ?? '';
});
afterAll(() => world.close());

const exports = async () =>
  (await call<CalendarExportView[]>(world.baseUrl, 'calendarExports', { token })).body;
const addressFor = async (boatId: string | null) =>
  (await exports()).find((each) => each.boatId === boatId)?.url ?? '';

async function eventsAt(url: string): Promise<FiledEvent[]> {
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = await answer.text();
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  return parseEvents(file);
}

const START = dayAhead(25);

test('an operator has one secret calendar URL for all boats and one per boat', async () => {
  const list = await exports();
  expect(list.map((each) => each.boatName)).toEqual([null, 'Cactus', 'Sea Grape']);
  expect(await exports()).toEqual(list);
  for (const { url } of list) expect(url).toMatch(/\/calendars\/[\w-]{43}\.ics$/);
});

test('a booking is in the exported calendars of its boat and of all boats, and stays there as cancelled when it expires', async () => {
  const trip = { boat, mode: 'perSeat', start: START, time: '09:00', groupSize: 2 } as const;
  const { body: booking } = await reserve(world.baseUrl, trip);
  const [event] = await eventsAt(await addressFor(boat.id));
  expect(event).toMatchObject({ status: 'TENTATIVE', zone: 'America/Lower_Princes' });
  expect(event?.uid).not.toContain(booking.id);
  expect(event?.summary).toBe('Sea Grape: Ana Boat, 2 guests');
  expect(event?.start.getTime()).toBe(toInstant(START, '09:00'));
  expect(await eventsAt(await addressFor(null))).toHaveLength(1);
  expect(await eventsAt(await addressFor(other.id))).toHaveLength(0);

  await world.database.query(
    "update bookings set hold_ends_at = now() - interval '1 hour' where id = $1",
    [booking.id],
  );
  // The next reader of these days ends expired holds.
  await reserve(world.baseUrl, { ...trip, customer: 'Bo Late' });
  const events = await eventsAt(await addressFor(boat.id));
  const ended = events.find((each) => each.uid === event?.uid);
  expect(ended?.status).toBe('CANCELLED');
  expect(ended?.sequence).toBeGreaterThan(event?.sequence ?? Infinity);
});

test('an exported calendar that has not changed is answered 304', async () => {
  const url = await addressFor(null);
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('rotating the secret of an exported calendar disables the old URL', async () => {
  const [all] = await exports();
  const rotated = await call<CalendarExportView>(world.baseUrl, 'rotateCalendarExport', {
    token,
    parts: { id: all?.id ?? '' },
  });
  expect((await fetch(all?.url ?? '')).status).toBe(404);
  expect((await fetch(rotated.body.url)).status).toBe(200);
});

test('the exported calendar of a suspended operator is answered 404', async () => {
  const url = await addressFor(boat.id);
  await world.database.query("update operators set status = 'suspended' where id = $1", [
    boat.operatorId,
  ]);
  expect((await fetch(url)).status).toBe(404);
});
