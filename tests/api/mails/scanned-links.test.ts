import type { AuthMail } from 'gotrue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewCrewLinkView } from '#contract/operator/operator-day-api.ts';
import {
  PASSWORD,
  askAuth,
  call,
  newOperator,
  createOperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import type { OperatorWorld } from '../../support/worlds/operators/operators.ts';
import { everyRow } from '../../support/worlds/admins/table-hashes.ts';
import {
  makeMailedWorld,
  sendEveryMail,
  type MailedWorld,
} from '../../support/worlds/admins/every-mail.ts';
import { listLinks, scan } from '../../support/providers/mail-scanner.ts';
import { allMails, mailsTo } from '../../support/providers/mailbox.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import {
  pressSignInLink,
  readSignInLink,
} from '../../support/worlds/operators/mailed-sign-in-links.ts';
import {
  changeTrip,
  linkTo,
  readTripToken,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

// Mail scanners open every link before the recipient does, sometimes more than once.

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

type Scanned = MailedWorld & {
  /** Mails that the product skipped, by kind and recipient. */
  unsent: string[];
  links: string[];
  /** Sessions, cookies and codes that the scanner got, by link. */
  given: [string, string[]][];
  before: Record<string, string>;
  after: Record<string, string>;
};

let scanned: Promise<Scanned> | undefined;

/** Creates a world in which a scanner has opened every kind of mail. */
function scanEverything(): Promise<Scanned> {
  const scanAll = async () => {
    const mailed = await makeMailedWorld(world);
    const unsent = await sendEveryMail(world, mailed);
    // Runs due jobs first, so that none runs while the scanner reads.
    await runJobs(world, 'reconcile-payments', [{}]);
    await waitForJobs(world);
    const mails = await allMails(world);
    const links = [...new Set(mails.flatMap((mail) => listLinks(mail, world.baseUrl)))];
    const before = await everyRow(world.database);
    const given: Scanned['given'] = [];
    for (const link of links) given.push([link, await scan(link)]);
    const after = await everyRow(world.database);
    return { ...mailed, unsent, links, given, before, after };
  };
  scanned ??= scanAll();
  return scanned;
}

describe('a mailed link that a scanner opens before the recipient', () => {
  test('a scanner that opens mailed links gets no session and changes nothing', async () => {
    const { unsent, links, given, before, after } = await scanEverything();
    expect(unsent).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
    expect(given.filter(([, what]) => what.length > 0)).toEqual([]);
    // A payment link opens the payment page, which the guest then reuses.
    expect(changedIn(before, after)).toEqual(['payment_sessions']);
  });

  test('links still take guests to their trip, payment, choice and review after a scanner has opened them', async () => {
    const { paid, calledOff, sailed, pending } = await scanEverything();
    const tripOf = async (email: string) =>
      readTripToken((await mailsTo(world, email)).find(({ text }) => text.includes('/trips/')));
    const message = { message: 'Still here' };
    const wrote = await changeTrip(world, await tripOf(paid.visitor.email), 'message', message);
    expect(wrote.status).toBe(200);

    const pages = await world.database.query<{ status: string }>(
      'select status from payment_sessions where booking_id = $1',
      [pending.bookingId],
    );
    expect(pages.rows).toEqual([{ status: 'open' }]);
    const page = await pending.visitor.follow(`/booking/pay/${pending.bookingId}`);
    expect(page.status).toBe(303);
    await world.provider.pay(readSessionId(page.headers.get('location') ?? ''));
    await expect
      .poll(async () => (await pending.visitor.booking(pending.bookingId)).status)
      .toBe('paid');

    const choice = { choice: { kind: 'refunded', refundCents: 19_100 } };
    const offered = await linkTo(world, calledOff.bookingId);
    expect((await changeTrip(world, offered, 'offer', choice)).status).toBe(200);
    const review = { stars: 5, words: 'Lovely' };
    const reviewed = await changeTrip(world, await tripOf(sailed.email), 'review', review);
    expect([reviewed.status, reviewed.message]).toEqual([200, '']);
  });

  test('an admin’s invitation link still works after a scanner has opened it', async () => {
    const { invited } = await scanEverything();
    const [mail] = await mailsTo(world, invited);
    const link = mail?.links.find((each) => each.includes('invitation=')) ?? '';
    const invitation = new URL(link).searchParams.get('invitation') ?? '';
    const payload = { invitation, password: 'a-password-of-mine-7' };
    const accepted = await call(world.baseUrl, 'acceptInvitation', { payload });
    expect([accepted.status, accepted.message]).toEqual([200, '']);
  });

  test('a crew link still opens the guest list after a scanner has opened it', async () => {
    const { boat, operator } = await scanEverything();
    const payload = { boatId: boat.id, date: dayAhead() };
    const { token } = operator;
    const made = await call<NewCrewLinkView>(world.baseUrl, 'makeCrewLink', { token, payload });
    expect(await scan(made.body.url)).toEqual([]);
    const parts = { token: made.body.url.split('/').at(-1) ?? '' };
    expect((await call(world.baseUrl, 'crewDay', { parts })).status).toBe(200);
  });
});

function changedIn(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}

/** Requests a sign-in mail of one kind; `leadsTo` is the target of its link. */
type SignInCase = {
  ask: (email: string, token: string) => Promise<unknown>;
  leadsTo: RegExp | null;
};

const session = /\/operator#access_token=/;
const cases: Record<AuthMail['kind'], SignInCase> = {
  signup: {
    ask: (email) =>
      call(world.baseUrl, 'register', {
        payload: { name: 'Nia New', email: `new-${email}`, password: PASSWORD },
      }),
    leadsTo: session,
  },
  recovery: {
    ask: (email) => askAuth(world, '/recover', { payload: { email } }),
    leadsTo: /\/operator#access_token=.*type=recovery/,
  },
  magiclink: {
    ask: (email) => askAuth(world, '/otp', { payload: { email, create_user: false } }),
    leadsTo: session,
  },
  invite: {
    ask: (email) =>
      askAuth(world, '/invite', {
        token: world.serviceKey,
        payload: { email: `invited-${email}` },
      }),
    leadsTo: session,
  },
  email_change: {
    ask: (email, token) =>
      askAuth(world, '/user', { token, method: 'PUT', payload: { email: `moved-${email}` } }),
    leadsTo: /\/operator\/confirm\?.*outcome=half|#access_token=/,
  },
  // Contains only a code.
  reauthentication: {
    ask: (_, token) => askAuth(world, '/reauthenticate', { token, method: 'GET' }),
    leadsTo: null,
  },
};

describe('a sign-in link that a scanner opens before the recipient', () => {
  test.each(Object.entries(cases))(
    'a sign-in link works exactly once after a scanner has opened it: %s',
    async (kind, { ask, leadsTo }) => {
      const { email, token } = await newOperator(world);
      await ask(email, token);
      await waitForJobs(world);
      const mails = (await allMails(world)).filter(({ to }) => to.endsWith(email));
      expect(mails.length).toBe(kind === 'email_change' ? 2 : 1);
      const before = await signInRows();
      const links = mails.flatMap((mail) => listLinks(mail, world.baseUrl));
      for (const link of links) expect(await scan(link)).toEqual([]);
      expect(await signInRows()).toEqual(before);
      if (leadsTo === null) {
        expect(links.filter((link) => /token|verify|confirm/.test(link))).toEqual([]);
        return;
      }
      for (const mail of mails) {
        expect(await pressSignInLink(readSignInLink(mail))).toMatch(leadsTo);
        expect(await pressSignInLink(readSignInLink(mail))).toMatch(
          /\/operator\/confirm\?.*outcome=over/,
        );
      }
    },
  );

  test('a mailed sign-in link cannot be submitted from another site', async () => {
    const { email } = await newOperator(world);
    await askAuth(world, '/recover', { payload: { email } });
    const [mail] = await mailsTo(world, email);
    const link = new URL(readSignInLink(mail));
    const forged = await fetch(`${world.baseUrl}/operator/confirm`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: link.searchParams,
      redirect: 'manual',
    });
    expect(forged.status).toBe(403);
    expect(await pressSignInLink(link.href)).toMatch(session);
  });

  test('a sign-in link redirects only within this site', async () => {
    const { email } = await newOperator(world);
    await askAuth(world, '/recover', { payload: { email } });
    const [mail] = await mailsTo(world, email);
    const link = new URL(readSignInLink(mail));
    link.searchParams.set('redirect_to', 'https://evil.example/operator');
    expect(await pressSignInLink(link.href)).toMatch(new RegExp(`^${world.baseUrl}/operator#`));
  });

  test('the page for a truncated sign-in link says that the link was used or has expired', async () => {
    const page = await fetch(`${world.baseUrl}/fr/operator/confirm?token_hash=abc`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Ce lien a déjà servi ou a expiré');
  });
});

/** Accounts, sessions and mailed tokens. */
async function signInRows(): Promise<string> {
  const { rows } = await world.database.query<{ hash: string }>(
    `select md5(coalesce(string_agg(r, '' order by r), '')) as hash from (
       select a::text as r from auth_service.account a
       union all select s::text from auth_service.session s
       union all select t::text from auth_service.mailed_token t) as kept`,
  );
  return rows[0]?.hash ?? '';
}
