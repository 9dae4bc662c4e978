import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBoatRowView, AdminBoatView } from '#contract/admin/admin-boat-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { addDays } from '#domain/time/days.ts';
import { computeLastManualFeatureDay } from '#domain/search/featuring.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  isPublic,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  operatorToFeature,
  featuredIds,
  listFeaturePayments,
  today,
} from '../../support/worlds/operators/feature-world.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import {
  readAuditEvents,
  overseenOperator,
  SOON,
} from '../../support/worlds/admins/overseen-operators.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';

let world: OperatorWorld;
let cookie: string;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, DECK);
});
afterAll(() => world.close());

type Page = { items: AdminBoatRowView[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page>(world.baseUrl, 'adminBoats', { cookie, query })).body;
const open = (id: string) =>
  callAdmin<AdminBoatView>(world.baseUrl, 'adminBoat', { cookie, parts: { id } });
const REASON = 'The photos show another boat.';
const unpublish = (id: string, reason = REASON) =>
  callAdmin<AdminBoatView>(world.baseUrl, 'adminUnpublishBoat', {
    cookie,
    parts: { id },
    payload: { reason },
  });
const named = (names: readonly { name: string }[]) => names.map(({ name }) => name);

describe('the list of all boats', () => {
  test('the list of all boats can be searched by boat name, slug and operator', async () => {
    const { boat, name } = await overseenOperator(world, ['Sooty Tern 50%']);
    expect(named((await list({ search: 'sooty TERN' })).items)).toEqual([boat.name]);
    expect(named((await list({ search: boat.slug })).items)).toEqual([boat.name]);
    expect(named((await list({ search: name })).items)).toContain(boat.name);
    expect((await list({ search: '50%' })).items).toHaveLength(1);
    expect((await list({ search: '%' })).items).toHaveLength(1);
    expect((await list({ search: 'no such boat' })).items).toEqual([]);
  });

  test('the list of all boats can be filtered by status, port, type and featuring', async () => {
    const { items: all } = await list();
    for (const status of ['published', 'draft'] as const) {
      const { items } = await list({ status });
      expect(items).toEqual(all.filter(({ standing }) => standing === status));
      expect(items).not.toEqual([]);
    }
    const marigot = (await list({ port: 'sxm-marigot' })).items;
    expect(marigot).toEqual(all.filter(({ port }) => port === 'sxm-marigot'));
    const elsewhere = (await list({ port: 'other' })).items;
    expect(elsewhere).toEqual(all.filter(({ port }) => port === 'other'));
    const yachts = (await list({ type: 'Luxury Yacht' })).items;
    expect(yachts).toEqual(all.filter(({ type }) => type === 'Luxury Yacht'));
    const featured = (await list({ featured: 'yes' })).items.map(({ id }) => id);
    expect(featured.toSorted()).toEqual((await featuredIds(world)).toSorted());
    const both = (await list({ featured: 'no', type: 'Luxury Yacht' })).items;
    expect(both).toEqual(yachts.filter(({ featuredUntil }) => featuredUntil === null));
    for (const each of [marigot, elsewhere, yachts, featured]) expect(each).not.toEqual([]);
  });

  test('the list of all boats summarizes each boat', async () => {
    const { boat, name } = await overseenOperator(world, ['Glance']);
    const { session, visitor, bookingId } = await holdSeats(world, boat);
    await world.provider.pay(session);
    await expect.poll(async () => (await visitor.booking(bookingId)).status, SOON).toBe('paid');
    await newVisitor(world).checkOut(boat, { time: '14:00' });
    const [row] = (await list({ search: 'Glance' })).items;
    expect(row).toMatchObject({
      id: boat.id,
      name: 'Glance',
      slug: boat.slug,
      standing: 'published',
      operator: { id: boat.operatorId, name },
      port: 'sxm-cole-bay',
      capacity: 12,
      pricePerSeat: '80.00',
      charterPricePerDay: null,
      featuredUntil: null,
      bookingsToCome: 1,
    });
    expect(row?.image?.url).toContain('/photos/');
  });

  test('the paged list of all boats contains each boat exactly once, even with equal names', async () => {
    const operator = await overseenOperator(world, ['Regatta']);
    await world.database.query(
      `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
         availability, created_at, updated_at)
       select gen_random_uuid(), operator_id, 'Regatta ' || n % 7, 'regatta-' || n, type, trip_type,
         pricing_mode, port, capacity, availability, now(), now()
       from boats, generate_series(1, $2) n where boats.id = $1`,
      [operator.boat.id, PAGE_SIZE * 2],
    );
    const seen: AdminBoatRowView[] = [];
    let after: string | null = '';
    do {
      const page: Page = await list({ search: 'regatta', after });
      seen.push(...page.items);
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(PAGE_SIZE * 2 + 1);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(named(seen)).toEqual(named(seen).toSorted());
  });

  test.each([
    { status: 'sunk' },
    { port: 'atlantis' },
    { type: 'Submarine' },
    { featured: 'perhaps' },
    { after: 'nowhere' },
    { after: Buffer.from('["a","b"]').toString('base64url') },
    { search: 'word '.repeat(21) },
  ])('the list of all boats refuses the query %j with a reason', async (query) => {
    const answer = await callAdmin(world.baseUrl, 'adminBoats', { cookie, query });
    expect(answer.status).toBe(400);
    expect(answer.message).not.toBe('');
  });
});

test('an admin sees a boat as its operator does, plus its guests', async () => {
  const operator = await overseenOperator(world, ['Open Book']);
  const visitor = newVisitor(world, 'Bea Booker');
  const { session } = await visitor.hold(operator.boat, { groupSize: 3 });
  await world.provider.pay(session);
  await expect.poll(async () => (await open(operator.boat.id)).body.trips, SOON).toHaveLength(1);
  const { body } = await open(operator.boat.id);
  expect(body).toMatchObject((await operator.own.read(operator.boat)).body);
  expect(body.operator).toEqual({
    id: operator.id,
    name: operator.name,
    email: operator.email,
    status: 'active',
  });
  expect(body.trips[0]).toMatchObject({
    customerName: 'Bea Booker',
    email: visitor.email,
    groupSize: 3,
    amountCents: 24_000,
    paymentStatus: 'paid',
  });
  for (const id of ['none', '8a5bd9c8-55d0-4a3a-b5f6-4d1c9a3e0000']) {
    expect((await open(id)).status).toBe(404);
  }
});

describe('unpublishing a boat', () => {
  test('unpublishing a boat takes it off the site immediately, mails the operator once and is logged', async () => {
    const operator = await overseenOperator(world, ['Taken Off']);
    const answers = await Promise.all([unpublish(operator.boat.id), unpublish(operator.boat.id)]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    await expect.poll(() => isPublic(world, operator.boat), SOON).toBe(false);
    expect((await fetch(`${world.baseUrl}/boats/${operator.boat.slug}`)).status).toBe(404);
    const mail = await theMail(world, operator.email, 'Taken Off was unpublished');
    expect(mail.text).toContain(REASON);
    expect(await readAuditEvents(world, operator.boat.id)).toEqual([
      {
        act: 'unpublish-boat',
        admin_name: 'Deck',
        subject_name: 'Taken Off',
        facts: { reason: REASON, before: { status: 'published' }, after: { status: 'draft' } },
      },
    ]);
  });

  test.each([
    ['is empty', ''],
    ['has only two letters', ' no  '],
    ['has over 500 characters', 'x'.repeat(501)],
    ['contains a control character', 'Listen: \u0007'],
  ])('unpublishing is refused if the reason %s', async (_, reason) => {
    const { boat } = await overseenOperator(world, ['Unreasoned']);
    const answer = await unpublish(boat.id, reason);
    expect([answer.status, Object.keys((answer.body as { fields?: object }).fields ?? {})]).toEqual(
      [400, ['reason']],
    );
    expect(await isPublic(world, boat)).toBe(true);
    expect(await readAuditEvents(world, boat.id)).toEqual([]);
  });

  test('the operator sees why a boat was unpublished until they publish it again, and admins see it afterwards too', async () => {
    const { boat, own } = await overseenOperator(world, ['Put Right']);
    const { version } = (await own.read(boat)).body;
    await unpublish(boat.id);
    const shown = (await own.read(boat)).body;
    expect(shown).toMatchObject({ status: 'draft', version: version + 1 });
    expect(shown.takenOff?.reason).toBe(REASON);
    expect((await own.update(boat, { version, status: 'published' })).status).toBe(409);
    expect((await own.update(boat, { description: 'Fixed.' })).body.takenOff).not.toBeNull();
    expect((await own.update(boat, { status: 'published' })).body.takenOff).toBeNull();
    await expect.poll(() => isPublic(world, boat), SOON).toBe(true);
    const [notice, ...more] = (await open(boat.id)).body.notices;
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ kind: 'unpublished', reason: REASON });
    expect(notice?.answeredAt).not.toBeNull();
    await own.update(boat, { status: 'draft' });
    expect((await own.read(boat)).body.takenOff).toBeNull();
  });

  test('unpublishing a boat stops sales, lists its paid trips and lets a guest who is already paying finish', async () => {
    const { boat } = await overseenOperator(world, ['Half Sold']);
    const paid = await holdSeats(world, boat);
    await world.provider.pay(paid.session);
    await expect
      .poll(async () => (await paid.visitor.booking(paid.bookingId)).status, SOON)
      .toBe('paid');
    const held = await holdSeats(world, boat, { time: '14:00' });
    const { body } = await unpublish(boat.id);
    expect(body.standing).toBe('draft');
    expect(body.trips.map(({ bookingId }) => bookingId)).toEqual([paid.bookingId]);
    await world.provider.pay(held.session);
    await expect
      .poll(async () => (await held.visitor.booking(held.bookingId)).status, SOON)
      .toBe('paid');
    expect((await newVisitor(world).checkOut(boat)).status).toBe(404);
    expect((await open(boat.id)).body.trips).toHaveLength(2);
  });

  test('checkouts after unpublishing are refused, even with many concurrent buyers', async () => {
    const { boat } = await overseenOperator(world, ['Rush']);
    const buying = Array.from({ length: 12 }, () =>
      newVisitor(world).checkOut(boat, { groupSize: 1 }),
    );
    const taken = await unpublish(boat.id);
    const after = await newVisitor(world).checkOut(boat, { groupSize: 1 });
    const statuses = (await Promise.all(buying)).map(({ status }) => status);
    expect([taken.status, after.status]).toEqual([200, 404]);
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await checkSeats(world.database)).toEqual([]);
  });
});

describe('featuring by hand', () => {
  const until = addDays(today(), 40);
  const feature = (id: string, day = until) =>
    callAdmin<AdminBoatView>(world.baseUrl, 'adminFeatureBoat', {
      cookie,
      parts: { id },
      payload: { until: day, reason: 'Our boat of the month.' },
    });
  const end = (id: string, evenIfPaid?: boolean) =>
    callAdmin<AdminBoatView>(world.baseUrl, 'adminEndFeature', {
      cookie,
      parts: { id },
      payload: {
        reason: 'The month is over.',
        ...(evenIfPaid === undefined ? {} : { evenIfPaid }),
      },
    });

  test('featuring by hand is free, shows the boat on the home page immediately and can be extended', async () => {
    const operator = await operatorToFeature(world);
    const { body } = await feature(operator.boat.id);
    expect(body).toMatchObject({
      featured: true,
      featuredStartDate: today(),
      featuredEndDate: until,
    });
    await expect.poll(() => featuredIds(world), SOON).toContain(operator.boat.id);
    expect(await listFeaturePayments(world, operator.boat)).toEqual([]);
    const longer = addDays(until, 1);
    expect((await feature(operator.boat.id, longer)).body.featuredEndDate).toBe(longer);
    const subjects = (await mailsTo(world, operator.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('is featured'))).toHaveLength(2);
    expect(
      (await readAuditEvents(world, operator.boat.id)).map(({ facts }) => facts['after']),
    ).toEqual([
      { from: today(), until },
      { from: today(), until: longer },
    ]);
  });

  test('featuring by hand requires an end date within 12 months and after the current featuring ends', async () => {
    const { boat } = await operatorToFeature(world);
    for (const day of [
      addDays(today(), -1),
      addDays(computeLastManualFeatureDay(today()), 1),
      'tomorrow',
    ]) {
      const answer = await feature(boat.id, day);
      expect(answer.status).toBe(400);
      expect((answer.body as { fields?: object }).fields).toHaveProperty('until');
    }
    await feature(boat.id, addDays(today(), 10));
    expect((await feature(boat.id, addDays(today(), 10))).message).toContain('already featured');
    expect(await readAuditEvents(world, boat.id)).toHaveLength(1);
  });

  test('an admin can end featuring by hand, giving a reason', async () => {
    const { boat, email } = await operatorToFeature(world);
    expect((await end(boat.id)).message).toBe('This boat isn’t featured.');
    await feature(boat.id);
    expect((await end(boat.id)).body).toMatchObject({ featured: false, featuredEndDate: null });
    await expect.poll(() => featuredIds(world), SOON).not.toContain(boat.id);
    const mail = await theMail(world, email, `${boat.name} is no longer featured`);
    expect(mail.text).toContain('The month is over.');
    expect((await readAuditEvents(world, boat.id)).map(({ act }) => act)).toEqual([
      'feature-boat',
      'end-feature',
    ]);
  });

  test('an admin cannot end a paid featuring early without confirming it', async () => {
    const operator = await operatorToFeature(world);
    const { featuredEndDate: paidUntil } = (await operator.pay()).body;
    expect((await open(operator.boat.id)).body.featurePaidUntil).toBe(paidUntil);
    const refused = await end(operator.boat.id);
    expect(refused).toMatchObject({ status: 409, body: { facts: { paidUntil } } });
    expect((await operator.read()).featured).toBe(true);
    expect((await end(operator.boat.id, true)).body.featured).toBe(false);
    expect((await operator.pay()).body.featuredStartDate).toBe(today());
  });
});
