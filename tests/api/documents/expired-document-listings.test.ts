import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { documentKinds, type DocumentKind } from '#domain/operators/documents.ts';
import { findListings } from '../../../src/server/operations/doctor/listing-checks.ts';
import { checkSearch } from '../../support/assertions/search-check.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  bringDocuments,
  inDays,
  sentDocument,
} from '../../support/worlds/operators/operator-documents.ts';
import { mailsTo, subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import {
  createBoatActs,
  call,
  isPublic,
  newOperator,
  createOperatorWorld,
  registeredOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  overseenOperator,
  soldTrip,
  type OverseenOperator,
} from '../../support/worlds/admins/overseen-operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, readBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let operator: OverseenOperator;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await overseenOperator(world, ['Tidal']);
});

const keepListings = async () => {
  await runJobs(world, 'update-listing-visibility', [{}]);
  await waitForJobs(world);
};
const remind = async () => {
  await runJobs(world, 'remind-of-documents', [{}]);
  await waitForJobs(world);
};
const set = (sql: string, ...values: unknown[]) => world.database.query(sql, values);
/** Sets the expiry date of an accepted document. */
const runsOut = (kind: DocumentKind, day: string) =>
  set(
    `update operator_documents set expires_on = $3
     where operator_id = $1 and kind = $2 and state = 'accepted' and replaced_at is null`,
    ...[operator.id, kind, day],
  );
const askedSince = (day: string | null) =>
  set('update operators set documents_asked_on = $2 where id = $1', operator.id, day);
const GONE = 'Your boats are no longer listed';

/** Every place where a visitor may see a boat. */
async function seen(): Promise<Record<string, boolean>> {
  const { boat } = operator;
  const has = async (path: string) =>
    (await (await fetch(`${world.baseUrl}${path}`)).text()).includes(boat.slug);
  const search = `/api/search?date=${dayAhead(30)}&groupSize=1-4&port=${boat.port}&boat=${boat.slug}`;
  return {
    list: await isPublic(world, boat),
    search: await has(search),
    'search on any day': await has(`/api/search?boat=${boat.slug}`),
    sitemap: await has('/sitemap.xml'),
    page: (await fetch(`${world.baseUrl}/boats/${boat.slug}`)).status === 200,
    checkout: (await newVisitor(world).checkOut(boat)).status !== 404,
    form: (await newVisitor(world).reserve(boat)).status !== 404,
  };
}

const everywhere = (isSeen: boolean) => ({
  list: isSeen,
  search: isSeen,
  'search on any day': isSeen,
  sitemap: isSeen,
  page: isSeen,
  checkout: isSeen,
  form: isSeen,
});

describe('a document that has expired', () => {
  test('an expired document unlists its captain’s boats everywhere, with one mail, and sold trips stay sold', async () => {
    await bringDocuments(world.baseUrl, operator.token);
    await keepListings();
    const sold = await soldTrip(world, operator.boat);
    await expect.poll(seen, { timeout: 60_000 }).toEqual(everywhere(true));
    await runsOut('insurance', inDays(0));
    await keepListings();
    expect(await isPublic(world, operator.boat)).toBe(true);
    await runsOut('insurance', inDays(-1));
    expect((await readBoat(world, operator.boat.id)).documentsCheckedOn).toBeNull();
    await keepListings();
    await keepListings();
    await expect.poll(seen, { timeout: 60_000 }).toEqual(everywhere(false));
    expect((await sold.visitor.booking(sold.bookingId)).status).toBe('paid');
    const mail = await theMail(world, operator.email, GONE);
    expect(mail.text).toContain('We don’t have a valid copy of your boat insurance');
    const { body } = await operator.own.read(operator.boat);
    expect(body).toMatchObject({ status: 'published', mayBeListed: false });
    expect(await checkSearch(world)).toEqual([]);
  });

  test('boats are listed again when the new document is accepted, not when it is sent', async () => {
    await bringDocuments(world.baseUrl, operator.token);
    await runsOut('licence', inDays(-1));
    await keepListings();
    const { body } = await call<OwnDocumentsView>(world.baseUrl, 'sendDocument', {
      token: operator.token,
      ...sentDocument('licence'),
    });
    await keepListings();
    expect(await isPublic(world, operator.boat)).toBe(false);
    const [licence] = body.documents;
    expect(licence).toMatchObject({ kind: 'licence', standing: 'awaiting' });
    const cookie = await signInAdmin(world);
    const parts = { id: licence?.sent?.id ?? '' };
    const payload = { expiresOn: inDays(300) };
    await callAdmin(world.baseUrl, 'adminAcceptDocument', { cookie, parts, payload });
    await expect.poll(seen, { timeout: 60_000 }).toEqual(everywhere(true));
    expect((await readBoat(world, operator.boat.id)).documentsCheckedOn).toBe(inDays(0));
  });
});

describe('listed boats without documents', () => {
  const nameOf = () => `Boat ${operator.boat.id}`;
  beforeEach(async () => {
    await set('update boats set name = $2 where id = $1', operator.boat.id, nameOf());
  });
  const findings = async () => {
    const rule = { graceDays: 30, nowMs: Date.now() };
    const found = await findListings(world.database, rule);
    return found.map(({ finding }) => finding).filter((each) => each.startsWith(nameOf()));
  };
  const shown = async () => {
    const cookie = await signInAdmin(world);
    const parts = { id: operator.id };
    return (await callAdmin<AdminOperatorView>(world.baseUrl, 'adminOperator', { cookie, parts }))
      .body;
  };

  test('the doctor and an admin see a boat that is listed without valid documents', async () => {
    await bringDocuments(world.baseUrl, operator.token);
    await askedSince(null);
    expect(await findings()).toEqual([]);
    expect(await shown()).toMatchObject({
      documents: documentKinds.map((kind) => ({ kind, standing: 'accepted' })),
    });
    await runsOut('insurance', inDays(-3));
    const said = `${nameOf()} is listed, but its operator has no valid boat insurance.`;
    expect(await findings()).toEqual([said]);
    const { documents, listedUntil } = await shown();
    expect(documents).toContainEqual({
      kind: 'insurance',
      standing: 'expired',
      expiresOn: inDays(-3),
      uncovered: null,
    });
    expect((listedUntil ?? '') < inDays(0)).toBe(true);
    await keepListings();
    expect(await findings()).toEqual([]);
  });

  test('the doctor ignores a boat whose grace period has not ended', async () => {
    await askedSince(inDays(-10));
    expect(await findings()).toEqual([]);
    expect(await shown()).toMatchObject({
      documents: documentKinds.map((kind) => ({ kind, standing: 'missing', expiresOn: null })),
      listedUntil: inDays(20),
    });
    await askedSince(inDays(-33));
    expect(await findings()).toHaveLength(1);
    await keepListings();
    expect(await findings()).toEqual([]);
  });
});

describe('a captain from before documents were required', () => {
  const listed = () => isPublic(world, operator.boat);

  test('a captain from before documents were required gets two reminders in 30 days, and is then unlisted', async () => {
    await askedSince(inDays(0));
    await remind();
    await remind();
    const asked = `Please send your captain’s license and boat insurance by `;
    expect(await theMail(world, operator.email, asked)).toMatchObject({
      text: expect.stringContaining('stay listed until'),
    });
    await askedSince(inDays(-23));
    await remind();
    await remind();
    const subjects = await subjectsTo(world, operator.email);
    expect(subjects.filter((each) => each.startsWith(asked))).toHaveLength(2);
    await askedSince(inDays(-30));
    await keepListings();
    expect(await listed()).toBe(true);
    await askedSince(inDays(-31));
    await keepListings();
    await keepListings();
    expect(await listed()).toBe(false);
    await theMail(world, operator.email, GONE);
  });

  test('a captain from before documents were required has no grace period once both documents were accepted', async () => {
    await askedSince(inDays(-1));
    await bringDocuments(world.baseUrl, operator.token);
    await runsOut('licence', inDays(-1));
    await keepListings();
    expect(await listed()).toBe(false);
  });

  test('an operator without boats, or whose documents await a check, gets no document reminder', async () => {
    for (const kind of documentKinds) {
      const sent = { token: operator.token, ...sentDocument(kind) };
      await call(world.baseUrl, 'sendDocument', sent);
    }
    const other = await newOperator(world);
    await askedSince(inDays(0));
    await remind();
    expect(await mailsTo(world, operator.email)).toEqual([]);
    expect(await mailsTo(world, other.email)).toEqual([]);
  });
});

describe('a document about to expire', () => {
  const RUNS_OUT = 'Your captain’s license expires on';
  const reminders = async () =>
    (await subjectsTo(world, operator.email)).filter((each) => each.startsWith(RUNS_OUT));

  test('a captain gets one reminder 30 days and another 7 days before a document expires', async () => {
    await bringDocuments(world.baseUrl, operator.token);
    for (const [daysLeft, count] of [
      ...([
        [31, 0],
        [30, 1],
        [29, 1],
        [8, 1],
        [7, 2],
        [1, 2],
        [0, 2],
      ] as const),
    ]) {
      await runsOut('licence', inDays(daysLeft));
      await remind();
      expect(await reminders(), `${daysLeft} days before`).toHaveLength(count);
    }
  });

  test('a captain who has sent a new document is not reminded that the old one expires', async () => {
    await bringDocuments(world.baseUrl, operator.token);
    await runsOut('licence', inDays(5));
    await call(world.baseUrl, 'sendDocument', {
      token: operator.token,
      ...sentDocument('licence'),
    });
    await remind();
    expect(await reminders()).toEqual([]);
  });
});

test('where documents are optional, boats are published without them and stay listed', async () => {
  const free = await createOperatorWorld({ DOCUMENTS_GRACE_DAYS: 'off' });
  try {
    const captain = await registeredOperator(free);
    const own = createBoatActs(free.baseUrl, captain.token);
    const { body } = await own.create({ availability: { manualDays: [inDays(9)] } });
    expect([body.mayBeListed, body.missing]).toEqual([
      true,
      expect.not.stringContaining('licence'),
    ]);
    await free.database.query('update operators set unlisted_at = now()');
    await runJobs(free, 'update-listing-visibility', [{}]);
    const { rows } = await free.database.query<{ unlisted: number; asked: string }>(
      'select count(unlisted_at)::integer as unlisted, min(documents_asked_on)::text as asked from operators',
    );
    expect(rows).toEqual([{ unlisted: 0, asked: inDays(0) }]);
  } finally {
    await free.close();
  }
});
