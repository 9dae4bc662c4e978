import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPT_IN_CONSENT } from '#domain/privacy/opt-in-consent.ts';
import { allMails } from '../../support/providers/mailbox.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

const SUPPORT = 'help@boats.test';
let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ SUPPORT_EMAIL: `Harbour desk <${SUPPORT}>` });
});
afterAll(() => world.close());

test('a request for help is stored with the consent text and the time', async () => {
  const before = Date.now();
  const answer = await ask('ana@example.com');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ kept: true });
  const [kept] = await keptFor('ana@example.com');
  expect(kept).toMatchObject({ email: 'ana@example.com', consent: OPT_IN_CONSENT });
  expect(kept?.consented_at.getTime()).toBeGreaterThanOrEqual(before);
  expect(kept?.consented_at.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a request for help sends one mail to the visitor and one to the platform', async () => {
  await ask('bea@example.com');
  const [forVisitor, ...more] = await mailsNaming('bea@example.com', 'bea@example.com');
  expect(more).toEqual([]);
  expect(forVisitor?.subject).toBe('We’ll help you choose your boat');
  expect(forVisitor?.text).toContain(SUPPORT);
  const [forPlatform, ...others] = await mailsNaming(SUPPORT, 'bea@example.com');
  expect(others).toEqual([]);
  expect(forPlatform?.subject).toBe('Help Me Choose: bea@example.com');
  expect(forPlatform?.text).toContain(OPT_IN_CONSENT);
});

test('repeated requests for help are stored and mailed once, even if concurrent or in different letter case', async () => {
  const spellings = ['eva@example.com', 'Eva@Example.com', ' eva@example.com '];
  const answers = await Promise.all([...spellings, ...spellings].map((email) => ask(email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await keptFor('eva@example.com')).toHaveLength(1);
  await waitForJobs(world);
  const about = (await allMails(world)).filter((mail) =>
    `${mail.to} ${mail.subject}`.toLowerCase().includes('eva@example.com'),
  );
  expect(about).toHaveLength(2);
});

test.each(['a@b', 'noah@', 'ben@example.com, mia@example.com'])(
  'a request for help from the undeliverable email address %j is stored, and only the platform gets a mail',
  async (email) => {
    expect((await ask(email)).status).toBe(200);
    expect(await keptFor(email)).toHaveLength(1);
    await waitForJobs(world);
    const mails = (await allMails(world)).filter(({ to, subject }) =>
      `${to} ${subject}`.includes(email),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([`Help Me Choose: ${email}`]);
    expect(mails[0]?.replyTo).not.toContain(email);
  },
);

test.each([
  ...['', '   ', 'ana', 'ana@example.com\r\nBcc: eve@example.com', `${'a'.repeat(254)}@b`],
  ...[7, null, undefined],
])('a request for help from %j is refused and not stored', async (email) => {
  const before = await countKept();
  const answer = await ask(email);
  expect(answer.status).toBe(400);
  const expected = 'Please enter a valid email address.';
  expect(await answer.json()).toMatchObject({ message: expected, fields: { email: expected } });
  expect(await countKept()).toBe(before);
});

test('the form for help works without scripts and returns a page', async () => {
  const send = (email: string) =>
    fetch(`${world.baseUrl}/api/opt-in`, { method: 'POST', body: new URLSearchParams({ email }) });
  const taken = await send('plain@example.com');
  expect(taken.status).toBe(200);
  const page = await taken.text();
  expect(page).toContain('Got it — we’ll be in touch soon.');
  // The policy must allow the page's only style.
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(taken.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(style).toContain('prefers-color-scheme:dark');
  expect(await keptFor('plain@example.com')).toHaveLength(1);
  const refused = await send('nobody');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Please enter a valid email address.');
  expect((await send('a'.repeat(5000))).status).toBe(413);
});

test('the first super admin is the contact and gets requests for help if no support address is set', async () => {
  const quiet = await createPayingWorld({
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'the-key-of-the-harbour',
  });
  try {
    await ask('solo@example.com', quiet.baseUrl);
    await waitForJobs(quiet);
    const mails = await allMails(quiet);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['owner@example.com', 'solo@example.com']);
    expect(mails.find(({ to }) => to === 'solo@example.com')?.text).toContain('owner@example.com');
    expect(await contactPage(quiet.baseUrl)).toContain('href="mailto:owner@example.com"');
  } finally {
    await quiet.close();
  }
});

describe('a shop without any contact', () => {
  let plain: PayingWorld;
  beforeAll(async () => {
    plain = await createPayingWorld({
      MAIL_FROM: 'Boat Trips <bookings@boats.example>',
      RATE_LIMITS: 'on',
    });
  });
  afterAll(() => plain.close());

  test('a shop without any contact names the sender of its mails as the contact', async () => {
    expect(await contactPage(plain.baseUrl)).toContain('href="mailto:bookings@boats.example"');
  });

  test('the form for help limits requests from one IP address', async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => ask('no', plain.baseUrl)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429]);
  });
});

async function contactPage(baseUrl: string): Promise<string> {
  const page = await fetch(`${baseUrl}/info/contact`, { headers: { accept: 'text/html' } });
  return page.text();
}

function ask(email: unknown, baseUrl = world.baseUrl): Promise<Response> {
  return fetch(`${baseUrl}/api/opt-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

async function mailsNaming(to: string, address: string) {
  await waitForJobs(world);
  const mails = await allMails(world);
  return mails.filter((mail) => mail.to === to && `${mail.to} ${mail.subject}`.includes(address));
}

type Kept = { email: string; consent: string; consented_at: Date };

async function keptFor(email: string): Promise<Kept[]> {
  const { rows } = await world.database.query<Kept>(
    'select email, consent, consented_at from opt_ins where lower(email) = $1',
    [email],
  );
  return rows;
}

async function countKept(): Promise<number> {
  const { rows } = await world.database.query<{ n: number }>('select count(*)::int n from opt_ins');
  return rows[0]?.n ?? 0;
}
