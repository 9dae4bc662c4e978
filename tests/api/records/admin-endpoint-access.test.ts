import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import {
  adminPermissions,
  adminRoles,
  hasPermission,
  type AdminPermission,
} from '#domain/admin/admin-permissions.ts';
import { addMonths, getMonth } from '#domain/time/days.ts';
import {
  callAdmin,
  newAdmin,
  PASSWORD,
  signInAdmin,
  type AdminCall,
} from '../../support/worlds/admins/admins.ts';
import { adminCallOffCalls } from '../../support/worlds/operators/call-off-calls.ts';
import { adminDocumentCalls, sendAndTell } from '../../support/worlds/operators/document-calls.ts';
import {
  call,
  createOperatorWorld,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { addShip, adminPortCallCalls } from '../../support/worlds/admins/ship-calls.ts';
import { everyRow } from '../../support/worlds/admins/table-hashes.ts';

type AdminEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['caller'] extends 'admin' ? Name : never;
}[EndpointName];

/** Ids in the demo world for the calls. */
type Named = Record<
  | 'boat'
  | 'operator'
  | 'booking'
  | 'optIn'
  | 'admin'
  | 'payout'
  | 'refund'
  | 'dispute'
  | 'review'
  | 'document'
  | 'portCall',
  string
> & { bookingPaidCents: number };

const reason = 'Asked for by the harbour office.';
const password = PASSWORD;
const metricSpan = { from: '2026-01-01', to: '2026-01-31', by: 'week' };
const anybody = { kind: 'operator', email: 'rosa@demo.test' };
const month = addMonths(getMonth(dayAhead(0)), -1);

/** Valid calls of each endpoint, which only the caller's role can make fail. New endpoints must be added here. */
const table: Record<AdminEndpoint, (named: Named) => AdminCall> = {
  adminMe: () => ({}),
  adminAccount: () => ({}),
  renameAdmin: () => ({ payload: { name: 'Somebody Else' } }),
  changeAdminPassword: () => ({ payload: { password, newPassword: 'another-long-one' } }),
  endOtherAdminSessions: () => ({}),
  startSecondStep: () => ({ payload: { password } }),
  confirmSecondStep: () => ({ payload: { code: '123456' } }),
  renewRecoveryCodes: () => ({ payload: { password, code: '123456' } }),
  endSecondStep: () => ({ payload: { password, code: '123456' } }),
  admins: () => ({}),
  inviteAdmin: () => ({
    payload: { name: 'Nadia', email: `nadia-${randomUUID()}@demo.test`, role: 'admin' },
  }),
  inviteAdminAgain: ({ admin: id }) => ({ parts: { id } }),
  changeAdminRole: ({ admin: id }) => ({ parts: { id }, payload: { role: 'super_admin' } }),
  resetSecondStep: ({ admin: id }) => ({ parts: { id } }),
  removeAdmin: ({ admin: id }) => ({ parts: { id } }),
  auditLog: () => ({}),
  auditLogFile: () => ({}),
  auditPeople: () => ({}),
  adminAnalytics: () => ({}),
  adminMetrics: () => ({ query: metricSpan }),
  adminMetricsFile: () => ({ query: { ...metricSpan, table: 'boats' } }),
  adminBoats: () => ({}),
  adminBoat: ({ boat: id }) => ({ parts: { id } }),
  adminUnpublishBoat: ({ boat: id }) => ({ parts: { id }, payload: { reason } }),
  adminRemoveMeetingPhoto: ({ boat: id }) => ({ parts: { id }, payload: { reason } }),
  adminFeatureBoat: ({ boat: id }) => ({ parts: { id }, payload: { reason, until: '2030-01-01' } }),
  adminEndFeature: ({ boat: id }) => ({ parts: { id }, payload: { reason } }),
  adminOperators: () => ({}),
  adminOperator: ({ operator: id }) => ({ parts: { id } }),
  adminOperatorBookings: ({ operator: id }) => ({ parts: { id } }),
  adminOperatorTrips: ({ operator: id }) => ({ parts: { id } }),
  adminSuspendOperator: ({ operator: id }) => ({ parts: { id }, payload: { reason } }),
  adminReinstateOperator: ({ operator: id }) => ({ parts: { id }, payload: { reason } }),
  adminRemoveProfilePart: ({ operator: id }) => ({
    parts: { id },
    payload: { reason, part: 'introduction' },
  }),
  ...adminDocumentCalls,
  ...adminPortCallCalls,
  adminBookings: () => ({}),
  adminBooking: ({ booking: id }) => ({ parts: { id } }),
  adminSendMailAgain: ({ booking: id }) => ({
    parts: { id },
    payload: { kind: 'confirmation', recipient: 'visitor' },
  }),
  adminCancelBooking: ({ booking: id, bookingPaidCents: mostCents }) => ({
    parts: { id },
    payload: { reason, refundCents: 0, mostCents },
  }),
  adminRefundBooking: ({ booking: id, bookingPaidCents: mostCents }) => ({
    parts: { id },
    payload: { reason, refundCents: 1, mostCents },
  }),
  adminSettleRefund: ({ refund: id }) => ({ parts: { id }, payload: { reference: 'Wire 1' } }),
  adminSendRefundAgain: ({ refund: id }) => ({ parts: { id } }),
  ...adminCallOffCalls,
  adminDisputes: () => ({}),
  adminDisputeEvidence: ({ dispute: id }) => ({ parts: { id } }),
  adminReviews: () => ({}),
  adminHideReview: ({ review: id }) => ({ parts: { id }, payload: { reason } }),
  adminShowReview: ({ review: id }) => ({ parts: { id }, payload: { reason } }),
  adminPayouts: () => ({}),
  adminBooks: () => ({}),
  adminStatement: ({ operator: operatorId }) => ({ parts: { operatorId, month } }),
  adminPayoutsFile: () => ({}),
  adminBooksFile: () => ({}),
  adminBookingsFile: () => ({}),
  adminStatementFile: ({ operator: operatorId }) => ({ parts: { operatorId, month } }),
  adminRecordPayout: ({ operator: operatorId }) => ({
    payload: {
      operatorId,
      month,
      cents: 100,
      openCents: 100,
      paidOn: `${month}-28`,
      method: 'cash',
      reference: 'R-1',
      requestKey: randomUUID(),
    },
  }),
  adminTakeBackPayout: ({ payout: id }) => ({ parts: { id }, payload: { reason } }),
  adminAccountNumber: ({ operator: id }) => ({ parts: { id } }),
  adminOptIns: () => ({}),
  adminOptInFile: () => ({}),
  adminDeleteOptIn: ({ optIn: id }) => ({ parts: { id } }),
  adminLogout: () => ({}),
  adminFindPerson: () => ({ payload: anybody }),
  adminExportPerson: () => ({ payload: { ...anybody, reason } }),
  adminErasePerson: () => ({ payload: { ...anybody, reason, shown: -1 } }),
};
/** Endpoints whose subjects do not exist in the demo world; the tests of refunds and payouts call them. */
const ofNothingHere: readonly AdminEndpoint[] = [
  'adminSettleRefund',
  'adminSendRefundAgain',
  'adminDisputeEvidence',
  'adminTakeBackPayout',
];
const names = Object.keys(table) as AdminEndpoint[];

const ROSAS = 'rosa@demo.test';
let world: OperatorWorld;
let named: Named;

beforeAll(async () => {
  world = await createOperatorWorld();
  const account = { accountNumber: 'NL91ABNA0417164300', swiftBicCode: 'ABNANL2A' };
  const bank = { accountHolderName: 'Rosa Marin', bankName: 'Windward Bank' };
  const payload = { payoutMethod: 'bank_wire', ...bank, ...account };
  await call(world.baseUrl, 'savePayoutDetails', { token: await signIn(world, ROSAS), payload });
  const rowOf = async (sql: string) => {
    const { rows } = await world.database.query<{ id: string; amount_cents: number }>(sql);
    if (!rows[0]) throw new Error(`The query returned no row: ${sql}`);
    return rows[0];
  };
  const one = async (sql: string) => (await rowOf(sql)).id;
  const booking = await rowOf("select * from bookings where status = 'paid' limit 1");
  named = {
    boat: await one("select id from boats where name = 'Windward Rose'"),
    operator: await one(`select id from operators where email = '${ROSAS}'`),
    booking: booking.id,
    bookingPaidCents: booking.amount_cents,
    optIn: await one(
      `insert into opt_ins values (gen_random_uuid(), 'ana@example.com', 'yes', now()) returning id`,
    ),
    review: await one('select id from reviews limit 1'),
    document: await sendAndTell(world, await signIn(world, ROSAS), 'licence'),
    portCall: (await addShip(world, await signInAdmin(world))).id,
    admin: (await newAdmin(world)).id,
    payout: randomUUID(),
    refund: randomUUID(),
    dispute: 'du_1',
  };
});
afterAll(() => world.close());

const ask = (name: AdminEndpoint, more: AdminCall) =>
  callAdmin(world.baseUrl, name, { ...table[name](named), ...more });

async function cookieOf(role: (typeof adminRoles)[number]) {
  return signInAdmin(world, (await newAdmin(world, role)).email, PASSWORD);
}

test('the access table lists every endpoint for admins', () => {
  const declared = (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, endpoint]) => endpoint.caller === 'admin')
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(declared.toSorted());
});

test('every admin permission has an endpoint', () => {
  const reached = new Set<AdminPermission>(names.map((name) => endpoints[name].permission));
  expect([...reached].toSorted()).toEqual(Object.keys(adminPermissions).toSorted());
});

/** Requests without a valid admin session. */
const strangers: Record<string, () => Promise<AdminCall>> = {
  'no cookie': async () => ({}),
  'an empty cookie': async () => ({ cookie: 'admin_session=' }),
  'a made-up cookie': async () => ({ cookie: `admin_session=${'x'.repeat(43)}` }),
  'the stored hash of a session': async () => {
    await cookieOf('super_admin');
    const { rows } = await world.database.query<{ token_hash: string }>(
      'select token_hash from admin_sessions order by created_at desc limit 1',
    );
    return { cookie: `admin_session=${rows[0]?.token_hash}` };
  },
  'the cookie of a known browser': async () => {
    const cookie = await cookieOf('super_admin');
    return { cookie: cookie.split('; ').find((each) => each.startsWith('admin_device=')) ?? null };
  },
  'a signed-out session': async () => {
    const cookie = await cookieOf('super_admin');
    await callAdmin(world.baseUrl, 'adminLogout', { cookie });
    return { cookie };
  },
  'an expired session': () => changed("ends_at = now() - interval '1 second'"),
  'a session unused for over 2 hours': () =>
    changed("last_seen_at = now() - interval '121 minutes'"),
  'the session of a removed admin': async () => {
    const admin = await newAdmin(world, 'super_admin');
    const cookie = await signInAdmin(world, admin.email, PASSWORD);
    await world.database.query('update admins set removed_at = now() where id = $1', [admin.id]);
    return { cookie };
  },
  'an operator’s token': async () => ({
    headers: { authorization: `Bearer ${await signIn(world, ROSAS)}` },
  }),
};

async function changed(change: string): Promise<AdminCall> {
  const admin = await newAdmin(world, 'super_admin');
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  await world.database.query(`update admin_sessions set ${change} where admin_id = $1`, [admin.id]);
  return { cookie };
}

test.each(Object.entries(strangers))(
  'a request with %s gets a 401 from every admin endpoint',
  async (_, make) => {
    const stranger = await make();
    const before = await everyRow(world.database);
    for (const name of names) {
      const answer = await ask(name, stranger);
      expect([answer.status, answer.message], name).toEqual([401, 'Please sign in.']);
      expect(answer.headers.get('cache-control'), name).toBe('no-store');
    }
    expect(await everyRow(world.database)).toEqual(before);
  },
);

describe.each(adminRoles)('the role %s', (role) => {
  const mayNot = names.filter((name) => !hasPermission(role, endpoints[name].permission));

  test('an admin may do only what their role permits', async () => {
    const cookie = await cookieOf(role);
    const before = await everyRow(world.database);
    for (const name of mayNot) {
      const answer = await ask(name, { cookie });
      expect([answer.status, answer.message], name).toEqual([
        403,
        'Only super admins can do this.',
      ]);
    }
    expect(await everyRow(world.database)).toEqual(before);
  });

  test('a page of another site cannot make changes with an admin’s session', async () => {
    const cookie = await cookieOf(role);
    const before = await everyRow(world.database);
    for (const name of names.filter((each) => endpoints[each].method !== 'GET')) {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://elsewhere.test' },
      ]) {
        expect((await ask(name, { cookie, headers })).status, name).toBe(403);
      }
    }
    expect(await everyRow(world.database)).toEqual(before);
    expect((await callAdmin(world.baseUrl, 'adminMe', { cookie })).status).toBe(200);
  });
});

test.each(names)(
  'a permitted admin can call %s, and the answer matches the contract',
  async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const role =
      adminRoles.findLast((each) => hasPermission(each, endpoints[name].permission)) ??
      'super_admin';
    const answer = await ask(name, { cookie: await cookieOf(role) });
    // The subject's state may forbid the call, but the caller is not rejected and the server does not fail.
    expect([401, 403]).not.toContain(answer.status);
    expect(answer.status === 404).toBe(ofNothingHere.includes(name));
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (answer.status >= 300) return;
    const schema = endpoint.answers[answer.status];
    const body = endpoint.contentType === undefined ? answer.body : answer.text;
    expect(schema && z.parse(schema, body)).toEqual(body);
  },
);
