import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { RosterEntryView } from '#contract/admin/admin-roster-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { bookByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import { allMails, theMail } from '../../support/providers/mailbox.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, readTaken } from '../../support/worlds/guests/paying-world.ts';
import {
  bookAddress,
  errorAt,
  validFields,
  postForm,
} from '../../support/worlds/guests/posted-form.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { send } from '../../support/worlds/guests/visitors.ts';

let world: OperatorWorld;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const refusedNames = [
  [
    'a web address',
    'You won $500! Claim: https://evil.example',
    'Name can’t include an email or web address',
  ],
  ['a domain', 'Claim at evil.example', 'Name can’t include an email or web address'],
  ['a bidi override', 'Ana\u202Etaob', 'Name has characters that aren’t allowed'],
  ['a control character', 'Ana\u0007Boat', 'Name has characters that aren’t allowed'],
  ['a line separator', 'Ana\u2028Boat', 'Name has characters that aren’t allowed'],
  ['only zero-width characters', '\u200B\u200B\u200B', 'Name has characters that aren’t allowed'],
] as const;

test.each(refusedNames)(
  'a booking under a name with %s is refused by every endpoint and reserves no seats',
  async (_, name, message) => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world, name);
    expect(await visitor.checkOut(boat)).toMatchObject({ status: 400, message });
    expect(await visitor.reserve(boat)).toMatchObject({ status: 400, message });
    const form = await postForm(world.baseUrl + bookAddress(boat.id), {
      ...validFields,
      customerName: name,
    });
    expect(form.status).toBe(400);
    expect(errorAt(form, 'customerName')).toBe(message);
    expect(await readTaken(world, boat)).toEqual([]);
  },
);

test('an invalid name is refused when a guest corrects or transfers a trip', async () => {
  const ana = await bookPaidTrip(world, await addBoat(world));
  for (const [, customerName, message] of refusedNames) {
    const details = { customerName, customerPhone: null, specialRequests: null };
    expect(await changeTrip(world, ana.token, 'details', details)).toMatchObject({
      status: 400,
      message,
    });
    const other = { customerName, customerEmail: 'bo@example.com', customerPhone: null };
    expect(await changeTrip(world, ana.token, 'hand-over', other)).toMatchObject({
      status: 400,
      message,
    });
  }
  expect((await readTrip(world, ana.token)).body.booking.customerName).toBe('Ana Boat');
});

test('a manual booking with an invalid name is refused and reserves no seats', async () => {
  const rosa = await operatorWithBoats(world);
  for (const [, customerName, message] of refusedNames) {
    for (const payment of ['cash', 'link'] as const) {
      const customerEmail = 'walk-in@example.com';
      const booked = await bookByHand(world, rosa, { customerName, customerEmail, payment });
      expect(booked).toMatchObject({
        status: 400,
        message,
        body: { fields: { customerName: message } },
      });
    }
  }
  const parts = { date: dayAhead() };
  const { token } = rosa;
  const day = await call<OperatorDayView>(world.baseUrl, 'operatorDay', { token, parts });
  expect(day.body.departures.flatMap(({ guests }) => guests)).toEqual([]);
});

test('an admin with an invalid name can be neither invited nor renamed', async () => {
  const cookie = await signInAdmin(world);
  const roster = async () =>
    (await callAdmin<RosterEntryView[]>(world.baseUrl, 'admins', { cookie })).body;
  const before = await roster();
  const email = 'invited-stranger@example.com';
  for (const [, name, message] of refusedNames) {
    const invitation = { name, email, role: 'admin' };
    for (const [door, payload] of [
      ['inviteAdmin', invitation],
      ['renameAdmin', { name }],
    ] as const) {
      const refused = await callAdmin(world.baseUrl, door, { cookie, payload });
      expect(refused, door).toMatchObject({ status: 400, message });
    }
  }
  expect(await roster()).toEqual(before);
  expect((await allMails(world)).filter(({ to }) => to === email)).toEqual([]);
});

test('a captain’s registration with an invalid name is refused in their language', async () => {
  const answer = await fetch(`${world.baseUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({
      name: 'Rosa www.evil.example',
      password: 'a-long-enough-one-at-sea',
      email: `captain-${randomUUID()}@example.com`,
    }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: 'Le nom ne peut pas contenir d’adresse e-mail ni d’adresse web',
  });
  const spaced = { name: 'St.John', email: 'john@example.com', password: 'x' };
  expect((await send(`${world.baseUrl}/api/auth/register`, spaced)).status).toBe(400);
});

test('right-to-left names are isolated in mails and calendar files', async () => {
  const boat = await addBoat(world);
  const name = 'דוד כהן';
  const visitor = newVisitor(world, name);
  const { body } = await visitor.reserve(boat);
  const mail = await theMail(world, boat.operator, 'New reservation: Sea Grape');
  expect(`${mail.subject}\n${mail.text}`).toContain(`\u2068${name}\u2069`);
  const guests = await theMail(world, visitor.email, 'Reserved: Sea Grape');
  expect(guests.text).toContain(`\u2068${name}\u2069`);
  expect(body.customerName).toBe(name);
});
