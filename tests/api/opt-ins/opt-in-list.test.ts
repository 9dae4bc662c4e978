import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOptInView } from '#contract/public/opt-in-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { OPT_IN_CONSENT } from '#domain/privacy/opt-in-consent.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { readAuditEvents } from '../../support/worlds/admins/overseen-operators.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { numberFrom } from '../../support/worlds/guests/two-server-world.ts';

let world: PayingWorld;
let cookie: string;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  cookie = await signInAdmin(world, DECK);
});
afterAll(() => world.close());

type Page = { items: AdminOptInView[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page>(world.baseUrl, 'adminOptIns', { cookie, query })).body;

function askForHelp(email: string): Promise<Response> {
  return fetch(`${world.baseUrl}/api/opt-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

async function keepMany(name: string, count: number): Promise<void> {
  await world.database.query(
    `insert into opt_ins (id, email, consent, consented_at)
     select gen_random_uuid(), $1 || n || '@example.com', 'Yes, please', now() - make_interval(secs => n / 20)
     from generate_series(1, $2) n`,
    [name, count],
  );
}

test('requests for help are listed newest first, with the consent text', async () => {
  for (const email of ['first@example.com', 'second@example.com']) await askForHelp(email);
  const { items } = await list();
  expect(items.map(({ email }) => email).slice(0, 2)).toEqual([
    'second@example.com',
    'first@example.com',
  ]);
  expect(items[0]?.consent).toBe(OPT_IN_CONSENT);
  expect(Date.parse(items[0]?.consentedAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect((await list({ search: 'FIRST@' })).items.map(({ email }) => email)).toEqual([
    'first@example.com',
  ]);
});

test('the paged list of opt-ins contains each email address exactly once', async () => {
  await keepMany('many-', PAGE_SIZE + 30);
  const first = await list({ search: 'many-' });
  const second = await list({ search: 'many-', after: first.next ?? '' });
  const seen = new Set([...first.items, ...second.items].map(({ email }) => email));
  expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 30, null]);
  expect(seen.size).toBe(PAGE_SIZE + 30);
});

test('the exported file of opt-ins is complete and escapes formulas, and the export is logged', async () => {
  await keepMany('filed-', 2100);
  await world.database.query(
    `insert into opt_ins (id, email, consent, consented_at) values ($1, '=cmd@example.com', 'Yes, "please"', now())`,
    [randomUUID()],
  );
  const answer = await callAdmin(world.baseUrl, 'adminOptInFile', { cookie });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('help-me-choose.csv');
  const [heading, ...lines] = answer.text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(heading).toBe('Email,Island date,Island time,Agreed to');
  expect(lines).toHaveLength(await numberFrom(world.database, 'select count(*) from opt_ins'));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[0]).toMatch(/^'=cmd@example\.com,20\d\d-\d\d-\d\d,\d\d:\d\d,"Yes, ""please"""$/);
  const { rows } = await world.database.query(
    "select admin_name, subject_name from audit_events where action = 'export-opt-ins'",
  );
  expect(rows).toEqual([{ admin_name: 'Deck', subject_name: 'who asked for help' }]);
});

test('deleting an opt-in leaves only a log entry that does not name the person', async () => {
  const email = 'forget.me@private-island.example';
  await askForHelp(email);
  await waitForJobs(world);
  const [found] = (await list({ search: email })).items;
  const id = found?.id ?? '';
  const mailsTo = "select count(*) from mails where kind = 'help-asked' and subject_id = $1";
  expect(await numberFrom(world.database, mailsTo, [id])).toBe(2);

  const remove = () => callAdmin(world.baseUrl, 'adminDeleteOptIn', { cookie, parts: { id } });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect((await list({ search: email })).items).toEqual([]);
  expect(await numberFrom(world.database, mailsTo, [id])).toBe(0);
  expect(await readAuditEvents(world, id)).toEqual([
    {
      act: 'delete-opt-in',
      admin_name: 'Deck',
      subject_name: 'f•••@p•••.example',
      facts: { reason: 'on request' },
    },
  ]);
  const named = 'select count(*) from audit_events a where a::text ilike $1';
  expect(await numberFrom(world.database, named, ['%forget.me%'])).toBe(0);
  expect((await askForHelp(email)).status).toBe(200);
});
