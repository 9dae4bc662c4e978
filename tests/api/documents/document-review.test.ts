import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminDocumentView } from '#contract/operator/document-api.ts';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { inDays, sendOne } from '../../support/worlds/operators/operator-documents.ts';
import { allMails } from '../../support/providers/mailbox.ts';
import {
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readAuditEvents } from '../../support/worlds/admins/overseen-operators.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let cookie: string;
type Captain = Awaited<ReturnType<typeof newOperator>>;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, DECK);
});
afterAll(() => world.close());

const send = ({ token }: Captain, kind: DocumentKind, expiresOn = inDays(200)) =>
  sendOne(world, token, kind, { expiresOn });

type Page = { items: AdminDocumentView[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page>(world.baseUrl, 'adminDocuments', { cookie, query })).body;
const accept = (id: string, expiresOn: string) =>
  callAdmin<AdminDocumentView>(world.baseUrl, 'adminAcceptDocument', {
    cookie,
    parts: { id },
    payload: { expiresOn },
  });

test('documents that await a check are listed oldest first, and can be searched by captain', async () => {
  const one = await newOperator(world);
  const other = await newOperator(world);
  const sent = [
    ...[await send(one, 'licence'), await send(other, 'licence')],
    ...[await send(one, 'insurance')],
  ];
  const { items } = await list();
  expect(items.map(({ id }) => id).filter((id) => sent.includes(id))).toEqual(sent);
  expect(items.every(({ state }) => state === 'awaiting')).toBe(true);
  const found = await list({ search: other.email });
  expect(found.items).toMatchObject([
    {
      kind: 'licence',
      expiresOn: inDays(200),
      hasFile: true,
      goodUntil: null,
      checkedOn: null,
      checkedBy: null,
      operator: { name: other.name, email: other.email },
    },
  ]);
  expect((await list({ show: 'accepted' })).items.map(({ id }) => id)).not.toContain(sent[0]);
});

test('the list of documents has pages of 50 without duplicates', async () => {
  const captain = await newOperator(world);
  await world.database.query(
    `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at, checked_on, reason)
     select gen_random_uuid(), id, 'licence', 'refused', current_date + 100, now() - n * interval '1 hour', now(), current_date, 'Torn.'
     from operators, generate_series(1, 60) as n where email = $1`,
    [captain.email],
  );
  const query = { show: 'refused', search: captain.email };
  const first = await list(query);
  const second = await list({ ...query, after: first.next ?? '' });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect([first.items.length, new Set(ids).size, second.next]).toEqual([50, 60, null]);
});

test('the expiration date that the admin enters applies, and the audit log records the acceptance', async () => {
  const captain = await newOperator(world);
  const id = await send(captain, 'insurance', inDays(300));
  expect((await accept(id, inDays(0))).status).toBe(400);
  const { status, body } = await accept(id, inDays(100));
  expect([status, body]).toMatchObject([
    200,
    {
      state: 'accepted',
      expiresOn: inDays(100),
      checkedOn: inDays(0),
      reason: null,
      checkedBy: 'Deck',
      goodUntil: inDays(100),
      isReplaced: false,
    },
  ]);
  expect(await accept(id, inDays(100))).toMatchObject({ status: 409 });
  expect(await readAuditEvents(world, body.operator.id)).toEqual([
    {
      act: 'accept-document',
      admin_name: 'Deck',
      subject_name: `Boat insurance of ${captain.name}`,
      facts: { kind: 'insurance', until: inDays(100) },
    },
  ]);
  const next = await send(captain, 'insurance', inDays(500));
  expect((await list({ search: captain.email })).items).toMatchObject([
    { id: next, goodUntil: inDays(100) },
  ]);
  await accept(next, inDays(500));
  const accepted = (await list({ show: 'accepted', search: captain.email })).items;
  expect(accepted.map((each) => [each.id, each.isReplaced])).toEqual([
    [id, true],
    [next, false],
  ]);
});

test('exactly one of several concurrent decisions on a document counts', async () => {
  const id = await send(await newOperator(world), 'licence');
  const refuse = callAdmin(world.baseUrl, 'adminRefuseDocument', {
    cookie,
    parts: { id },
    payload: { reason: 'It is of another captain.' },
  });
  const answers = await Promise.all([accept(id, inDays(90)), refuse, accept(id, inDays(80))]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
});

test('a document accepted by mistake can be refused afterwards, and no longer counts', async () => {
  const captain = await newOperator(world);
  const id = await send(captain, 'licence');
  await accept(id, inDays(90));
  const refuse = (payload: object) =>
    callAdmin<AdminDocumentView>(world.baseUrl, 'adminRefuseDocument', {
      cookie,
      parts: { id },
      payload: { reason: 'It is of another captain.', ...payload },
    });
  expect((await refuse({})).status).toBe(409);
  const refused = await refuse({ wasAccepted: true });
  expect([refused.status, refused.body.state]).toEqual([200, 'refused']);
  expect((await refuse({ wasAccepted: true })).status).toBe(409);
  const next = await send(captain, 'licence', inDays(300));
  const [shown] = (await list({ search: captain.email })).items;
  expect([shown?.id, shown?.goodUntil]).toEqual([next, null]);
  await waitForJobs(world);
  const mails = (await allMails(world)).filter(({ to }) => to === captain.email);
  expect(mails.some(({ text }) => text.includes('It is of another captain.'))).toBe(true);
});

test('the audit log records that an admin opened a document, but not a failed attempt', async () => {
  const captain = await newOperator(world);
  const id = await send(captain, 'licence');
  const look = (of: string) =>
    fetch(`${world.baseUrl}/api/admin/documents/${of}/file`, { headers: { cookie } });
  const answer = await look(id);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="licence.pdf"',
  ]);
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  expect((await look(world.database.options.database ?? 'x')).status).toBe(404);
  const { items } = await list({ search: captain.email });
  expect(await readAuditEvents(world, items[0]?.operator.id ?? '')).toMatchObject([
    { act: 'read-document', subject_name: `Captain’s license of ${captain.name}` },
  ]);
});

test('admins are notified when a document awaits a check', async () => {
  const captain = await newOperator(world);
  await send(captain, 'licence');
  await waitForJobs(world);
  const subject = `Please check: captain’s license from ${captain.name}`;
  const told = (await allMails(world)).filter((mail) => mail.subject === subject);
  expect(told).toHaveLength(1);
  expect(told[0]?.links.join()).toContain('/admin/documents');
});

test('replaced, expired and refused documents are deleted after their retention periods', async () => {
  const captain = await newOperator(world);
  const days = { replaced: 3 * 366 + 1, refused: 91, kept: 3 * 365 - 9 };
  await world.database.query(
    `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at, checked_on, reason, replaced_at)
     select gen_random_uuid(), operators.id, 'licence', was.state, current_date + was.runs_out, now(),
       now() - was.checked * interval '1 day', current_date - was.checked, was.reason, now() - was.replaced * interval '1 day'
     from operators, (values
       ('accepted', 10, 2000, 'long replaced', ${days.replaced}), ('accepted', 10, 2000, 'replaced', ${days.kept}),
       ('accepted', -${days.replaced}, 2000, 'long run out', null), ('accepted', -${days.kept}, 2000, 'run out', 5),
       ('refused', 10, ${days.refused}, 'long refused', null), ('refused', 10, 89, 'refused', null)
     ) as was (state, runs_out, checked, reason, replaced) where email = $1`,
    [captain.email],
  );
  await runJobs(world, 'delete-expired-data', [{}]);
  const { rows } = await world.database.query<{ reason: string }>(
    `select reason from operator_documents join operators on operators.id = operator_id
     where email = $1 order by reason`,
    [captain.email],
  );
  expect(rows.map(({ reason }) => reason)).toEqual(['refused', 'replaced', 'run out']);
});
