import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { theMail, mailsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  createPayingWorld,
  addBoat,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { describeTimeline } from '../../support/faults/describe-timeline.ts';
import {
  changeTrip,
  linkTo,
  bookPaidTrip,
  readTrip,
  readTripToken,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
let boat: NewBoat;
let ana: LinkedTrip;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world);
  ana = await bookPaidTrip(world, boat, { specialRequests: 'A cake' });
});

const BO = { customerName: 'Bo Late', customerPhone: '+1 721 555 0101' };
const handOver = (token: string, payload: object = {}) =>
  changeTrip(world, token, 'hand-over', {
    ...BO,
    customerEmail: `bo-${ana.visitor.email}`,
    ...payload,
  });

test('a guest can correct name, phone number and requests, and the operator gets a mail', async () => {
  const corrected = await changeTrip(world, ana.token, 'details', {
    customerName: 'Ana de Boat',
    customerPhone: '+31 6 1234',
    specialRequests: 'No cake\nbut candles',
  });
  expect(corrected.body.booking).toMatchObject({
    customerName: 'Ana de Boat',
    customerPhone: '+31 6 1234',
    specialRequests: 'No cake\nbut candles',
  });
  const { text } = await theMail(world, boat.operator, 'Guest details corrected');
  for (const fact of ['Ana de Boat', '+31 6 1234', 'but candles']) expect(text).toContain(fact);
});

test.each([
  { customerName: 'A', customerPhone: null, specialRequests: null },
  { customerName: 'Ana\nBoat', customerPhone: null, specialRequests: null },
  { customerName: 'Ana', customerPhone: '1'.repeat(41), specialRequests: null },
  { customerName: 'Ana', customerPhone: null, specialRequests: 'x'.repeat(2001) },
])('invalid guest details are refused and change nothing', async (details) => {
  const refused = await changeTrip(world, ana.token, 'details', details);
  expect(refused.status).toBe(400);
  expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
    customerName: 'Ana Boat',
    specialRequests: 'A cake',
  });
});

test('a transferred trip belongs only to its new guest, and earlier links stop working', async () => {
  const second = await linkTo(world, ana.bookingId);
  expect((await readTrip(world, second)).status).toBe(200);

  const handed = await handOver(ana.token);
  expect(handed).toMatchObject({ status: 200, body: { handedOver: true } });

  for (const token of [ana.token, second]) expect((await readTrip(world, token)).status).toBe(404);
  const late = await changeTrip(world, ana.token, 'cancel', { refundCents: 19_100, reason: '' });
  expect(late.status).toBe(404);
  for (const path of [
    `/api/bookings/${ana.bookingId}`,
    `/booking/calendar/${ana.bookingId}.ics`,
    `/booking/by-session?session_id=${await sessionOf(ana.bookingId)}`,
  ]) {
    expect((await fetch(new URL(path, world.baseUrl))).status).toBe(404);
  }
  const again = await fetch(`${world.baseUrl}/api/bookings/${ana.bookingId}/trip`, {
    method: 'POST',
  });
  expect(again.status).toBe(404);

  const toBo = await theMail(world, `bo-${ana.visitor.email}`, 'You have a boat trip');
  const { body } = await readTrip(world, readTripToken(toBo));
  expect(body.booking).toMatchObject({ ...BO, status: 'paid', groupSize: 2 });
  expect(body.cancel.refundCents).toBe(19_100);
  expect(describeTimeline(body)).toEqual([
    'The previous guest paid $191.00',
    'This trip was transferred to you',
  ]);
  expect((await theMail(world, ana.visitor.email, 'Trip transferred')).text).not.toContain(
    '/trips/',
  );
  expect((await theMail(world, boat.operator, 'New guest')).text).toContain('Bo Late');
});

test('the new guest of a transferred trip reads that refunds go to the card used to pay', async () => {
  await handOver(ana.token);
  const email = `bo-${ana.visitor.email}`;
  const token = readTripToken(await theMail(world, email, 'You have a boat trip'));
  await changeTrip(world, token, 'fewer-guests', { groupSize: 1, refundCents: 9550 });
  const fewer = await theMail(world, email, 'Group size changed to 1 guest');
  expect(fewer.text).toContain('$95.50 of the $191.00 paid is refunded to the card used to pay');
  await changeTrip(world, token, 'cancel', { refundCents: 9550, reason: '' });
  const { text } = await theMail(world, email, 'Booking canceled');
  expect(text).toContain('$191.00 of the $191.00 paid is refunded to the card used to pay');
  expect(`${fewer.text} ${text}`).not.toContain('you paid');
  const { body } = await readTrip(world, token);
  expect(describeTimeline(body).filter((step) => /^You (paid|reserved)/.test(step))).toEqual([]);
  await expectMoneyAndBookingsToAgree(world);
});

test('a trip transferred to two people concurrently gets one new guest, and a repeated request changes nothing', async () => {
  const request = { requestKey: randomUUID() };
  const [first, same, other] = await Promise.all([
    handOver(ana.token, request),
    handOver(ana.token, request),
    handOver(ana.token, { customerEmail: 'cy@example.com', customerName: 'Cy Third' }),
  ]);
  expect([first.status, other.status].toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect(same.status).toBe(first.status);
  await waitForJobs(world);
  const { rows } = await world.database.query<{ name: string }>(
    'select customer_name as name from bookings where id = $1',
    [ana.bookingId],
  );
  expect(rows[0]?.name).toBe(first.status === 200 ? 'Bo Late' : 'Cy Third');
  await expectMoneyAndBookingsToAgree(world);
});

test('a guest’s message reaches the operator and is in the trip’s history once', async () => {
  const request = { requestKey: randomUUID(), message: 'We are six minutes late.\n<b>Sorry!</b>' };
  await changeTrip(world, ana.token, 'message', request);
  const sent = await changeTrip(world, ana.token, 'message', request);
  expect(
    describeTimeline(sent.body).filter((step) => step.startsWith('You messaged')),
  ).toHaveLength(1);
  const mail = await theMail(world, boat.operator, 'Message from Ana Boat');
  expect(mail.text).toContain('We are six minutes late.');
  expect(mail.html).toContain('&lt;b&gt;Sorry!&lt;/b&gt;');
  expect((await changeTrip(world, ana.token, 'message', { message: '  ' })).status).toBe(400);
});

const find = (payload: object) =>
  fetch(`${world.baseUrl}/api/trips/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });

test('a guest who lost the trip link can have it mailed again, and the answer reveals nothing', async () => {
  const { code } = await ana.visitor.booking(ana.bookingId);
  const asked = [
    { email: ana.visitor.email.toUpperCase(), code: code.toLowerCase().replaceAll('-', ' ') },
    { email: 'stranger@example.com', code },
    { email: ana.visitor.email, code: 'SXM-2222-2222' },
    { email: ana.visitor.email, code },
  ];
  for (const each of asked) {
    const answer = await find(each);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ sent: true });
  }
  const mail = await theMail(world, ana.visitor.email, 'Your trip link');
  expect((await readTrip(world, readTripToken(mail))).body.booking.code).toBe(code);
  expect(await mailsTo(world, 'stranger@example.com')).toEqual([]);
  expect((await find({ email: 'nobody', code })).status).toBe(400);
});

test('a lost-link request does the same work for a correct and a wrong code, and stores its data encrypted', async () => {
  const { code } = await ana.visitor.booking(ana.bookingId);
  const email = ana.visitor.email;
  const before = await searches();
  await Promise.all([find({ email, code }), find({ email, code: 'SXM-2222-2222' })]);
  const made = (await searches()).slice(before.length);
  expect(made.map((data) => Object.keys(data))).toEqual([['sealed'], ['sealed']]);
  expect(JSON.stringify(made)).not.toContain(email);
});

async function searches(): Promise<object[]> {
  const { rows } = await world.database.query<{ data: object }>(
    `select data - 'origin' as data from jobs.job where name = 'mail-trip-link' order by created_on`,
  );
  return rows.map(({ data }) => data);
}

test('a lost-link request with a booking’s id mails the link only to its guest, at most once a minute', async () => {
  const mailLink = (id: string) =>
    fetch(`${world.baseUrl}/api/bookings/${id}/trip`, { method: 'POST' });
  for (const answer of [await mailLink(ana.bookingId), await mailLink(ana.bookingId)]) {
    expect(await answer.json()).toEqual({ sent: true });
  }
  const links = (await mailsTo(world, ana.visitor.email)).filter(({ subject }) =>
    subject.startsWith('Your trip link'),
  );
  // There are two links if a minute passed between the requests.
  expect(links.length === 1 || links.length === 2).toBe(true);
  expect((await mailLink(randomUUID())).status).toBe(404);
});

test('a new guest can request the trip link even right after it was mailed to the previous guest', async () => {
  const { code } = await ana.visitor.booking(ana.bookingId);
  await find({ email: ana.visitor.email, code });
  await waitForJobs(world);
  await handOver(ana.token);
  const email = `bo-${ana.visitor.email}`;
  await find({ email, code });
  await theMail(world, email, 'Your trip link');
});

test('only the hash of a trip link is stored', async () => {
  const { rows } = await world.database.query<{ row: string }>(
    'select trip_links::text as row from trip_links',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(ana.token))).toEqual([]);
});

test('a trip link works until 60 days after the trip', async () => {
  const setEnd = (days: number) =>
    world.database.query(
      `update bookings set start_date = current_date - $2::int, end_date = current_date - $2::int where id = $1`,
      [ana.bookingId, days],
    );
  await setEnd(58);
  expect((await readTrip(world, ana.token)).status).toBe(200);
  await setEnd(62);
  expect((await readTrip(world, ana.token)).status).toBe(404);
});

async function sessionOf(bookingId: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    'select id from payment_sessions where booking_id = $1',
    [bookingId],
  );
  return rows[0]?.id ?? '';
}
