import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MeView } from '#contract/operator/operator-api.ts';
import { localizeFullDay, localizeMoney } from '#i18n/formats/language-formats.ts';
import { languages } from '#i18n/languages/languages.ts';
import {
  captainMailMessages,
  captainNoticeMessages,
  captainSignInMessages,
} from '#i18n/catalogues/captain-mail-messages.ts';
import es from '#locales/errors/operator-errors.es.ts';
import fr from '#locales/errors/operator-errors.fr.ts';
import { readAttachedEvent } from '../../support/providers/calendar-files.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  pressSignInLink,
  readSignInLink,
} from '../../support/worlds/operators/mailed-sign-in-links.ts';
import {
  call,
  createOperatorWorld,
  PASSWORD,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { formatColon, expectWrittenIn } from '../../support/assertions/language-assertions.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld({ LANGUAGES: languages.join(',') });
});
afterAll(() => world.close());

const GUEST = 'Ana Duval';

/** Creates a captain with this language, and a guest who paid for a trip on their boat. */
async function bookedCaptain(language: 'fr' | 'es') {
  const rosa = await operatorWithBoats(world);
  await world.database.query(`update operators set name = 'Rosa Arrindell' where email = $1`, [
    rosa.email,
  ]);
  const saved = await call<MeView>(world.baseUrl, 'saveLanguage', {
    token: rosa.token,
    payload: { language },
  });
  expect([saved.status, saved.body.language]).toEqual([200, language]);
  const [boat] = rosa.boats;
  const visitor = newVisitor(world, GUEST);
  const { session, bookingId } = await visitor.hold(boat, { language: 'de' });
  await world.provider.pay(session);
  await waitForJobs(world);
  return { rosa, boat, bookingId, title: `${boat.name}, ${localizeFullDay(language, dayAhead())}` };
}

/** Sends the captain a mail of each kind, as if its cause had happened. */
async function sendAll(kinds: readonly string[], subjectId: string, matter: string | null = null) {
  const keys = kinds.map((kind) => ({
    kind,
    key: `${kind}:operator:${subjectId}:${randomUUID()}`,
  }));
  for (const { kind, key } of keys) {
    await world.database.query(
      `insert into mails (key, kind, recipient, subject_id, matter, queued_at) values ($1, $2, 'operator', $3, $4, now())`,
      [key, kind, subjectId, matter],
    );
  }
  await runJobs(
    world,
    'send-mail',
    keys.map(({ key }) => ({ key })),
  );
}

describe.each(['fr', 'es'] as const)('a captain who chose %s', (language) => {
  const t = captainMailMessages[language];
  const notices = captainNoticeMessages[language];

  test('mails about bookings are in the captain’s language, not the guest’s, and link to the portal in that language', async () => {
    const { rosa, bookingId, title } = await bookedCaptain(language);
    const kinds = ['reservation', 'moved', 'cancelled', 'asked', 'card-refused', 'clash'];
    await sendAll([...kinds, 'fewer-guests', 'handed-over', 'corrected'], bookingId);
    const mails = await mailsTo(world, rosa.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([t.newBooking(title), t.clash(title), t.moved(title)]),
    );
    expect(mails).toHaveLength(10);
    for (const mail of mails) expectWrittenIn(mail, language);
    const asked = mails.find((mail) => mail.subject === t.confirm(title));
    expect(asked?.text).toContain(
      `${t.answerNow}${formatColon(language)}\n${world.baseUrl}/${language}/operator/dashboard`,
    );
    const booked = mails.find((mail) => mail.subject === t.newBooking(title));
    if (!booked) throw new Error('The captain got no mail about the booking.');
    expect(booked.text).toContain(localizeMoney(language, 19_100));
    expect(readAttachedEvent(booked).summary).toContain(GUEST);
    expect(booked.attachments[0]?.content).toContain(`booking//${language.toUpperCase()}`);
  });

  test('mails about called-off trips are in the captain’s language', async () => {
    const { rosa, bookingId, title } = await bookedCaptain(language);
    await callOffBoatsDay(world, rosa, dayAhead());
    await waitForGuestNotifications(world);
    const { rows } = await world.database.query<{ id: string }>(
      'select id from rebooking_offers where booking_id = $1',
      [bookingId],
    );
    await sendAll(['called-off'], bookingId, rows[0]?.id);
    const mails = await mailsTo(world, rosa.email);
    const told = mails.find((mail) => mail.subject === t.calledOff(title));
    expect(told?.text).toContain(GUEST);
    if (told) expectWrittenIn(told, language);
  });

  test('mails about the platform’s actions on boats are in the captain’s language', async () => {
    const { rosa, boat } = await bookedCaptain(language);
    const id = randomUUID();
    const reason = 'X';
    await world.database.query(
      `insert into platform_notices (id, operator_id, boat_id, kind, reason, made_at) values ($1, $2, $3, 'unpublished', $4, now())`,
      [id, boat.operatorId, boat.id, reason],
    );
    await sendAll(['notice'], id);
    await sendAll(['boats-unlisted', 'documents-asked', 'lengths-asked'], boat.operatorId);
    const mails = await mailsTo(world, rosa.email);
    const told = mails.find((mail) => mail.subject === notices.unpublished(boat.name));
    expect(told?.text).toContain(notices.unpublishedText(boat.name));
    for (const mail of mails) expectWrittenIn(mail, language);
  });

  test('mails about decisions on documents and their expiry are in the captain’s language', async () => {
    const { rosa, boat } = await bookedCaptain(language);
    const id = randomUUID();
    const setState = (state: string) =>
      world.database.query(
        `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at, checked_on, reason)
         values ($1, $2, 'insurance', $3, $4, now(), now(), $5, 'X') on conflict (id) do update set state = excluded.state`,
        [id, boat.operatorId, state, dayAhead(7), dayAhead(0)],
      );
    await setState('accepted');
    await sendAll(['document-accepted', 'document-reminder', 'uncovered-trips'], id, '7');
    await setState('refused');
    await sendAll(['document-refused'], id);
    const mails = await mailsTo(world, rosa.email);
    const name = notices.documents.insurance;
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        notices.accepted(name),
        notices.runsOut(name, localizeFullDay(language, dayAhead(7))),
        notices.uncovered(name, 1),
        notices.refused(name),
      ]),
    );
    for (const mail of mails) expectWrittenIn(mail, language);
  });

  test('an operator who signs up on a translated page gets a mail and a link in that language', async () => {
    const email = `new-${language}@example.com`;
    const answer = await fetch(`${world.baseUrl}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ name: 'Noa', email, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    const [mail] = await mailsTo(world, email);
    expect(mail?.subject).toBe(captainSignInMessages[language].signup);
    if (mail) expectWrittenIn(mail, language);
    const link = readSignInLink(mail);
    expect(new URL(link).pathname).toBe(`/${language}/operator/confirm`);
    expect(await pressSignInLink(link)).toMatch(
      new RegExp(`^${world.baseUrl}/${language}/operator#access_token=`),
    );
    const { rows } = await world.database.query('select language from operators where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ language }]);
  });
});

test('error messages for a captain are in the language of their page', async () => {
  const { rosa } = await bookedCaptain('fr');
  const tell = async (language: string) => {
    const answer = await fetch(`${world.baseUrl}/api/operator/contact`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${rosa.token}`,
        'content-type': 'application/json',
        'accept-language': language,
      },
      body: JSON.stringify({ phone: '12' }),
    });
    return ((await answer.json()) as { message: string }).message;
  };
  const english = 'Please enter the phone number with its country code, like +1 721 555 0100';
  expect(await tell('fr')).toBe(fr['phone.invalid']);
  expect(await tell('es')).toBe(es['phone.invalid']);
  expect(await tell('nl')).toBe(english);
});

test('choosing a language that the captain’s portal does not have is refused and changes nothing', async () => {
  const { rosa } = await bookedCaptain('fr');
  const { token } = rosa;
  const refused = await call(world.baseUrl, 'saveLanguage', { token, payload: { language: 'nl' } });
  expect([refused.status, refused.message]).toEqual([
    400,
    'The language must be one of en, fr, es',
  ]);
  expect((await call<MeView>(world.baseUrl, 'me', { token })).body.language).toBe('fr');
});
