import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { bookAddress, validFields, postForm } from '../../support/worlds/guests/posted-form.ts';

let world: OperatorWorld;
beforeAll(async () => {
  // Portuguese and German are disabled.
  world = await createOperatorWorld({ LANGUAGES: 'fr,nl,es' });
});
afterAll(() => world.close());

/** The languages of a boat's bookings, the newest last. */
async function languagesOn(boat: { id: string }): Promise<string[]> {
  const { rows } = await world.database.query<{ language: string }>(
    'select language from bookings where boat_id = $1 order by created_at',
    [boat.id],
  );
  return rows.map(({ language }) => language);
}

test.each([
  ['fr', 'fr'],
  ['de', 'en'],
  [undefined, 'en'],
])('a guest who holds or reserves in %s gets mails in %s', async (asked, kept) => {
  const boat = await addBoat(world);
  const input = asked === undefined ? {} : { language: asked };
  await newVisitor(world).hold(boat, input);
  expect((await newVisitor(world).reserve(boat, input)).status).toBe(201);
  expect(await languagesOn(boat)).toEqual([kept, kept]);
});

test('a booking form sent without scripts keeps its language', async () => {
  const boat = await addBoat(world);
  const address = world.baseUrl + bookAddress(boat.id);
  const sent = await postForm(address, { ...validFields, language: 'nl' });
  expect(sent.status).toBe(303);
  expect(await languagesOn(boat)).toEqual(['nl']);
});

test('a checkout in an unknown language is refused', async () => {
  const boat = await addBoat(world);
  const { status, message } = await newVisitor(world).checkOut(boat, { language: 'xx' });
  expect([status, message]).toEqual([400, 'The language must be one of en, fr, nl, es, pt, de']);
});

test('a guest who checks out again in another language gets a new hold in that language', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const first = await visitor.hold(boat, { language: 'fr' });
  const again = await visitor.hold(boat, { language: 'fr' });
  expect(again.bookingId).toBe(first.bookingId);
  const other = await visitor.hold(boat, { language: 'es' });
  expect(other.bookingId).not.toBe(first.bookingId);
  expect(await languagesOn(boat)).toEqual(['fr', 'es']);
});

test.each([
  ['es', 'es'],
  [undefined, 'en'],
] as const)('a guest of a manual booking in %s gets mails in %s', async (asked, kept) => {
  const rosa = await operatorWithBoats(world);
  const booked = await bookByHand(world, rosa, { start: dayAhead(), language: asked });
  expect(booked.status).toBe(201);
  expect(await languagesOn(rosa.boats[0])).toEqual([kept]);
});
