import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAttachedEvent, parseOnlyEvent } from '../../support/providers/calendar-files.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { expireBooking, reconcile } from '../../support/product/wait-for-jobs.ts';
import { changeTrip, bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

/** Mailed calendar files as messages between calendars (RFC 5546). */

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

test('a confirmation mail publishes a calendar event, and the cancellation mail cancels the same event', async () => {
  const boat = await addBoat(world);
  const ana = await bookPaidTrip(world, boat, { groupSize: 2 });
  const published = readAttachedEvent(await theMail(world, ana.visitor.email, 'Booking confirmed'));
  expect(published).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
  expect(published.organizer).toMatch(/^mailto:\S+@\S+$/);

  await changeTrip(world, ana.token, 'cancel', { refundCents: 19_100, reason: '' });
  for (const address of [ana.visitor.email, boat.operator]) {
    const cancelled = readAttachedEvent(await theMail(world, address, 'Booking canceled'));
    expect(cancelled).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: published.uid,
      organizer: published.organizer,
    });
    expect(cancelled.sequence).toBeGreaterThan(published.sequence);
  }
});

test('an expired reservation is removed from the guest’s calendar', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(boat);
  const reserved = readAttachedEvent(await theMail(world, visitor.email, 'Reserved'));
  await expireBooking(world, booking.id);
  await reconcile(world);
  const released = readAttachedEvent(await theMail(world, visitor.email, 'Booking expired'));
  expect(released).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: reserved.uid });
  expect(released.sequence).toBeGreaterThan(reserved.sequence);
});

test('transferring a trip removes it from the former guest’s calendar without giving them a link to it', async () => {
  const boat = await addBoat(world);
  const ana = await bookPaidTrip(world, boat, { groupSize: 2 });
  const published = readAttachedEvent(await theMail(world, ana.visitor.email, 'Booking confirmed'));
  const email = `bo-${ana.bookingId}@example.com`;
  await changeTrip(world, ana.token, 'hand-over', {
    customerName: 'Bo Late',
    customerEmail: email,
  });
  const away = await theMail(world, ana.visitor.email, 'Trip transferred');
  expect(readAttachedEvent(away)).toMatchObject({ method: 'CANCEL', uid: published.uid });
  expect(away.attachments[0]?.content).not.toContain('URL');
  expect(readAttachedEvent(await theMail(world, email, 'You have a boat trip'))).toMatchObject({
    method: 'PUBLISH',
    status: 'CONFIRMED',
    uid: published.uid,
  });
});

test('a calendar event keeps its sequence number if a change does not affect it', async () => {
  const boat = await addBoat(world);
  const ana = await bookPaidTrip(world, boat, { groupSize: 2 });
  const served = async () => {
    const answer = await ana.visitor.follow(`/booking/calendar/${ana.bookingId}.ics`);
    return parseOnlyEvent(await answer.text());
  };
  const before = await served();
  const wrote = await changeTrip(world, ana.token, 'message', { message: 'We bring snorkels.' });
  expect(wrote.status).toBe(200);
  const after = await served();
  expect([after.sequence, after.dtstamp]).toEqual([before.sequence, before.dtstamp]);
  const fewer = await changeTrip(world, ana.token, 'fewer-guests', {
    groupSize: 1,
    refundCents: 9550,
  });
  expect(fewer.status).toBe(200);
  expect((await served()).sequence).toBeGreaterThan(after.sequence);
});

test('every line of a calendar file ends with CRLF, including the last', async () => {
  const boat = await addBoat(world);
  const ana = await bookPaidTrip(world, boat, { groupSize: 2 });
  const answer = await ana.visitor.follow(`/booking/calendar/${ana.bookingId}.ics`);
  const file = await answer.text();
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file).not.toMatch(/[^\r]\n/);
});
