import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarExportView } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import toldWords from '#locales/guest/boat/details.en.ts';
import type { Day } from '#domain/time/days.ts';
import { portPlaces } from '#domain/island/port-places.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';
import { noTripFacts } from '#domain/boats/trip-facts.ts';
import { readAttachedEvent, parseOnlyEvent } from '../../support/providers/calendar-files.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import {
  addPhoto,
  createBoatActs,
  call,
  isPublic,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import { newVisitor, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  readBoat,
  readTaken,
  type NewBoat,
} from '../../support/worlds/guests/paying-world.ts';
import { filterThings } from '../../support/assertions/structured-data.ts';
import { linkTo, readTrip } from '../../support/worlds/guests/trip-link-requests.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

const DAY = dayAhead();
const facts = {
  meetingPoint: 'Bobby’s Marina, dock B,\nthe blue gate; ask for Ana, or ring',
  pin: { latitude: 18.0231, longitude: -63.0467 },
  bring: 'A towel and a hat.',
  included: 'Lunch and masks.',
  visits: ['other-side', 'anguilla'],
  smallestNumber: 4,
  decisionHours: 12,
};
const told =
  'This trip needs at least 4 guests. If fewer have booked 12 hours before departure, it may be canceled and you get a full refund.';

let world: OperatorWorld;
let operator: Awaited<ReturnType<typeof newOperator>>;
let own: ReturnType<typeof createBoatActs>;
let visitor: Visitor;
beforeAll(async () => {
  world = await createOperatorWorld();
});
beforeEach(async () => {
  operator = await newOperator(world);
  own = createBoatActs(world.baseUrl, operator.token);
  visitor = newVisitor(world);
});
afterAll(() => world.close());

test('an operator can save and clear a boat’s trip details', async () => {
  const { body: boat } = await own.create();
  expect(boat).toMatchObject({ ...noTripFacts, crewPhone: null });
  const changes = { ...facts, crewPhone: '+1 721 555 0177', noticeHours: 12 };
  const { status, body } = await own.update(boat, changes);
  expect([status, body]).toMatchObject([200, changes]);
  expect((await own.update(boat, { description: 'Painted.' })).body).toMatchObject(changes);
  const { body: sentBack } = await own.update(boat, (await own.read(boat)).body);
  expect(sentBack).toMatchObject(changes);
  const nothing = Object.fromEntries(Object.keys(changes).map((name) => [name, null]));
  expect((await own.update(boat, nothing)).body).toMatchObject({ ...noTripFacts, crewPhone: null });
});

test('a boat’s trip details are public, except the crew’s phone number', async () => {
  const boat = await boatOnSale({ ...facts, crewPhone: '+1 721 555 0177' });
  expect(await readBoat(world, boat.id)).toMatchObject(facts);
  for (const path of [`/api/boats/${boat.id}`, '/api/boats', `/boats/${boat.slug}`]) {
    const text = await (await fetch(world.baseUrl + path)).text();
    expect(text).toContain('A towel and a hat.');
    expect(text).toContain('the other side of the island and Anguilla. Everyone, including');
    expect(text).not.toContain('0177');
    expect(text).not.toContain('crewPhone');
  }
});

test.each([
  [{ visits: ['saba'] }, 'visits.0', 'Choose the other side of the island, Anguilla or St Barths'],
  [{ meetingPoint: 'x'.repeat(201) }, 'meetingPoint', 'at most 200 characters'],
  [{ meetingPoint: 'one\ntwo\nthree' }, 'meetingPoint', 'Meeting point can be at most 2 lines'],
  [{ meetingPoint: 'a\u0000b' }, 'meetingPoint', 'characters that aren’t allowed'],
  [{ pin: { latitude: 18.2, longitude: -63.05 } }, 'pin', 'Place the pin on the island map'],
  [{ pin: { latitude: 18.05 } }, 'pin.longitude', 'Place the pin on the island map'],
  [{ pin: 'Philipsburg' }, 'pin', 'Place the pin on the island map'],
  [{ bring: 'x'.repeat(501) }, 'bring', 'What to bring can be at most 500 characters'],
  [{ included: 'x'.repeat(501) }, 'included', 'What is included can be at most 500 characters'],
  [{ crewPhone: 'call me' }, 'crewPhone', 'Please enter the phone number with its country code'],
  [{ noticeHours: -1 }, 'noticeHours', 'Enter a booking notice from 0 to 168 hours'],
  [{ noticeHours: 169 }, 'noticeHours', 'Enter a booking notice from 0 to 168 hours'],
  [{ noticeHours: 1.5 }, 'noticeHours', 'Enter a booking notice from 0 to 168 hours'],
  [{ smallestNumber: 1 }, 'smallestNumber', 'Minimum guests must be at least 2'],
  [{ smallestNumber: 7 }, 'smallestNumber', 'can’t be more than the capacity, 6'],
  [{ decisionHours: 0 }, 'decisionHours', 'Enter 1 to 72 hours before departure'],
  [{ decisionHours: 73 }, 'decisionHours', 'Enter 1 to 72 hours before departure'],
])(
  'a boat update with %j is refused with a message and changes nothing',
  async (change, field, message) => {
    const { body: boat } = await own.create({ bring: 'A towel.', smallestNumber: 3 });
    const refused = await own.update(boat, change);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { [field]: expect.stringContaining(message) } });
    expect((await own.read(boat)).body).toEqual(boat);
  },
);

test('a boat’s capacity cannot go below its smallest number, which switching to charters clears', async () => {
  const { body: boat } = await own.create({ smallestNumber: 5 });
  const refused = await own.update(boat, { capacity: 4 });
  expect(refused.body).toMatchObject({
    fields: { smallestNumber: 'Minimum guests can’t be more than the capacity, 4' },
  });
  const charter = { tripType: 'private', pricingMode: 'charter', charterPricePerDay: '900' };
  const { body } = await own.update(boat, { ...charter, capacity: 4 });
  expect(body).toMatchObject({ capacity: 4, smallestNumber: null });
});

test('the checkout and the booking form refuse a departure within the booking notice and change no data', async () => {
  const boat = await boatOnSale({ noticeHours: 168 }, [dayAhead(2), dayAhead(6), dayAhead(8)]);
  const message =
    'This boat needs to be booked at least 168 hours before departure. Please choose a later one.';
  const before = await rowsNow();
  for (const day of [dayAhead(2), dayAhead(6)]) {
    const held = await visitor.checkOut(boat, { start: day });
    expect([held.status, held.message]).toEqual([400, message]);
    const chosen = { startDate: day, endDate: day, amountCents: 16_800 };
    const reserved = await visitor.reserve(boat, chosen);
    expect([reserved.status, reserved.message]).toEqual([400, message]);
  }
  expect(await rowsNow()).toEqual(before);
  expect(await readTaken(world, boat)).toEqual([]);
  expect(await mailsTo(world, visitor.email)).toEqual([]);
  expect((await visitor.checkOut(boat, { start: dayAhead(8) })).status).toBe(200);
});

test('a hold stays payable when the operator lengthens the booking notice', async () => {
  const day = dayAhead(3);
  const boat = await boatOnSale({}, [day]);
  const { session, bookingId } = await visitor.hold(boat, { start: day });
  await own.update(boat, { noticeHours: 168 });
  expect((await newVisitor(world).checkOut(boat, { start: day })).status).toBe(400);
  await world.provider.pay(session);
  await visitor.poll(session);
  expect((await visitor.booking(bookingId)).status).toBe('paid');
  expect(await readTaken(world, boat)).toMatchObject([{ date: day, seats: 2 }]);
});

test('mails state the meeting point and what to bring, and after payment also the crew’s phone number', async () => {
  const boat = await boatOnSale({ ...facts, crewPhone: '+1 721 555 0177' });
  const { body: booking } = await visitor.reserve(boat, { amountCents: 16_800 });
  const reserved = await theMail(world, visitor.email, 'Reserved');
  await payLater(booking.payUrl ?? '');
  const paid = await theMail(world, visitor.email, 'Booking confirmed');
  for (const mail of [reserved, paid]) {
    const papers = 'including children, needs a valid passport';
    for (const expected of ['Bobby’s Marina, dock B,', facts.bring, facts.included, papers, told]) {
      expect(mail.text).toContain(expected);
      expect(mail.html).toContain(expected);
    }
  }
  expect(reserved.text).not.toContain('0177');
  expect(paid.text).toContain('+1 721 555 0177');
  expect(await visitor.booking(booking.id)).toMatchObject({
    operatorPhone: '+1 721 555 0177',
    boat: { meetingPoint: facts.meetingPoint, bring: facts.bring, visits: facts.visits },
  });
});

test('guests see the smallest number before they buy, and later changes do not affect their booking', async () => {
  const boat = await boatOnSale(facts);
  const checkout = `/book/${boat.id}?date=${DAY}&time=09:00&groupSize=2`;
  expect(await textOf(checkout)).toContain(told);
  expect(await textOf(`/boats/${boat.slug}`)).toContain(told);
  expect(await textOf(`/boats/${boat.slug}?date=${DAY}&time=09:00`)).toContain(
    'Minimum 4 guests, 0 booked so far',
  );
  const { session, bookingId } = await visitor.hold(boat, { groupSize: 3 });
  await own.update(boat, { smallestNumber: 6 });
  await world.provider.pay(session);
  await visitor.poll(session);
  expect((await theMail(world, visitor.email, 'Booking confirmed')).text).toContain(told);
  const { rows } = await world.database.query(
    'select smallest_number, decision_hours from bookings where id = $1',
    [bookingId],
  );
  expect(rows).toEqual([{ smallest_number: 4, decision_hours: 12 }]);
  const chosen = `/boats/${boat.slug}?date=${DAY}&time=09:00`;
  expect(await textOf(chosen)).toContain('Minimum 6 guests, 3 booked so far');
});

test('calendar files and the trip page contain the meeting point and its pin', async () => {
  const boat = await boatOnSale(facts);
  const { session, bookingId } = await visitor.hold(boat);
  await world.provider.pay(session);
  await visitor.poll(session);
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  const { body: exports } = await call<CalendarExportView[]>(
    world.baseUrl,
    'calendarExports',
    operator,
  );
  const exported = await fetch(exports.find(({ boatId }) => boatId === boat.id)?.url ?? '');
  const files = [
    readAttachedEvent(await theMail(world, visitor.email, 'Booking confirmed')),
    readAttachedEvent(await theMail(world, operator.email, 'New booking')),
    parseOnlyEvent(await served.text()),
    parseOnlyEvent(await exported.text()),
  ];
  const token = await linkTo(world, bookingId);
  const { meetingPoint, pin } = (await readTrip(world, token)).body.booking.boat;
  expect({ meetingPoint, pin }).toEqual({ meetingPoint: facts.meetingPoint, pin: facts.pin });
  expect(await textOf(`/trips/${token}`)).not.toContain('The pin shows the port');
  for (const { location, geo } of files) {
    expect(location).toBe(
      'Bobby’s Marina, dock B, the blue gate; ask for Ana, or ring, Cole Bay, Sint Maarten',
    );
    expect(geo).toEqual([facts.pin.latitude, facts.pin.longitude]);
  }
});

test('mails and pages for a boat without trip details omit them, and the calendar file names the port', async () => {
  const boat = await addBoat(world);
  const { session, bookingId } = await visitor.hold(boat);
  await world.provider.pay(session);
  await visitor.poll(session);
  const mail = await theMail(world, visitor.email, 'Booking confirmed');
  for (const expected of [
    'Meeting point',
    'What to bring',
    'What’s included',
    'needs at least',
    'undefined',
  ]) {
    expect(mail.text).not.toContain(expected);
  }
  const { latitude, longitude } = portPlaces['sxm-philipsburg'];
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  expect(parseOnlyEvent(await served.text())).toMatchObject({
    location: 'Philipsburg, Sint Maarten',
    geo: [latitude, longitude],
  });
  expect(await textOf(`/boats/${boat.slug}`)).not.toContain('Know Before You Go');
});

test('the structured data of a boat page describes the meeting point and the trip details', async () => {
  const boat = await boatOnSale({ ...facts, tripMinutes: 150 });
  const [trip] = filterThings(await readPage(`${world.baseUrl}/boats/${boat.slug}`), 'TouristTrip');
  expect(trip).toMatchObject({
    tripOrigin: {
      name: 'Cole Bay, Sint Maarten',
      description: facts.meetingPoint,
      geo: { '@type': 'GeoCoordinates', ...facts.pin },
    },
    additionalProperty: [
      { name: 'Trip length', value: '2.5 hours' },
      { name: 'What to bring', value: facts.bring },
      { name: 'What’s included', value: facts.included },
      {
        name: 'Travel documents',
        value: describePapers('en', ['other-side', 'anguilla'], toldWords),
      },
      { name: 'Minimum guests', value: told },
    ],
  });
});

async function boatOnSale(terms: object, days: Day[] = [DAY]): Promise<NewBoat> {
  const availability = { manualDays: days, timeSlotsDefault: ['09:00'] };
  const { body } = await own.create({ ...terms, availability });
  await addPhoto(world, body, `/pictures/${body.id}`);
  await own.update(body, { status: 'published' });
  await expect.poll(() => isPublic(world, body)).toBe(true);
  return { ...(body satisfies OperatorBoatView), operator: operator.email };
}

async function payLater(payUrl: string): Promise<void> {
  const page = await visitor.follow(payUrl);
  const session = readSessionId(page.headers.get('location') ?? '');
  await world.provider.pay(session);
  await visitor.poll(session);
}

/** The text of a page, without its tags. */
async function textOf(path: string): Promise<string> {
  const { html } = await readPage(world.baseUrl + path);
  return html.replace(/<script.*?<\/script>/gs, '').replaceAll(/<!-- -->|<[^>]*>/g, '');
}

async function rowsNow(): Promise<unknown[]> {
  const tables = ['bookings', 'departures', 'boat_days', 'booking_events'];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  const { rows } = await world.database.query(`select ${counts.join(', ')}`);
  return rows;
}
