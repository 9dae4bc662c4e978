import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditPageView, AuditPeopleView } from '#contract/admin/audit-log-api.ts';
import { addDays, toInstant, toIslandNow } from '#domain/time/days.ts';
import {
  callAdmin,
  DECK,
  newAdmin,
  PASSWORD,
  signInAdmin,
} from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
let deck: string;
let mate: { id: string; name: string };

const today = toIslandNow(Date.now()).day;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  deck = await signInAdmin(world, DECK);
  mate = await newAdmin(world);
  const days = [addDays(today, -3), addDays(today, -2), addDays(today, -1)];
  for (const [nth, day] of days.entries()) await write(`Windward Rose ${nth}`, day);
  for (let nth = 0; nth < 120; nth += 1) await write(`Tender ${nth}`, today, 'feature-boat');
});
afterAll(() => world.close());

/** Records an act of the second admin in the last minute of an island day. */
async function write(name: string, day: string, act = 'unpublish-boat'): Promise<void> {
  await world.database.query(
    `insert into audit_events (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, facts, address)
     values ($1, $2, $3, $4, 'boat', $5, $6, $7, '203.0.113.7')`,
    [
      new Date(toInstant(day, '23:59')),
      ...[mate.id, mate.name, act, randomUUID(), name],
      JSON.stringify({ reason: 'the photos are of another boat', before: { status: 'published' } }),
    ],
  );
}

const ask = (query: Record<string, string> = {}) =>
  callAdmin<AuditPageView>(world.baseUrl, 'auditLog', { cookie: deck, query });
const subjects = async (query: Record<string, string>) =>
  (await ask(query)).body.items.map(({ subject }) => subject.name);

test('an audit entry has a sentence with the reason, and the values before the change', async () => {
  const { body } = await ask({ search: 'Windward Rose 2' });
  expect(body.items).toMatchObject([
    {
      sentence: `${mate.name} unpublished Windward Rose 2: the photos are of another boat`,
      adminId: mate.id,
      subject: { kind: 'boat', name: 'Windward Rose 2' },
      facts: { before: { status: 'published' } },
      address: '203.0.113.7',
    },
  ]);
});

test('the paged audit log contains every entry exactly once, even while new ones are added', async () => {
  const seen: number[] = [];
  let after: string | null = '';
  for (let page = 0; after !== null && page < 10; page += 1) {
    const { body }: { body: AuditPageView } = await ask({ admin: mate.id, after });
    seen.push(...body.items.map(({ id }) => id));
    after = body.next;
    await write('Came in between', today);
  }
  expect(seen).toHaveLength(123);
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
});

test('the audit log can be searched by admin, act, text and island date', async () => {
  expect(await subjects({ admin: mate.id, act: 'unpublish-boat', search: 'WINDWARD' })).toEqual([
    'Windward Rose 2',
    'Windward Rose 1',
    'Windward Rose 0',
  ]);
  expect(await subjects({ search: '%' })).toEqual([]);
  expect(await subjects({ search: 'Windward_Rose' })).toEqual([]);
  const from = addDays(today, -3);
  const to = addDays(today, -2);
  expect(await subjects({ search: 'windward', from, to })).toEqual([
    'Windward Rose 1',
    'Windward Rose 0',
  ]);
  expect(await subjects({ search: 'windward', from: to, to })).toEqual(['Windward Rose 1']);
  expect(await subjects({ admin: randomUUID() })).toEqual([]);
});

test.each([
  ['an impossible date', { from: '2026-02-31' }],
  ['an invalid admin id', { admin: 'me' }],
  ['an unreadable cursor', { after: 'bm9uc2Vuc2U' }],
  ['a cursor that contains text', { after: Buffer.from('["x"]').toString('base64url') }],
])('a search of the audit log with %s is refused', async (_, query) => {
  expect((await ask(query)).status).toBe(400);
});

test('the audit log can also be filtered by removed admins', async () => {
  await world.database.query('update admins set removed_at = now() where id = $1', [mate.id]);
  const { body } = await callAdmin<AuditPeopleView>(world.baseUrl, 'auditPeople', { cookie: deck });
  expect(body).toContainEqual({ id: mate.id, name: mate.name });
});

test('the exported audit log is complete, and escapes formulas', async () => {
  await write('=HYPERLINK("https://elsewhere.test")', today);
  await world.database.query(
    `insert into audit_events (at, admin_id, admin_name, action, subject_kind, subject_name, address)
     select now(), $1, 'Deck', 'resend-mail', 'booking', 'Many ' || n, 'x' from generate_series(1, 2500) n`,
    [mate.id],
  );
  const file = await callAdmin(world.baseUrl, 'auditLogFile', {
    cookie: deck,
    query: { admin: mate.id, act: 'resend-mail' },
  });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2501);
  expect(new Set(lines).size).toBe(2501);
  const all = await callAdmin(world.baseUrl, 'auditLogFile', {
    cookie: deck,
    query: { search: '=' },
  });
  expect(all.text).toContain(`,"'=HYPERLINK(""https://elsewhere.test"")",`);
});

describe('the audit log cannot be changed', () => {
  test.each([
    ['an update', "update audit_events set admin_name = 'Somebody else'"],
    ['an update of no rows', 'update audit_events set action = action where id < 0'],
    ['a deletion', 'delete from audit_events where id = 1'],
    ['a truncation', 'truncate audit_events'],
    ['a cascading truncation', 'truncate admins cascade'],
  ])('the audit log cannot be changed by %s', async (_, sql) => {
    const count = async () => (await world.database.query('select 1 from audit_events')).rowCount;
    const before = await count();
    await expect(world.database.query(sql)).rejects.toThrow('audit_events is only ever added to');
    expect(await count()).toBe(before);
  });

  test('the audit log cannot be changed over HTTP', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
      const answer = await fetch(`${world.baseUrl}/api/admin/audit-log`, {
        method,
        headers: { cookie: deck },
      });
      expect([404, 405]).toContain(answer.status);
    }
  });
});

test('entries in the audit log keep the name that the admin had at the time', async () => {
  const admin = await newAdmin(world);
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  await callAdmin(world.baseUrl, 'renameAdmin', { cookie, payload: { name: 'Renamed' } });
  const { body } = await ask({ admin: admin.id });
  expect(body.items.map(({ sentence }) => sentence)).toEqual([
    `${admin.name} changed their name`,
    `${admin.name} signed in`,
  ]);
});
