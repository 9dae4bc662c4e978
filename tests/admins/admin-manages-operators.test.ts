import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminOperatorRowView, AdminOperatorView } from '#contract/admin-operator-views.ts';
import type { GuestTripView } from '#contract/guest-trip-views.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { StatementView } from '#contract/payout-views.ts';
import { examineLedger } from '../../src/server/doctor/examination.ts';
import { callAdmin, DECK, signInAdmin } from '../support/admins.ts';
import {
  call,
  isPublic,
  openCaptainWorld,
  PASSWORD,
  signIn,
  type CaptainWorld,
} from '../support/captains.ts';
import { theMail } from '../support/mailbox.ts';
import { actsOn, overseenCaptain, type OverseenCaptain } from '../support/overseen-captains.ts';
import { holdSeats, newVisitor } from '../support/paying-visitor.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import { numberFrom } from '../support/world-in-test.ts';

let world: CaptainWorld;
/** A second server process on the same database. */
let other: RunningProduct;
let cookie: string;

beforeAll(async () => {
  world = await openCaptainWorld();
  other = await startProduct({ databaseUrl: world.databaseUrl });
  cookie = await signInAdmin(world, DECK);
});
afterAll(async () => {
  await other.stop();
  await world.close();
});

type Page<Item> = { items: Item[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page<AdminOperatorRowView>>(world.door, 'adminOperators', { cookie, query }))
    .body;
const open = ({ id }: { id: string }) =>
  callAdmin<AdminOperatorView>(world.door, 'adminOperator', { cookie, parts: { id } });
const listOf = async (
  name: 'adminOperatorTrips' | 'adminOperatorBookings',
  { id }: { id: string },
  query: Record<string, string> = {},
) => {
  const parts = { id };
  return (await callAdmin<Page<GuestTripView>>(world.door, name, { cookie, parts, query })).body;
};

const REASON = 'Two guests were left at the dock.';
const suspend = ({ id }: { id: string }, reason = REASON) =>
  callAdmin<AdminOperatorView>(world.door, 'adminSuspendOperator', {
    ...{ cookie, parts: { id }, payload: { reason } },
  });
const reinstate = ({ id }: { id: string }, reason = 'We have talked it over.') =>
  callAdmin<AdminOperatorView>(world.door, 'adminReinstateOperator', {
    ...{ cookie, parts: { id }, payload: { reason } },
  });

/** Seats that are paid for. */
async function soldTrip({ boat }: OverseenCaptain) {
  const sold = await holdSeats(world, boat);
  await world.provider.pay(sold.session);
  await expect.poll(async () => (await sold.visitor.booking(sold.bookingId)).status).toBe('paid');
  return sold;
}

/** A token of the same session, as if the captain had signed in a minute earlier. */
async function signedInEarlier(token: string): Promise<string> {
  const [, body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
  const amr = [{ method: 'password', timestamp: (claims.iat ?? 0) - 60 }];
  return new SignJWT({ ...claims, amr })
    .setProtectedHeader({ alg: 'ES256', kid: 'tests', typ: 'JWT' })
    .sign(await importJWK(world.signingKey, 'ES256'));
}

describe('the list of all captains', () => {
  test('is searched by name and by address, and says how each stands', async () => {
    const captain = await overseenCaptain(world, ['Plover', 'Sandpiper']);
    await soldTrip(captain);
    const [row, ...more] = (await list({ search: captain.email.toUpperCase() })).items;
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ id: captain.id, name: captain.name, email: captain.email, status: 'active' },
      ...{ boats: 2, bookingsToCome: 1, owedCents: 0 },
    });
    expect((await list({ search: 'Rosa Lev' })).items.map(({ name }) => name)).toEqual([
      'Rosa Leverock',
    ]);
  });

  test('is walked page by page, each captain once', async () => {
    await world.database.query(
      `insert into operators (id, name, email, created_at)
       select gen_random_uuid(), 'Fleet ' || n % 5, 'fleet-' || n || '@demo.test', now()
       from generate_series(1, $1) n`,
      [PAGE_SIZE + 20],
    );
    const first = await list({ search: 'Fleet ' });
    const second = await list({ search: 'Fleet ', after: first.next ?? '' });
    const seen = [...first.items, ...second.items];
    expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 20, null]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(PAGE_SIZE + 20);
  });

  test('is narrowed by status', async () => {
    const captain = await overseenCaptain(world, ['Narrow']);
    await suspend(captain);
    const { items } = await list({ status: 'suspended' });
    expect(items.map(({ id }) => id)).toContain(captain.id);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['suspended']));
    expect(
      (await callAdmin(world.door, 'adminOperators', { cookie, query: { status: 'lost' } })).status,
    ).toBe(400);
  });
});

describe('a captain', () => {
  test('is shown with boats, bookings and what they are owed, as their own statement says', async () => {
    const rosa = (await list({ search: 'Rosa Leverock' })).items[0] as AdminOperatorRowView;
    await world.database.query(
      `update bookings set start_date = start_date - 60, end_date = end_date - 60
       where id = (select id from bookings where operator_id = $1 and pricing_mode = 'perSeat' limit 1)`,
      [rosa.id],
    );
    const token = await signIn(world, 'rosa@demo.test');
    const { body: statement } = await call<StatementView>(world.door, 'statement', { token });
    const { body } = await open(rosa);
    expect([body.owedCents, body.comingCents]).toEqual([
      statement.owedCents,
      statement.comingCents,
    ]);
    expect(body.owedCents).toBeGreaterThan(0);
    const { body: own } = await call<{ name: string }[]>(world.door, 'operatorBoats', { token });
    expect(body.fleet.map(({ name }) => name)).toEqual(own.map(({ name }) => name).toSorted());
    const bookings = await listOf('adminOperatorBookings', rosa);
    const { body: theirs } = await call<{ id: string }[]>(world.door, 'operatorBookings', {
      token,
    });
    expect(bookings.items.map(({ bookingId }) => bookingId).toSorted()).toEqual(
      theirs.map(({ id }) => id).toSorted(),
    );
  });

  test('has their bookings and trips walked page by page', async () => {
    const captain = await overseenCaptain(world, ['Ferry']);
    await world.database.query(
      `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date,
         end_date, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
         created_at, paid_at)
       select gen_random_uuid(), 'FERRY-' || n, $1, $2, 'checkout', 'paid', 'charter',
         current_date + 10 + n / 10, current_date + 10 + n / 10, 2, 'Guest ' || n, 'g@example.com',
         100, 0, 100, now() - make_interval(secs => n / 10), now()
       from generate_series(1, $3) n`,
      [captain.boat.id, captain.id, PAGE_SIZE + 9],
    );
    for (const name of ['adminOperatorTrips', 'adminOperatorBookings'] as const) {
      const codes: string[] = [];
      let after: string | null = '';
      do {
        const page: Page<GuestTripView> = await listOf(name, captain, { after });
        codes.push(...page.items.map(({ code }) => code));
        after = page.next;
      } while (after !== null);
      expect([name, new Set(codes).size, codes.length]).toEqual([
        name,
        PAGE_SIZE + 9,
        PAGE_SIZE + 9,
      ]);
    }
  });

  test('who is none is not found', async () => {
    for (const id of ['none', '8a5bd9c8-55d0-4a3a-b5f6-4d1c9a3e0000']) {
      for (const name of [
        'adminOperator',
        'adminOperatorTrips',
        'adminOperatorBookings',
      ] as const) {
        expect((await callAdmin(world.door, name, { cookie, parts: { id } })).status).toBe(404);
      }
      expect((await suspend({ id })).status).toBe(404);
    }
  });
});

describe('suspending', () => {
  test('takes all boats off the public pages at once, in every server process', async () => {
    const captain = await overseenCaptain(world, ['Off One', 'Off Two']);
    for (const door of [world.door, other.url]) {
      for (const boat of captain.boats) expect(await isPublic({ door }, boat)).toBe(true);
    }
    expect((await suspend(captain)).body.status).toBe('suspended');
    for (const door of [world.door, other.url]) {
      for (const boat of captain.boats) {
        await expect.poll(() => isPublic({ door }, boat)).toBe(false);
        expect((await fetch(`${door}/boats/${boat.slug}`)).status).toBe(404);
      }
    }
  });

  test('signs the captain out and says so at the door, for good', async () => {
    const captain = await overseenCaptain(world, ['Outside']);
    const before = await signedInEarlier(captain.token);
    const me = (token: string) => call(world.door, 'me', { token });
    expect((await me(before)).status).toBe(200);
    await suspend(captain);
    const words = 'This account is suspended. Please contact us.';
    expect(await me(before)).toMatchObject({ status: 401, message: words });
    const payload = { email: captain.email, password: PASSWORD };
    expect(await call(world.door, 'login', { payload })).toMatchObject({
      ...{ status: 401, message: words },
    });
    await reinstate(captain);
    expect(await me(before)).toMatchObject({
      ...{ status: 401, message: 'Your session has ended. Please sign in again.' },
    });
    expect((await me(await signIn(world, captain.email))).status).toBe(200);
  });

  test('keeps paid trips and lists them with their guests; who is paying may pay, nobody else may', async () => {
    const captain = await overseenCaptain(world, ['Promise']);
    const sold = await soldTrip(captain);
    const held = await holdSeats(world, captain.boat, { time: '14:00' });
    const { body } = await suspend(captain);
    expect(body.paidTripsToCome).toBe(1);
    const { items } = await listOf('adminOperatorTrips', captain);
    expect(items).toMatchObject([
      { bookingId: sold.bookingId, customerName: sold.visitor.name, email: sold.visitor.email },
    ]);
    expect((await sold.visitor.booking(sold.bookingId)).status).toBe('paid');
    expect((await newVisitor(world).checkOut(captain.boat)).status).toBe(404);
    expect((await newVisitor(world).reserve(captain.boat)).status).toBe(404);
    await world.provider.pay(held.session);
    await expect.poll(async () => (await held.visitor.booking(held.bookingId)).status).toBe('paid');
    expect((await listOf('adminOperatorTrips', captain)).items).toHaveLength(2);
  });

  test('mails the reason once, is written down, and needs a reason', async () => {
    const captain = await overseenCaptain(world, ['Told']);
    expect((await suspend(captain, 'no')).status).toBe(400);
    expect(await actsOn(world, captain.id)).toEqual([]);
    const answers = await Promise.all([suspend(captain), suspend(captain), suspend(captain)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const mail = await theMail(world, captain.email, 'Your captain’s account is suspended');
    expect(mail.text).toContain(REASON);
    expect(await actsOn(world, captain.id)).toEqual([
      {
        ...{ act: 'suspend-operator', admin_name: 'Deck', subject_name: captain.name },
        facts: { reason: REASON, before: { status: 'active' }, after: { status: 'suspended' } },
      },
    ]);
  });

  test.each([1, 2, 3])(
    'while guests buy (%i): what was held before stands, and nothing is sold after the answer',
    async () => {
      const captain = await overseenCaptain(world, ['Rush Hour']);
      const buy = () => newVisitor(world).checkOut(captain.boat, { groupSize: 1 });
      const buying = Array.from({ length: 16 }, buy);
      await Promise.race(buying);
      const suspended = suspend(captain);
      buying.push(...Array.from({ length: 8 }, buy));
      expect((await suspended).status).toBe(200);
      const heldBy = 'select count(*) from bookings where operator_id = $1';
      const held = await numberFrom(world.database, heldBy, [captain.id]);
      const late = await Promise.all([buy(), buy()]);
      const bought = await Promise.all(buying);
      expect(late.map(({ status }) => status)).toEqual([404, 404]);
      expect(bought.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
      expect(await numberFrom(world.database, heldBy, [captain.id])).toBe(held);
      const wrong = await examineLedger(world.database);
      expect(wrong.filter((finding) => finding.startsWith('Rush Hour'))).toEqual([]);
      const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
      expect(await numberFrom(world.database, deadlocks)).toBe(0);
    },
  );
});

test('reinstating brings the boats back, with a mail, and is written down', async () => {
  const captain = await overseenCaptain(world, ['Back Again']);
  expect((await reinstate(captain)).message).toBe('This captain is not suspended.');
  await suspend(captain);
  await expect.poll(() => isPublic({ door: other.url }, captain.boat)).toBe(false);
  expect((await reinstate(captain)).body).toMatchObject({
    status: 'active',
    notices: [{ kind: 'reinstated' }, { kind: 'suspended', reason: REASON }],
  });
  for (const door of [world.door, other.url]) {
    await expect.poll(() => isPublic({ door }, captain.boat)).toBe(true);
  }
  const mail = await theMail(world, captain.email, 'Your captain’s account is open again');
  expect(mail.text).toContain('We have talked it over.');
  expect((await actsOn(world, captain.id)).map(({ act }) => act)).toEqual([
    'suspend-operator',
    'reinstate-operator',
  ]);
  expect((await newVisitor(world).checkOut(captain.boat)).status).toBe(200);
});
