import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import type { AdminDocumentView, OwnDocumentsView } from '#contract/operator/document-api.ts';
import { formatFullDay, type Day } from '#domain/time/days.ts';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { bookByHand, cancelByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import { inDays, sendOne } from '../../support/worlds/operators/operator-documents.ts';
import { allMails, mailsTo } from '../../support/providers/mailbox.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  overseenOperator,
  soldTrip,
  type OverseenOperator,
} from '../../support/worlds/admins/overseen-operators.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

/** Days before, on and after the last day of the insurance in most tests. */
const BEFORE = inDays(30);
const LAST = inDays(31);
const AFTER = inDays(32);

let world: OperatorWorld;
let cookie: string;
let operator: OverseenOperator;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await overseenOperator(world, ['Tidal']);
  await accept('licence', inDays(400));
});

const send = (kind: DocumentKind, expiresOn: Day) =>
  sendOne(world, operator.token, kind, { expiresOn });
async function accept(kind: DocumentKind, expiresOn: Day): Promise<void> {
  const parts = { id: await send(kind, expiresOn) };
  const accepted = await callAdmin(world.baseUrl, 'adminAcceptDocument', {
    cookie,
    parts,
    payload: { expiresOn },
  });
  expect(accepted.status).toBe(200);
}
const sell = (day: Day) => soldTrip(world, operator.boat, { start: day, end: day });
const runReminders = async () => {
  await runJobs(world, 'remind-of-documents', [{}]);
  await waitForJobs(world);
};

const SUBJECT = 'after your boat insurance expires';
const mailsToCaptain = async () =>
  (await mailsTo(world, operator.email)).filter(({ subject }) => subject.includes(SUBJECT));
const mailsToPlatform = async () => {
  await waitForJobs(world);
  return (await allMails(world)).filter(({ subject }) => subject.startsWith(`${operator.name}: `));
};
const ownDocuments = async () =>
  (await call<OwnDocumentsView>(world.baseUrl, 'ownDocuments', { token: operator.token })).body;
const listDocuments = async (show: string) => {
  const query = { show, search: operator.email };
  const { body } = await callAdmin<{ items: AdminDocumentView[] }>(
    world.baseUrl,
    'adminDocuments',
    { cookie, query },
  );
  return body.items;
};

test('captain and platform each get one mail about trips sold for days after the insurance expires', async () => {
  await accept('insurance', LAST);
  await sell(LAST);
  expect(await mailsToCaptain()).toEqual([]);
  await sell(AFTER);
  const [toCaptain] = await mailsToCaptain();
  expect(toCaptain?.subject).toBe('A booked trip falls after your boat insurance expires');
  expect(toCaptain?.text).toContain(formatFullDay(LAST));
  expect(toCaptain?.text).toContain(formatFullDay(AFTER));
  expect(toCaptain?.text).toContain('open your documents and send it');
  expect(toCaptain?.links.join()).toContain('/operator/documents');
  const [toPlatform] = await mailsToPlatform();
  expect(toPlatform?.subject).toBe(
    `${operator.name}: 1 booked trip falls after the boat insurance expires`,
  );
  expect(toPlatform?.links.join()).toContain('/admin/documents?show=uncovered');
  await sell(AFTER);
  await runReminders();
  expect([await mailsToCaptain(), await mailsToPlatform()].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});

test('a manual booking after the insurance expires is mailed to the captain too', async () => {
  await accept('insurance', LAST);
  const booked = await bookByHand(world, operator, { start: AFTER });
  expect(booked.status).toBe(201);
  expect(await mailsToCaptain()).toHaveLength(1);
});

test('the daily job mails the captain about trips sold before the document was accepted', async () => {
  await sell(AFTER);
  await sell(LAST);
  await accept('insurance', BEFORE);
  expect(await mailsToCaptain()).toEqual([]);
  await runReminders();
  await runReminders();
  const mails = await mailsToCaptain();
  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 booked trips fall after your boat insurance expires',
  ]);
  expect(mails[0]?.text).toContain(formatFullDay(LAST));
});

test('no mail about uncovered trips is sent while a newer document is being checked', async () => {
  await accept('insurance', LAST);
  await send('insurance', inDays(400));
  await sell(AFTER);
  await runReminders();
  expect([...(await mailsToCaptain()), ...(await mailsToPlatform())]).toEqual([]);
});

test('captain and admin see the number of uncovered trips until a newer document covers them', async () => {
  await accept('insurance', LAST);
  await sell(LAST);
  expect([(await ownDocuments()).uncovered, await listDocuments('uncovered')]).toEqual([[], []]);
  await sell(AFTER);
  await sell(AFTER);
  const uncovered = { trips: 2, firstDay: AFTER };
  const seenByCaptain = { kind: 'insurance', endsOn: LAST, ...uncovered };
  expect((await ownDocuments()).uncovered).toEqual([{ ...seenByCaptain, isRenewalSent: false }]);
  expect(await listDocuments('uncovered')).toMatchObject([
    { kind: 'insurance', expiresOn: LAST, uncovered },
  ]);
  expect(await listDocuments('accepted')).toMatchObject([
    { kind: 'licence', uncovered: null },
    { kind: 'insurance', uncovered },
  ]);
  const shown = await callAdmin<AdminOperatorView>(world.baseUrl, 'adminOperator', {
    cookie,
    parts: { id: operator.id },
  });
  expect(shown.body.documents).toMatchObject([
    { kind: 'licence', uncovered: null },
    { kind: 'insurance', uncovered },
  ]);

  await send('insurance', inDays(400));
  expect((await ownDocuments()).uncovered).toEqual([{ ...seenByCaptain, isRenewalSent: true }]);
  expect(await listDocuments('awaiting')).toMatchObject([{ goodUntil: LAST, uncovered }]);
  await accept('insurance', inDays(400));
  expect([(await ownDocuments()).uncovered, await listDocuments('uncovered')]).toEqual([[], []]);
});

test('a cancelled trip no longer counts as uncovered', async () => {
  await accept('insurance', LAST);
  const { body } = await bookByHand(world, operator, { start: AFTER });
  expect((await ownDocuments()).uncovered).toHaveLength(1);
  expect((await cancelByHand(world, operator, body.bookingId)).status).toBe(200);
  expect((await ownDocuments()).uncovered).toEqual([]);
});

test('trips after an expired document cause no warning while documents are optional', async () => {
  const optionalWorld = await createOperatorWorld({ DOCUMENTS_GRACE_DAYS: 'off' });
  try {
    const captain = await overseenOperator(optionalWorld, ['Free Tide']);
    await optionalWorld.database.query(
      `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at, checked_on)
       values (gen_random_uuid(), $1, 'insurance', 'accepted', $2, now(), now(), current_date)`,
      [captain.id, LAST],
    );
    await soldTrip(optionalWorld, captain.boat, { start: AFTER, end: AFTER });
    await runJobs(optionalWorld, 'remind-of-documents', [{}]);
    const mails = await mailsTo(optionalWorld, captain.email);
    expect(mails.filter(({ subject }) => subject.includes(SUBJECT))).toEqual([]);
    const { token } = captain;
    const { body } = await call<OwnDocumentsView>(optionalWorld.baseUrl, 'ownDocuments', { token });
    expect(body.uncovered).toEqual([]);
  } finally {
    await optionalWorld.close();
  }
});
