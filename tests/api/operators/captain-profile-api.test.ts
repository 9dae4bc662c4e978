import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import type { FoundPersonView, PersonalDataFile } from '#contract/admin/admin-privacy-api.ts';
import type { CaptainProfileView } from '#contract/operator/captain-profile-api.ts';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { scriptedSvg, page, buildBrandedBox } from '../../support/faults/hostile-files.ts';
import { hurrying, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { callAdmin, signInAdmin, SUPER_ADMIN } from '../../support/worlds/admins/admins.ts';
import {
  readAuditEvents,
  overseenOperator,
  SOON,
  type OverseenOperator,
} from '../../support/worlds/admins/overseen-operators.ts';
import { callOffInTest, sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { pictureForm, profilePayload } from '../../support/worlds/operators/captain-profiles.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import { suffixes } from '../../support/worlds/operators/photo-world.ts';
import {
  call,
  createOperatorWorld,
  newOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
let cookie: string;
let captain: OverseenOperator;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, SUPER_ADMIN);
});
afterAll(() => world.close());
beforeEach(async () => {
  captain = await overseenOperator(world, [`Boat ${randomUUID().slice(0, 6)}`]);
});

const save = (changes: object = {}, token = captain.token) =>
  call<CaptainProfileView>(world.baseUrl, 'saveCaptainProfile', {
    token,
    payload: profilePayload(changes),
  });
const send = (form = pictureForm(), token = captain.token) =>
  call<CaptainProfileView>(world.baseUrl, 'sendCaptainPicture', { token, form });
const remove = () =>
  call<CaptainProfileView>(world.baseUrl, 'removeCaptainPicture', { token: captain.token });

let looks = 0;

/** Reads the captain as visitors of the boat's page do, bypassing the response cache. */
async function shown() {
  looks += 1;
  const visit = { parts: { id: captain.boat.id }, query: { look: String(looks) } };
  return (await call<BoatPageView>(world.baseUrl, 'boatById', visit)).body.captain;
}

/** Reads the profile as the operator sees it, bypassing every cache. */
const own = async () =>
  (await call<CaptainProfileView>(world.baseUrl, 'captainProfile', { token: captain.token })).body;

const statusOf = async (path: string | null | undefined) =>
  (await fetch(`${world.baseUrl}${path}-480.avif`)).status;

const expectGone = (path: string | null) =>
  expect
    .poll(
      hurrying(world, () => statusOf(path)),
      SOON,
    )
    .toBe(404);

describe('an operator’s profile', () => {
  test('a saved profile appears on the page of the operator’s boat', async () => {
    expect(await shown()).toEqual({
      picture: null,
      spokenLanguages: [],
      sailingSince: null,
      introduction: null,
      trips: null,
      answerHours: null,
      boats: 1,
    });
    const saved = await save({ introductionLanguage: 'fr', introduction: ' Bonjour à bord. ' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      name: captain.name,
      spokenLanguages: ['en', 'fr'],
      sailingSince: 2011,
      introduction: { text: 'Bonjour à bord.', language: 'fr' },
    });
    const { name: _, ...own } = saved.body;
    expect(await shown()).toEqual(own);
  });

  test('every part of a profile is optional', async () => {
    await save();
    const empty = { spokenLanguages: [], sailingSince: '', introduction: '' };
    expect((await save(empty)).body).toMatchObject({
      spokenLanguages: [],
      sailingSince: null,
      introduction: null,
    });
  });

  test.each([
    ['nine languages', { spokenLanguages: ['en', 'fr', 'nl', 'es', 'pt', 'de', 'it', 'da', 'sv'] }],
    ['an unknown language', { spokenLanguages: ['xx'] }],
    ['a year before 1950', { sailingSince: 1949 }],
    ['a future year', { sailingSince: new Date().getFullYear() + 1 }],
    ['a fractional year', { sailingSince: 2001.5 }],
    ['an introduction of 401 characters', { introduction: 'x'.repeat(401) }],
    ['control characters in its introduction', { introduction: 'Hi\u0007' }],
    ['an introduction in a language that the site does not have', { introductionLanguage: 'it' }],
  ])('a profile with %s is refused and changes nothing', async (_, changes) => {
    await save();
    const before = await shown();
    const refused = await save(changes);
    const { fields = {} } = refused.body as { fields?: object };
    expect(refused.status).toBe(400);
    expect(Object.keys(fields).join()).toMatch(new RegExp(`^${Object.keys(changes).join()}`));
    expect(await shown()).toEqual(before);
  });

  test('saving a profile does not change the profiles of other operators', async () => {
    await save();
    const before = await shown();
    const { token } = await newOperator(world);
    expect((await save({ introduction: 'Mine.' }, token)).status).toBe(200);
    expect((await send(pictureForm(), token)).status).toBe(200);
    expect(await shown()).toEqual(before);
  });

  test.each([
    'captainProfile',
    'saveCaptainProfile',
    'sendCaptainPicture',
    'removeCaptainPicture',
  ] as const)('%s refuses guests and crews', async (name) => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const link = await call<{ url: string }>(world.baseUrl, 'makeCrewLink', {
      token: captain.token,
      payload: { boatId: captain.boat.id, date: day },
    });
    const crew = link.body.url.split('/').at(-1) ?? '';
    for (const token of [null, crew]) {
      expect((await call(world.baseUrl, name, { token })).status).toBe(401);
    }
  });
});

describe('the picture of a captain', () => {
  test('a captain’s picture is stored in every size, and its files are deleted with it', async () => {
    const photo = await plain(1200, 1200).jpeg().toBuffer();
    const first = (await send(pictureForm(photo, 'me.jpg'))).body.picture;
    for (const suffix of suffixes) {
      expect((await fetch(`${world.baseUrl}${first}${suffix}`)).status).toBe(200);
    }
    expect((await shown()).picture).toBe(first);

    const second = (await send()).body.picture;
    expect(second).not.toBe(first);
    await expectGone(first);
    expect(await statusOf(second)).toBe(200);

    expect((await remove()).body.picture).toBeNull();
    expect((await remove()).status).toBe(200);
    await expectGone(second);
  });

  test.each([
    ['an HTML page', page, 'me.jpg'],
    ['an SVG with a script', scriptedSvg, 'me.svg'],
    ['a file that only claims to be a picture', buildBrandedBox('avif'), 'me.avif'],
    ['a file over 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 'me.jpg'],
  ])('%s is refused as a picture, and the current picture stays', async (_, bytes, name) => {
    const before = (await send()).body.picture;
    const refused = await send(pictureForm(bytes, name));
    expect([400, 413]).toContain(refused.status);
    expect(refused.message).toContain(name);
    expect((await shown()).picture).toBe(before);
    expect(await statusOf(before)).toBe(200);
  });
});

describe('facts about a captain from the shop’s records', () => {
  test('a captain’s sailed trips are counted by departure and shown from 10 on', async () => {
    const sail = (ended: number, terms: object = {}) =>
      sailedTrip(world, captain.boat.id, { ended, ...terms });
    for (let ended = 1; ended <= 9; ended += 1) await sail(ended);
    // Adds bookings that must not count: a second party of a departure, and upcoming, canceled and cash trips.
    await sail(1);
    await sail(0);
    await sail(-3);
    await sail(20, { status: 'cancelled' });
    await sail(21, { status: 'refunded' });
    const cash = await sail(22);
    await world.database.query(
      `update bookings set flow = 'operator', source = 'phone', paid_by = 'cash' where id = $1`,
      [cash.id],
    );
    await callOffInTest(world, (await sail(23)).id);
    expect((await own()).trips).toBeNull();
    await sail(1, { time: '00:02' });
    expect((await own()).trips).toBe(10);
  });

  test('a boat’s page shows a cached trip count for its captain, but profile changes immediately', async () => {
    expect((await shown()).trips).toBeNull();
    for (let ended = 1; ended <= 10; ended += 1)
      await sailedTrip(world, captain.boat.id, { ended });
    expect((await own()).trips).toBe(10);
    expect((await shown()).trips).toBeNull();
    await save();
    expect((await shown()).sailingSince).toBe(2011);
  });

  /** Inserts a request that was made and answered some days ago. */
  async function answer(minutes: number, { days = 10, as = 'no' } = {}) {
    const { id } = await sailedTrip(world, captain.boat.id, { status: 'refunded' });
    await world.database.query(
      `insert into change_requests (id, booking_id, operator_id, kind, made_at, due_at, answer, answered_at)
       select gen_random_uuid(), id, operator_id, 'cancel', made, made + interval '12 hours', $2, made + $3 * interval '1 minute'
       from bookings, (select now() - $4 * interval '1 day' as made) as times where id = $1`,
      [id, as, minutes, days],
    );
  }

  test('the answer time is shown, in full hours, once there are 5 answers in 180 days', async () => {
    for (const minutes of [10, 130, 170, 700]) await answer(minutes);
    await answer(1, { days: 181 });
    await answer(1, { as: 'withdrawn' });
    expect((await own()).answerHours).toBeNull();
    await answer(125);
    expect((await own()).answerHours).toBe(3);
  });

  test('the answer time is not shown if most requests lapse', async () => {
    for (let count = 0; count < 5; count += 1) await answer(60);
    for (let count = 0; count < 4; count += 1) await answer(720, { as: 'lapsed' });
    expect((await own()).answerHours).toBe(1);
    for (let count = 0; count < 2; count += 1) await answer(720, { as: 'lapsed' });
    expect((await own()).answerHours).toBeNull();
  });
});

describe('an admin', () => {
  const reason = 'It shows another person.';
  const removePart = (part: string) =>
    callAdmin<AdminOperatorView>(world.baseUrl, 'adminRemoveProfilePart', {
      cookie,
      parts: { id: captain.id },
      payload: { part, reason },
    });

  test.each(['picture', 'introduction'] as const)(
    'an admin removes the %s with an audit entry and a notice to the operator',
    async (part) => {
      await save();
      const { picture } = (await send()).body;
      const removed = await removePart(part);
      expect(removed.status).toBe(200);
      expect(removed.body.profile[part]).toBeNull();
      expect(removed.body.notices[0]).toMatchObject({ kind: `${part}-removed`, reason });
      expect((await shown())[part]).toBeNull();
      expect(await readAuditEvents(world, captain.id)).toMatchObject([
        { act: 'remove-profile-part', subject_name: captain.name, facts: { part, reason } },
      ]);
      await waitForJobs(world);
      if (part === 'picture') await expectGone(picture);
      else expect(await statusOf(picture)).toBe(200);
      const mails = await world.database.query(
        `select from mails join platform_notices on platform_notices.id::text = subject_id
         where operator_id = $1 and sent_at is not null`,
        [captain.id],
      );
      expect(mails.rowCount).toBe(1);
      expect((await removePart(part)).status).toBe(409);
    },
  );

  test('a profile, including its picture files, is exported and erased with its operator', async () => {
    await save();
    const { picture } = (await send()).body;
    const asked = { kind: 'operator', email: captain.email };
    const person = { cookie, payload: asked };
    const exported = await callAdmin<PersonalDataFile>(world.baseUrl, 'adminExportPerson', {
      ...person,
      payload: { ...asked, reason },
    });
    expect(exported.body.kept['operators']).toMatchObject([
      {
        picture_path: picture,
        spoken_languages: ['en', 'fr'],
        sailing_since: 2011,
        introduction: 'We leave early and swim late.',
      },
    ]);
    const found = await callAdmin<FoundPersonView>(world.baseUrl, 'adminFindPerson', person);
    const rows = (found.body.found ?? []).reduce((sum, each) => sum + each.rows, 0);
    const erased = await callAdmin(world.baseUrl, 'adminErasePerson', {
      cookie,
      payload: { ...asked, reason, shown: rows },
    });
    expect(erased.status).toBe(200);
    await expectGone(picture);
    const { rows: left } = await world.database.query(
      `select picture_path, spoken_languages, sailing_since, introduction from operators where id = $1`,
      [captain.id],
    );
    expect(left).toEqual([
      { picture_path: null, spoken_languages: [], sailing_since: null, introduction: null },
    ]);
  });
});
