import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { languages, localizePath } from '#i18n/languages/languages.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readTaken,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import {
  readAlert,
  bookAddress,
  errorAt,
  readField,
  validFields,
  postForm,
  readPage,
  type ShownPage,
} from '../../support/worlds/guests/posted-form.ts';
import { askForCheckout, readSessionId } from '../../support/worlds/guests/visitors.ts';

const HOLDS = 300;

let world: PayingWorld;

beforeAll(async () => {
  // Behind a proxy, so that each test can use its own address.
  world = await createPayingWorld({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

test('a valid checkout form holds the seats and leads to the payment page', async () => {
  const boat = await addBoat(world);
  const page = await readPage(world.baseUrl + bookAddress(boat.id));
  expect(readField(page, 'amountCents')).toContain('value="19100"');
  const answer = await postForm(world.baseUrl + bookAddress(boat.id), {
    ...validFields,
    specialRequests: 'One\r\ntwo',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const paymentPage = answer.headers.get('location') ?? '';
  expect(formTargetsOf(page)).toContain(new URL(paymentPage).origin);
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2, time: '09:00' }]);

  await world.provider.pay(readSessionId(paymentPage));
  const settled = await newVisitor(world).poll(readSessionId(paymentPage));
  expect(settled.body).toMatchObject({
    status: 'paid',
    customerName: 'Ana Boat',
    customerPhone: null,
    specialRequests: 'One\ntwo',
    amountCents: 19_100,
  });
});

test('a checkout form sent twice by one browser creates one hold, with or without scripts', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const first = await postForm(world.baseUrl + bookAddress(boat.id), validFields);
  const cookies = first.headers.getSetCookie();
  const bookPaths = languages.map((language) => localizePath(language, '/book'));
  const paths = cookies.map((cookie) => /path=([^;]+)/i.exec(cookie)?.[1]);
  expect(new Set(paths)).toEqual(new Set(['/checkout/create', ...bookPaths]));
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const again = await postForm(world.baseUrl + bookAddress(boat.id), validFields, { cookie });
  expect(again.headers.get('location')).toBe(first.headers.get('location'));

  const visitor = newVisitor(world);
  visitor.cookie = cookie.slice(cookie.indexOf('=') + 1);
  expect((await visitor.checkOut(boat)).status).toBe(200);
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test('a posted checkout form shows each error beside its field and keeps what was typed', async () => {
  const boat = await addBoat(world);
  const page = await postForm(world.baseUrl + bookAddress(boat.id), {
    customerName: '"A',
    customerEmail: 'ana at <home>',
    customerPhone: '+1 721 555 0100',
    specialRequests: 'Shade, "please" </textarea><script>alert(1)</script>',
    amountCents: '19100',
  });
  expect(page.status).toBe(400);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(readAlert(page)).toBe('Payment Setup Failed Please enter a valid email address');
  expect(errorAt(page, 'customerName')).toBeNull();
  expect(errorAt(page, 'customerEmail')).toBe('Please enter a valid email address');
  expect(errorAt(page, 'termsAccepted')).toBe('You must accept the terms and conditions');
  expect(readField(page, 'customerName')).toContain('value="&quot;A"');
  expect(readField(page, 'customerEmail')).toContain('value="ana at &lt;home&gt;"');
  expect(readField(page, 'customerPhone')).toContain('value="+1 721 555 0100"');
  expect(readField(page, 'termsAccepted')).not.toContain('checked');
  expect(page.html).not.toContain('<script>alert');
  expect(page.html).toContain('Shade, &quot;please&quot; &lt;/textarea&gt;');
  expect(await readTaken(world, boat)).toEqual([]);
});

test.each([
  [
    'a name of one letter',
    { customerName: ' A ' },
    'customerName',
    'Name must be at least 2 characters',
  ],
  [
    'a name with a line break',
    { customerName: 'A\nB' },
    'customerName',
    /characters that aren’t allowed/,
  ],
  [
    'a phone number of 41 characters',
    { customerPhone: '7'.repeat(41) },
    'customerPhone',
    /at most 40/,
  ],
  [
    'a special request of 2001 characters',
    { specialRequests: 'x'.repeat(2001) },
    'specialRequests',
    /at most 2000/,
  ],
])('the error about %s is shown beside its field', async (_, change, field, expected) => {
  const boat = await addBoat(world);
  const page = await postForm(world.baseUrl + bookAddress(boat.id), { ...validFields, ...change });
  expect(page.status).toBe(400);
  expect(errorAt(page, field)).toMatch(expected);
  expect(await readTaken(world, boat)).toEqual([]);
});

test.each(['1', '0', '-19100', '19099', '1e99', 'nothing'])(
  'a checkout form with the amount %s is refused, and the correct amount is shown',
  async (amountCents) => {
    const boat = await addBoat(world);
    const page = await postForm(world.baseUrl + bookAddress(boat.id), {
      ...validFields,
      amountCents,
    });
    expect([400, 409]).toContain(page.status);
    expect(readAlert(page)).toMatch(/^Payment Setup Failed The (total|amount) /);
    expect(readField(page, 'amountCents')).toContain('value="19100"');
    expect(await readTaken(world, boat)).toEqual([]);
  },
);

test('a price that changed before the form was sent is shown, and sending the form again confirms it', async () => {
  const boat = await addBoat(world);
  await world.database.query('update boats set price_per_seat_cents = 10000 where id = $1', [
    boat.id,
  ]);
  const page = await postForm(world.baseUrl + bookAddress(boat.id), validFields);
  expect(page.status).toBe(409);
  expect(readAlert(page)).toContain('The total for this trip is $200.00.');
  expect(readField(page, 'amountCents')).toContain('value="20000"');
  expect(readField(page, 'customerEmail')).toContain('value="ana@example.com"');
  const confirmed = { ...validFields, amountCents: '20000' };
  expect((await postForm(world.baseUrl + bookAddress(boat.id), confirmed)).status).toBe(303);
});

test('the checkout form says that too few seats are left, and lists the next days with free seats', async () => {
  const boat = await addBoat(world, { capacity: 3, times: ['09:00'] });
  const sold = { boat, mode: 'perSeat', time: '09:00', groupSize: 2 } as const;
  for (const start of [dayAhead(30), dayAhead(31)]) {
    expect((await askForCheckout(world.baseUrl, { ...sold, start })).status).toBe(200);
  }
  const page = await postForm(world.baseUrl + bookAddress(boat.id), validFields);
  expect(page.status).toBe(409);
  expect(readAlert(page)).toContain('This departure has fewer than 2 seats left');
  expect(page.html).toContain('Try these available dates:');
  const offered = [...page.html.matchAll(/href="\/boats\/[^"]*date=([\d-]+)&amp;time=09/g)];
  expect(offered.map(([, day]) => day)).toEqual(expect.arrayContaining([32, 33, 34].map(dayAhead)));
  expect(offered.map(([, day]) => day)).not.toContain(dayAhead(31));
});

test('the checkout form can hold a charter of several days', async () => {
  const boat = await addBoat(world);
  const asked = { mode: 'charter', end: dayAhead(32) };
  const page = await readPage(world.baseUrl + bookAddress(boat.id, asked));
  expect(readField(page, 'amountCents')).toContain('value="360000"');
  const form = /<form\b[^>]*method="post"[^>]*>/.exec(page.html)?.[0] ?? '';
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const fields = { ...validFields, amountCents: '360000' };
  const answer = await postForm(world.baseUrl + action.replaceAll('&amp;', '&'), fields);
  expect(answer.status).toBe(303);
  expect(await readTaken(world, boat)).toHaveLength(3);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('a checkout form sent by another site is refused: %o', async (headers) => {
  const boat = await addBoat(world);
  const answer = await postForm(world.baseUrl + bookAddress(boat.id), validFields, headers);
  expect(answer.status).toBe(403);
  expect(answer.html).toContain('This form was sent from another site.');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await readTaken(world, boat)).toEqual([]);
});

test('a checkout form from this site or without browser headers is accepted', async () => {
  const boat = await addBoat(world);
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: world.baseUrl },
    { origin: world.baseUrl },
    {},
  ]) {
    const answer = await postForm(world.baseUrl + bookAddress(boat.id), validFields, headers);
    expect(answer.status).toBe(303);
  }
});

test('a checkout form for an invalid trip or an unknown boat is answered with an error page', async () => {
  const boat = await addBoat(world);
  for (const [address, status] of [
    [bookAddress(boat.id, { date: '' }), 400],
    [bookAddress(boat.id, { time: '9' }), 400],
    [bookAddress(boat.id, { groupSize: '0' }), 400],
    [bookAddress('nobody'), 404],
    [bookAddress(crypto.randomUUID()), 404],
  ] as const) {
    const page = await postForm(world.baseUrl + address, validFields);
    expect(page.status, address).toBe(status);
    expect(page.html).toContain('Invalid Booking Details');
  }
  const beyond = await postForm(
    world.baseUrl + bookAddress(boat.id, { groupSize: '9' }),
    validFields,
  );
  expect(beyond.status).toBe(400);
  expect(readAlert(beyond)).toContain('Capacity is 8');
  expect(await readTaken(world, boat)).toEqual([]);
});

test('a request body that is not a form is answered with the checkout page and an error', async () => {
  const boat = await addBoat(world);
  const send = (body: string, type: string) =>
    fetch(world.baseUrl + bookAddress(boat.id), {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
  const form = 'application/x-www-form-urlencoded';
  for (const [body, type, status] of [
    [JSON.stringify(validFields), 'application/json', 400],
    ['', form, 400],
    ['customerName=%00%FF&customerEmail=%', form, 400],
    ['x'.repeat(70_000), form, 413],
  ] as const) {
    const answer = await send(body, type);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('Payment Setup Failed');
  }
  expect(await readTaken(world, boat)).toEqual([]);
});

test('the checkout form and the API share one rate limit, and a refused form keeps what was typed', async () => {
  const boat = await addBoat(world);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const asks = Array.from({ length: HOLDS }, (_, nth) => {
    const path = nth % 10 > 0 ? '/checkout/create' : bookAddress(boat.id);
    return fetch(world.baseUrl + path, { method: 'POST', headers });
  });
  for (const answer of await Promise.all(asks)) expect(answer.status).toBe(400);
  const page = await postForm(world.baseUrl + bookAddress(boat.id), validFields, headers);
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(readAlert(page)).toContain('Too many attempts.');
  expect(readField(page, 'customerEmail')).toContain('value="ana@example.com"');
  expect(await readTaken(world, boat)).toEqual([]);
});

test('reloading the success page checks the payment again', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat);
  const look = (nth: string, id = session) =>
    readPage(`${world.baseUrl}/booking/success?session_id=${id}${nth}`);
  const first = await look('');
  expect(first.html).toContain(`url=/booking/success?session_id=${session}&amp;try=1`);
  expect((await look('&try=3')).html).toContain(`session_id=${session}&amp;try=4`);
  const last = await look('&try=10');
  expect(last.html).toContain('Payment Processing');
  expect(last.html).not.toContain('http-equiv="refresh"');
  expect((await look('&try=1', 'cs_test_nobody')).status).toBe(404);

  await world.provider.pay(session);
  const settled = await look('&try=1');
  expect(settled.status).toBe(303);
  expect(settled.headers.get('location')).toBe(`/booking/confirmation?bid=${bookingId}`);
  expect((await readPage(`${world.baseUrl}${settled.headers.get('location')}`)).html).toContain(
    'Booking Confirmed',
  );
});

/** Lists the form targets that the page's policy allows. */
function formTargetsOf({ headers }: ShownPage): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return /form-action ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
}
