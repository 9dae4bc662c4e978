import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import type { Day } from '#domain/time/days.ts';
import en from '#locales/guest/checkout/picker.en.ts';
import { describeSunNote } from '#i18n/formats/describe-sun-note.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readBoat,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { bookPaidTrip, readTrip } from '../../support/worlds/guests/trip-link-requests.ts';

const DAY = dayAhead();
/** Sunset is between 5:30 and 6:55 all year. */
const EVENING = /^Sunset (5|6):\d\d PM, returns 8:30 PM$/;

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

const eveningBoat = () => addBoat(world, { times: ['09:00', '16:30'], tripMinutes: 240 });

test('a boat page has the sunset of each evening departure but not of morning departures', async () => {
  const boat = await eveningBoat();
  const sun = await sunOf(boat);
  expect(sun.map(({ time }) => time)).toEqual(sun.map(() => '16:30'));
  expect(sun.map(({ date }) => date)).toEqual(expect.arrayContaining([dayAhead(1), dayAhead(180)]));
  for (const note of sun) expect(describeSunNote('en', note, en)).toMatch(EVENING);
  const accept = 'application/json';
  const bySlug = await fetch(`${world.baseUrl}/boats/${boat.slug}`, { headers: { accept } });
  expect(((await bySlug.json()) as BoatPageView).sun).toEqual(sun);
  expect(await (await fetch(`${world.baseUrl}/api/boats`)).text()).not.toContain('sunset');
});

test('a charter boat has no sun notes', async () => {
  const boat = await eveningBoat();
  await change(boat, 'price_per_seat_cents = null');
  await expect.poll(() => sunOf(boat)).toEqual([]);
});

test('the boat’s page shows the sun note of the chosen departure without scripts', async () => {
  const boat = await eveningBoat();
  const sentence = await wordsOn(boat);
  const page = `/boats/${boat.slug}?date=${DAY}`;
  expect(await textOf(`${page}&time=16:30`)).toContain(sentence);
  for (const other of [page, `${page}&time=09:00`, `${page}&time=16:30&mode=charter`]) {
    expect(await textOf(other)).not.toContain('Sunset');
  }
});

test('the trip’s page and mail have a sun note for the length at which the trip was sold', async () => {
  const boat = await eveningBoat();
  const sentence = await wordsOn(boat);
  const { visitor, token } = await bookPaidTrip(world, boat, { time: '16:30' });
  const mail = await theMail(world, visitor.email, 'Booking confirmed');
  const [sunset = ''] = sentence.split(',');
  expect(mail.text).toContain(sunset);
  expect(mail.html).toContain(sunset);

  await change(boat, 'trip_minutes = 300');
  const { sun } = (await readTrip(world, token)).body;
  expect(sun && describeSunNote('en', sun, en)).toBe(sentence);
  expect(await textOf(`/trips/${token}`)).toContain(sentence);
  // Guests who join this departure get its sold length, not the boat's current one.
  await expect.poll(async () => (await noteOf(boat, dayAhead(31)))?.back).toBe('21:30');
  expect(await noteOf(boat, DAY)).toBeUndefined();
});

test('a morning trip’s page and mail have no sun note', async () => {
  const boat = await eveningBoat();
  const { visitor, token } = await bookPaidTrip(world, boat, { time: '09:00' });
  expect((await readTrip(world, token)).body.sun).toBe(null);
  const { text } = await theMail(world, visitor.email, 'Booking confirmed');
  expect(text).not.toMatch(/Sun(set|rise|:)/);
});

async function sunOf(boat: NewBoat): Promise<BoatPageView['sun']> {
  return ((await readBoat(world, boat.id)) as BoatPageView).sun;
}

async function noteOf(boat: NewBoat, day: Day) {
  return (await sunOf(boat)).find(({ date }) => date === day);
}

async function wordsOn(boat: NewBoat): Promise<string> {
  const note = await noteOf(boat, DAY);
  const sentence = note ? describeSunNote('en', note, en) : '';
  expect(sentence).toMatch(EVENING);
  return sentence;
}

async function change(boat: NewBoat, what: string): Promise<void> {
  await world.database.query(`update boats set ${what}, updated_at = now() where id = $1`, [
    boat.id,
  ]);
}

/** The text of a page, without its tags. */
async function textOf(path: string): Promise<string> {
  const { html } = await readPage(world.baseUrl + path);
  return html.replace(/<script.*?<\/script>/gs, '').replaceAll(/<!-- -->|<[^>]*>/g, '');
}
