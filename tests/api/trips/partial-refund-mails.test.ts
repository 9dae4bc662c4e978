import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { theMail } from '../../support/providers/mailbox.ts';
import {
  cancel,
  createMoneyWorld,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
  readTripToken,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: MoneyWorld;
let boat: NewBoat;
let ana: LinkedTrip;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world);
  ana = await bookPaidTrip(world, boat, { groupSize: 2 });
  const fewer = { groupSize: 1, refundCents: 9550 };
  expect((await changeTrip(world, ana.token, 'fewer-guests', fewer)).status).toBe(200);
});

const balance = /Total: +\$191\.00\nRefund: +\$95\.50\nPaid after refund: +\$95\.50\n/;

test('the mails to guest and captain about a reduced group state the total, the refund and the rest', async () => {
  const toGuest = await theMail(world, ana.visitor.email, 'Group size changed to 1 guest');
  expect(toGuest.text).toMatch(balance);
  const toCaptain = await theMail(world, boat.operator, 'Group size changed to 1 guest');
  expect(toCaptain.text).toMatch(balance);
});

test('the mail to the new guest of a transferred trip states the total, the refund and the rest', async () => {
  const to = { customerName: 'Ben Cooper', customerEmail: 'ben.cooper@example.com' };
  const handed = await changeTrip(world, ana.token, 'hand-over', to);
  expect([handed.status, handed.message]).toEqual([200, '']);
  const mail = await theMail(world, to.customerEmail, 'You have a boat trip: Sea Grape');
  expect(mail.text).toMatch(balance);
  const trip = await readTrip(world, readTripToken(mail));
  expect(trip.body.booking).toMatchObject({ amountCents: 19_100, refundedCents: 9550 });
});

test('the mail about canceling without a further refund states the total, the refund and the rest', async () => {
  await cancel(world, ana.bookingId, 0);
  const mail = await theMail(world, ana.visitor.email, 'Booking canceled: Sea Grape');
  expect(mail.text).toMatch(balance);
});
