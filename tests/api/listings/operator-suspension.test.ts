import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestTripView } from '#contract/admin/admin-booking-api.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  call,
  isPublic,
  createOperatorWorld,
  PASSWORD,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import {
  readAuditEvents,
  overseenOperator,
  createOverseer,
  REINSTATEMENT_REASON,
  soldTrip,
  SOON,
  SUSPENSION_REASON,
} from '../../support/worlds/admins/overseen-operators.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';
import { numberFrom } from '../../support/worlds/guests/two-server-world.ts';

let world: OperatorWorld;
/** A second server process on the same database. */
let other: RunningProduct;
let cookie: string;
let by: ReturnType<typeof createOverseer>;

beforeAll(async () => {
  world = await createOperatorWorld();
  other = await startProduct({ databaseUrl: world.databaseUrl });
  cookie = await signInAdmin(world, DECK);
  by = createOverseer(world, cookie);
});
afterAll(async () => {
  await other.stop();
  await world.close();
});

type Trips = { items: GuestTripView[] };
const tripsOf = async ({ id }: { id: string }) =>
  (await callAdmin<Trips>(world.baseUrl, 'adminOperatorTrips', { cookie, parts: { id } })).body;

/** A token of the same session, as if the operator had signed in a minute earlier. */
async function signedInEarlier(token: string): Promise<string> {
  const [, body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
  const amr = [{ method: 'password', timestamp: (claims.iat ?? 0) - 60 }];
  return new SignJWT({ ...claims, amr })
    .setProtectedHeader({ alg: 'ES256', kid: 'tests', typ: 'JWT' })
    .sign(await importJWK(world.signingKey, 'ES256'));
}

describe('suspending an operator', () => {
  test('suspending an operator takes their boats off the public pages immediately, in every server process', async () => {
    const operator = await overseenOperator(world, ['Off One', 'Off Two']);
    for (const baseUrl of [world.baseUrl, other.url]) {
      for (const boat of operator.boats) expect(await isPublic({ baseUrl }, boat)).toBe(true);
    }
    expect((await by.suspend(operator)).body.status).toBe('suspended');
    for (const baseUrl of [world.baseUrl, other.url]) {
      for (const boat of operator.boats) {
        await expect.poll(() => isPublic({ baseUrl }, boat), SOON).toBe(false);
        expect((await fetch(`${baseUrl}/boats/${boat.slug}`)).status).toBe(404);
      }
    }
  });

  test('suspending an operator signs them out, and signing in reports the suspension', async () => {
    const operator = await overseenOperator(world, ['Outside']);
    const before = await signedInEarlier(operator.token);
    const me = (token: string) => call(world.baseUrl, 'me', { token });
    expect((await me(before)).status).toBe(200);
    await by.suspend(operator);
    const expected = 'This account is suspended. Please contact us.';
    expect(await me(before)).toMatchObject({ status: 401, message: expected });
    const payload = { email: operator.email, password: PASSWORD };
    expect(await call(world.baseUrl, 'login', { payload })).toMatchObject({
      status: 401,
      message: expected,
    });
    await by.reinstate(operator);
    expect(await me(before)).toMatchObject({
      status: 401,
      message: 'Your session has ended. Please sign in again.',
    });
    expect((await me(await signIn(world, operator.email))).status).toBe(200);
  });

  test('a suspended operator keeps paid trips and open payments, but gets no new bookings', async () => {
    const operator = await overseenOperator(world, ['Promise']);
    const sold = await soldTrip(world, operator.boat);
    const held = await holdSeats(world, operator.boat, { time: '14:00' });
    const { body } = await by.suspend(operator);
    expect(body.paidTripsToCome).toBe(1);
    const { items } = await tripsOf(operator);
    expect(items).toMatchObject([
      { bookingId: sold.bookingId, customerName: sold.visitor.name, email: sold.visitor.email },
    ]);
    expect((await sold.visitor.booking(sold.bookingId)).status).toBe('paid');
    expect((await newVisitor(world).checkOut(operator.boat)).status).toBe(404);
    expect((await newVisitor(world).reserve(operator.boat)).status).toBe(404);
    await world.provider.pay(held.session);
    await expect
      .poll(async () => (await held.visitor.booking(held.bookingId)).status, SOON)
      .toBe('paid');
    expect((await tripsOf(operator)).items).toHaveLength(2);
  });

  test('the admin’s list of an operator’s upcoming trips is in order of time', async () => {
    const operator = await overseenOperator(world, ['Order']);
    for (const time of ['14:00', '09:00', '14:00', '09:00', '09:00', '14:00']) {
      await soldTrip(world, operator.boat, { time, groupSize: 1 });
    }
    const { items } = await tripsOf(operator);
    const times = items.map((trip) => trip.time);
    expect(times).toEqual(['09:00', '09:00', '09:00', '14:00', '14:00', '14:00']);
  });

  test('suspending an operator requires a reason, mails it once and is logged', async () => {
    const operator = await overseenOperator(world, ['Told']);
    expect((await by.suspend(operator, 'no')).status).toBe(400);
    expect(await readAuditEvents(world, operator.id)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => by.suspend(operator)));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const mail = await theMail(world, operator.email, 'Your account is suspended');
    expect(mail.text).toContain(SUSPENSION_REASON);
    expect(await readAuditEvents(world, operator.id)).toEqual([
      {
        act: 'suspend-operator',
        admin_name: 'Deck',
        subject_name: operator.name,
        facts: {
          reason: SUSPENSION_REASON,
          before: { status: 'active' },
          after: { status: 'suspended' },
        },
      },
    ]);
  });

  test('a checkout that is waiting while its operator is suspended is refused', async () => {
    const { id, boat } = await overseenOperator(world, ['Last Second']);
    const suspending = await world.database.connect();
    await suspending.query('begin');
    await suspending.query('select 1 from operators where id = $1 for update', [id]);
    await suspending.query("update operators set status = 'suspended' where id = $1", [id]);
    const buying = newVisitor(world).checkOut(boat);
    const waiting = `select count(*) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => numberFrom(world.database, waiting), SOON).toBeGreaterThan(0);
    await suspending.query('commit');
    suspending.release();
    expect((await buying).status).toBe(404);
  });

  test('a suspension while guests buy keeps earlier holds and stops all later sales', async () => {
    const operator = await overseenOperator(world, ['Rush Hour']);
    const buy = () => newVisitor(world).checkOut(operator.boat, { groupSize: 1 });
    const buying = Array.from({ length: 16 }, buy);
    await Promise.race(buying);
    const suspended = by.suspend(operator);
    buying.push(...Array.from({ length: 8 }, buy));
    expect((await suspended).status).toBe(200);
    const heldBy = 'select count(*) from bookings where operator_id = $1';
    const held = await numberFrom(world.database, heldBy, [operator.id]);
    const late = await Promise.all([buy(), buy()]);
    const bought = await Promise.all(buying);
    expect(late.map(({ status }) => status)).toEqual([404, 404]);
    expect(bought.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await numberFrom(world.database, heldBy, [operator.id])).toBe(held);
    const wrong = await checkSeats(world.database);
    expect(wrong.filter((finding) => finding.startsWith('Rush Hour'))).toEqual([]);
    const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
    expect(await numberFrom(world.database, deadlocks)).toBe(0);
  });
});

test('reinstating an operator lists their boats again, sends a mail and is logged', async () => {
  const operator = await overseenOperator(world, ['Back Again']);
  expect((await by.reinstate(operator)).message).toBe('This operator isn’t suspended.');
  await by.suspend(operator);
  await expect.poll(() => isPublic({ baseUrl: other.url }, operator.boat), SOON).toBe(false);
  expect((await by.reinstate(operator)).body).toMatchObject({
    status: 'active',
    notices: [{ kind: 'reinstated' }, { kind: 'suspended', reason: SUSPENSION_REASON }],
  });
  for (const baseUrl of [world.baseUrl, other.url]) {
    await expect.poll(() => isPublic({ baseUrl }, operator.boat), SOON).toBe(true);
  }
  const mail = await theMail(world, operator.email, 'Your account is active again');
  expect(mail.text).toContain(REINSTATEMENT_REASON);
  expect((await readAuditEvents(world, operator.id)).map(({ act }) => act)).toEqual([
    'suspend-operator',
    'reinstate-operator',
  ]);
  expect((await newVisitor(world).checkOut(operator.boat)).status).toBe(200);
});
