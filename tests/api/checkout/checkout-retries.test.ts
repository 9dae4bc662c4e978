import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { newVisitor, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  readTaken,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import {
  bookAddress,
  validFields,
  postForm,
  readPage,
} from '../../support/worlds/guests/posted-form.ts';
import { expireBooking } from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

/** Drops the answer's cookie along with the answer. */
function loseAnswer(visitor: Visitor): void {
  visitor.cookie = null;
}

describe('a checkout sent again', () => {
  test('a checkout sent again after a lost answer leads to the same payment page and hold', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const visitor = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const first = await visitor.hold(boat, input);
    loseAnswer(visitor);
    expect(await visitor.hold(boat, input)).toEqual(first);
    expect(await bookingsOf(boat)).toEqual(['held']);
  });

  test('concurrent copies of one checkout create one hold and return the same payment page', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const name = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ({ ...name, cookie: null }).checkOut(boat, input)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(await bookingsOf(boat)).toEqual(['held']);
  });

  test('a checkout sent again while its payment page is being opened leads to that page', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const visitor = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const first = await visitor.hold(boat, input);
    loseAnswer(visitor);
    await world.database.query('delete from payment_sessions where id = $1', [first.session]);
    expect(await visitor.hold(boat, input)).toEqual(first);
  });

  test('a checkout repeated for another trip releases the seats of the first', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const visitor = newVisitor(world);
    const requestKey = randomUUID();
    const first = await visitor.hold(boat, { requestKey });
    loseAnswer(visitor);
    const second = await visitor.hold(boat, { requestKey, groupSize: 1 });
    expect(second.page).not.toBe(first.page);
    expect(await readTaken(world, boat)).toMatchObject([{ seats: 1 }]);
    loseAnswer(visitor);
    expect(await visitor.hold(boat, { requestKey, groupSize: 1 })).toEqual(second);
  });

  test('a checkout in a second tab gets the same payment page for the same trip, and releases its seats for another trip', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const visitor = newVisitor(world);
    const first = await visitor.hold(boat, { requestKey: randomUUID() });
    const otherTab = { requestKey: randomUUID() };
    expect(await visitor.hold(boat, otherTab)).toEqual(first);
    const second = await visitor.hold(boat, { ...otherTab, groupSize: 1 });
    expect(second.page).not.toBe(first.page);
    expect(await readTaken(world, boat)).toMatchObject([{ seats: 1 }]);
  });

  test('checkouts of two boats in two tabs keep both holds, and a retry returns the hold of its own tab', async () => {
    const one = await addBoat(world);
    const other = await addBoat(world);
    const visitor = newVisitor(world);
    const inputs = [{ requestKey: randomUUID() }, { requestKey: randomUUID() }];
    const first = await visitor.hold(one, inputs[0]);
    const second = await visitor.hold(other, inputs[1]);
    expect(await visitor.hold(one, inputs[0])).toEqual(first);
    expect(await visitor.hold(other, inputs[1])).toEqual(second);
  });

  test('a checkout sent again after its hold has ended gets a new hold', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const visitor = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const first = await visitor.hold(boat, input);
    await expireBooking(world, first.bookingId);
    loseAnswer(visitor);
    expect((await visitor.hold(boat, input)).page).not.toBe(first.page);
    expect((await bookingsOf(boat)).toSorted()).toEqual(['expired', 'held']);
  });

  test('a checkout with another guest’s request key does not reveal that guest’s booking', async () => {
    const boat = await addBoat(world);
    const input = { requestKey: randomUUID() };
    const first = await newVisitor(world).hold(boat, input);
    const stranger = await newVisitor(world).hold(boat, input);
    expect(stranger.session).not.toBe(first.session);
    expect(stranger.bookingId).not.toBe(first.bookingId);
  });
});

describe('a booking form sent again', () => {
  test('a booking form sent again after a lost answer creates one reservation and sends one mail', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const visitor = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const first = await visitor.reserve(boat, input);
    const again = await visitor.reserve(boat, input);
    expect(again).toMatchObject({ status: 201, body: { ...first.body } });
    expect(await bookingsOf(boat)).toEqual(['pending']);
    await theMail(world, visitor.email, 'Reserved: Sea Grape');
    expect(await mailsTo(world, visitor.email)).toHaveLength(1);
    expect(await queuedMails(boat)).toBe(2);
  });

  test('a booking form sent many times concurrently creates one reservation, even if there is room for more', async () => {
    const boat = await addBoat(world, { capacity: 4 });
    const visitor = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.reserve(boat, input)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await bookingsOf(boat)).toEqual(['pending']);
  });

  test('a booking form sent again after the mailed link was paid is answered with the paid reservation', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const input = { requestKey: randomUUID() };
    const { body } = await visitor.reserve(boat, input);
    const link = await visitor.follow(`/booking/pay/${body.id}`);
    const session = readSessionId(link.headers.get('location') ?? '');
    await world.provider.pay(session);
    await visitor.poll(session);
    expect((await visitor.reserve(boat, input)).body).toMatchObject({
      id: body.id,
      status: 'paid',
    });
    expect(await bookingsOf(boat)).toEqual(['paid']);
  });

  test('a booking form sent again with other details creates another reservation, which takes over the request key', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const requestKey = randomUUID();
    const first = await visitor.reserve(boat, { requestKey });
    const other = { requestKey, specialRequests: 'Shade, please' };
    const second = await visitor.reserve(boat, other);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await visitor.reserve(boat, other)).body.id).toBe(second.body.id);
  });

  test('a booking form without a request key creates a new reservation each time', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    await visitor.reserve(boat);
    await visitor.reserve(boat);
    expect(await bookingsOf(boat)).toEqual(['pending', 'pending']);
  });
});

test.each(['', 'again', '0', `${randomUUID()}0`])(
  'the request key “%s” is refused',
  async (requestKey) => {
    const boat = await addBoat(world);
    for (const answer of [
      await newVisitor(world).checkOut(boat, { requestKey }),
      await newVisitor(world).reserve(boat, { requestKey }),
    ]) {
      expect(answer).toMatchObject({ status: 400, message: 'The request key must be a UUID' });
    }
    expect(await bookingsOf(boat)).toEqual([]);
  },
);

describe('the checkout form without scripts', () => {
  test('a checkout form submitted four times concurrently creates one hold', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const cookie = await openBookPage(boat);
    const presses = await Promise.all(
      Array.from({ length: 4 }, () =>
        postForm(world.baseUrl + bookAddress(boat.id), validFields, { cookie }),
      ),
    );
    expect(presses.map(({ status }) => status)).toEqual(Array(4).fill(303));
    expect(new Set(presses.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await bookingsOf(boat)).toEqual(['held']);
  });

  test('a checkout by script after a lost answer to the form leads to the same payment page', async () => {
    const boat = await addBoat(world, { capacity: 2 });
    const cookie = await openBookPage(boat);
    const first = await postForm(world.baseUrl + bookAddress(boat.id), validFields, { cookie });
    const answer = await fetch(`${world.baseUrl}/checkout/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        boatId: boat.id,
        pricingMode: 'perSeat',
        groupSize: 2,
        time: '09:00',
        start: dayOf(boat),
        end: dayOf(boat),
        requestKey: randomUUID(),
        customerName: 'Ana Boat',
        customerEmail: 'ana@example.com',
      }),
    });
    expect(await answer.json()).toEqual({ url: first.headers.get('location') });
  });

  test('the checkout page gives each browser its own request key, and is not stored by shared caches', async () => {
    const address = world.baseUrl + bookAddress((await addBoat(world)).id);
    const pages = await Promise.all([readPage(address), readPage(address)]);
    const keys = pages.map(({ headers }) => formCookieIn(headers));
    expect(new Set(keys).size).toBe(2);
    for (const { headers } of pages) {
      expect(headers.get('cache-control')).toBe('private, no-cache');
      for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    }
    const again = await fetch(address, { headers: { cookie: keys[0] ?? '' } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });
});

/** Opens the checkout's page; returns its cookie. */
async function openBookPage(boat: NewBoat): Promise<string> {
  return formCookieIn((await readPage(world.baseUrl + bookAddress(boat.id))).headers);
}

function formCookieIn(headers: Headers): string {
  const [cookie] = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  expect(cookie).toMatch(/^checkout=[0-9a-f-]{36}$/);
  return cookie ?? '';
}

function dayOf(boat: NewBoat): string {
  return new URL(bookAddress(boat.id), world.baseUrl).searchParams.get('date') ?? '';
}

async function bookingsOf(boat: NewBoat): Promise<string[]> {
  const { rows } = await world.database.query<{ status: string }>(
    'select status from bookings where boat_id = $1',
    [boat.id],
  );
  return rows.map(({ status }) => status);
}

async function queuedMails(boat: NewBoat): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    `select count(*)::int as count from mails join bookings on bookings.id::text = subject_id
     where boat_id = $1`,
    [boat.id],
  );
  return rows[0]?.count ?? 0;
}
