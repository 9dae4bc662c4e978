import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MeView } from '#contract/operator/operator-api.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { readTripToken } from '../../support/worlds/guests/trip-link-requests.ts';

const SUPPORT = 'help@boats.test';
const PHONE = '+1 721 555 0142';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld({ SUPPORT_EMAIL: `Harbour desk <${SUPPORT}>` });
});
afterAll(() => world.close());

const savePhone = (token: string, phone: unknown) =>
  call<MeView>(world.baseUrl, 'saveContact', { token, payload: { phone } });

test('a guest’s reply reaches the operator and the platform, and the operator’s reply reaches the guest', async () => {
  const { boat, visitor } = await payFor(await addBoat(world));
  const { replyTo, text } = await theMail(world, visitor.email, 'Booking confirmed');
  expect(replyTo).toEqual([boat.operator, SUPPORT]);
  expect(text).toContain('Reply to this email to reach your captain and us.');
  expect(text).toContain(SUPPORT);
  const operators = await theMail(world, boat.operator, 'New booking');
  expect(operators.replyTo).toEqual([visitor.email]);
});

test('an operator’s phone number is shown only to guests who have paid', async () => {
  const { token, boat } = await boatOfNewOperator();
  expect((await savePhone(token, PHONE)).body.phone).toBe(PHONE);
  const { visitor, booking } = await payFor(boat);
  const mail = await theMail(world, visitor.email, 'Booking confirmed');
  expect(mail.text).toMatch(new RegExp(`Captain’s phone: +${PHONE.replace('+', '\\+')}`));
  expect(booking.operatorPhone).toBe(PHONE);
  expect((await visitor.booking(booking.id)).operatorPhone).toBe(PHONE);

  const waiting = newVisitor(world);
  const { body: reserved } = await waiting.reserve(boat);
  expect(reserved.operatorPhone).toBeNull();
  const [told] = await mailsTo(world, waiting.email);
  expect(told?.subject).toMatch(/^Reserved/);
  expect(told?.text).not.toContain(PHONE);
  const seen = await fetch(`${world.baseUrl}/api/boats/${boat.id}`);
  expect(await seen.text()).not.toContain('0142');
});

test('an operator’s phone number can be changed and removed, and an invalid one is refused', async () => {
  const { token } = await newOperator(world);
  expect((await savePhone(token, PHONE)).status).toBe(200);
  for (const wrong of ['call me', '12', '+1 721 555 0142\nBcc: a@b.test', 7, 'x'.repeat(500)]) {
    const refused = await savePhone(token, wrong);
    expect(refused.status, String(wrong)).toBe(400);
    expect(refused.message).not.toBe('');
  }
  expect((await call<MeView>(world.baseUrl, 'me', { token })).body.phone).toBe(PHONE);
  expect((await savePhone(token, ' ')).body.phone).toBeNull();
  expect((await savePhone(token, null)).body.phone).toBeNull();
});

test('the reservation mail links to the booking through a secret URL', async () => {
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(await addBoat(world));
  const mail = await theMail(world, visitor.email, 'Reserved');
  const address = `${world.baseUrl}/trips/${readTripToken(mail)}`;
  expect(mail.links.slice(0, 2)).toEqual([booking.payUrl, address]);
  expect(mail.text).toContain(`Keep Your Booking:\n${address}`);
  const page = await (await visitor.follow(address)).text();
  expect(page).toContain(booking.code);
  // 122 random bits: a UUID of version 4.
  expect(booking.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

async function boatOfNewOperator(): Promise<{ token: string; boat: NewBoat }> {
  const { email } = await newOperator(world);
  const boat = await addBoat(world);
  const { rows } = await world.database.query<{ operatorId: string }>(
    `update boats set operator_id = (select id from operators where email = $1) where id = $2
     returning operator_id as "operatorId"`,
    [email, boat.id],
  );
  return { token: await signIn(world, email), boat: { ...boat, ...rows[0], operator: email } };
}

async function payFor(boat: NewBoat) {
  const visitor = newVisitor(world);
  const { session } = await visitor.hold(boat);
  await world.provider.pay(session);
  const { body: booking } = await visitor.poll(session);
  return { boat, visitor, booking };
}
