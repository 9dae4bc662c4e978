import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localizeFullDay, localizeMoney } from '#i18n/formats/language-formats.ts';
import { languages, localizePath, type Language } from '#i18n/languages/languages.ts';
import { resendableKinds } from '#domain/bookings/mail-kinds.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';
import { readAttachedEvent } from '../../support/providers/calendar-files.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { changeTrip, readTripToken } from '../../support/worlds/guests/trip-link-requests.ts';
import { formatColon, expectWrittenIn } from '../../support/assertions/language-assertions.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const GUEST = 'Ana Duval';
const terms = { name: 'Alizé', operatorName: 'Rosa Arrindell' };

/** The one mail to this address with this subject. */
async function mailOf(address: string, subject: string): Promise<InboxMail> {
  const mails = await mailsTo(world, address);
  const found = mails.filter((mail) => mail.subject === subject);
  expect(found, mails.map((mail) => mail.subject).join(' | ')).toHaveLength(1);
  return found[0] as InboxMail;
}

async function paid(language: Language, boat: NewBoat) {
  const visitor = newVisitor(world, GUEST);
  const { session, bookingId } = await visitor.hold(boat, { language });
  await world.provider.pay(session);
  await waitForJobs(world);
  const title = `${boat.name}, ${localizeFullDay(language, dayAhead())}`;
  const mail = await mailOf(visitor.email, mailMessages[language].confirmed(title));
  return { visitor, bookingId, title, mail, token: readTripToken(mail) };
}

describe.each(languages)('in %s', (language) => {
  const t = mailMessages[language];
  const money = (cents: number) => localizeMoney(language, cents);

  test('a guest who pays, reduces the group and cancels gets mails in their language', async () => {
    const boat = await addBoat(world, terms);
    const { visitor, title, mail, token } = await paid(language, boat);
    expectWrittenIn(mail, language);
    expect(mail.text).toContain(money(19_100));
    expect(mail.text).toContain(localizeFullDay(language, dayAhead()));
    expect(mail.html).toContain(
      `href="${world.baseUrl}${localizePath(language, '/info/help-center')}"`,
    );
    const event = readAttachedEvent(mail);
    expect(event.summary).toBe(t.calendarTitle('Alizé'));
    expect(mail.attachments[0]?.content).toContain(`booking//${language.toUpperCase()}`);

    const request = { groupSize: 1, refundCents: 9550 };
    expect((await changeTrip(world, token, 'fewer-guests', request)).status).toBe(200);
    const fewer = await mailOf(visitor.email, t.fewer(t.guests(1), title));
    expectWrittenIn(fewer, language);
    expect(fewer.text).toContain(t.partInAll(money(9550), money(19_100)));

    const ended = await changeTrip(world, token, 'cancel', { refundCents: 9550, reason: '' });
    expect(ended.status).toBe(200);
    const cancelled = await mailOf(visitor.email, t.cancelled(title));
    expectWrittenIn(cancelled, language);
    expect(cancelled.text).toContain(t.wholeBack(money(19_100)));
    const operators = await mailsTo(world, boat.operator);
    for (const told of operators) expectWrittenIn(told, 'en');
    expect(operators.map((told) => told.subject)).toContain(
      `Booking canceled: Alizé, ${localizeFullDay('en', dayAhead())}`,
    );
  });

  test('a guest with a reservation gets the payment link in their language', async () => {
    const visitor = newVisitor(world, GUEST);
    await visitor.reserve(await addBoat(world, terms), { language });
    const title = `Alizé, ${localizeFullDay(language, dayAhead())}`;
    const mail = await mailOf(visitor.email, t.reserved(title));
    expectWrittenIn(mail, language);
    expect(mail.text).toContain(
      `${t.pay(money(20_055))}${formatColon(language)}\n${world.baseUrl}/booking/pay/`,
    );
  });

  test('a guest of a called-off trip gets the choices in their language', async () => {
    const rosa = await operatorWithBoats(world);
    const { visitor, title } = await paid(language, rosa.boats[0]);
    await callOffBoatsDay(world, rosa, dayAhead());
    await waitForGuestNotifications(world);
    const mail = await mailOf(visitor.email, t.doesNotSail(title));
    expectWrittenIn(mail, language);
    expect(mail.text).toContain(t.choose(money(19_100)));
  });

  test('a guest gets a mail in their language if the trip no longer fits their ship’s new times', async () => {
    const boat = await addBoat(world, terms);
    const { visitor, bookingId, title } = await paid(language, boat);
    await world.database.query(
      `with call as (insert into port_calls (id, day, ship, arrival, all_aboard, pier, changed_at)
         values ($1, $2, $4, '06:00', '07:00', 'philipsburg', now()) returning id)
       insert into ship_guests (booking_id, port_call_id) select $3, id from call`,
      [randomUUID(), dayAhead(), bookingId, `Costa ${language}`],
    );
    const key = `ship-changed:visitor:${bookingId}`;
    await world.database.query(
      `insert into mails (key, kind, recipient, subject_id, queued_at) values ($1, 'ship-changed', 'visitor', $2, now())`,
      [key, bookingId],
    );
    await runJobs(world, 'send-mail', [{ key }]);
    expectWrittenIn(await mailOf(visitor.email, t.shipChanged(title)), language);
  });

  test('a guest is asked for a review in their language', async () => {
    const trip = await sailedTrip(world, (await addBoat(world, terms)).id);
    await world.database.query('update bookings set language = $2 where id = $1', [
      trip.id,
      language,
    ]);
    await runJobs(world, 'ask-for-reviews', [{}]);
    const [mail] = await mailsTo(world, trip.email);
    expect(mail?.subject).toMatch(new RegExp(`^${t.howWasIt('Alizé').replace('?', '\\?')}`));
    if (mail) expectWrittenIn(mail, language);
  });

  test('a guest is reminded in their language on the day before the trip', async () => {
    const trip = await sailedTrip(world, (await addBoat(world, terms)).id, { ended: -1 });
    const { rows } = await world.database.query<{ key: string }>(
      `with booking as (update bookings set language = $2 where id = $1 returning id, start_date)
       insert into mails (key, kind, recipient, subject_id, matter, queued_at)
       select 'reminder:visitor:' || id || ':' || start_date, 'reminder', 'visitor', id, start_date, now()
       from booking returning key`,
      [trip.id, language],
    );
    await runJobs(world, 'send-mail', rows);
    const [mail] = await mailsTo(world, trip.email);
    expect(mail?.subject).toContain(t.remindTomorrow('Alizé'));
    if (mail) expectWrittenIn(mail, language);
  });

  test('a visitor who asks for help gets an answer in their language', async () => {
    const email = `help-${language}@example.com`;
    await fetch(`${world.baseUrl}/api/opt-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language }),
    });
    const mail = await mailOf(email, t.helpAsked);
    expectWrittenIn(mail, language);
  });

  test('all other mails about a booking are in the guest’s language', async () => {
    const boat = await addBoat(world, terms);
    const { visitor, bookingId } = await paid(language, boat);
    const others = ['handed-over', 'trip-link', 'meeting-point-changed'];
    const kinds = [...resendableKinds, ...others].filter((kind) => kind !== 'confirmation');
    const keys = kinds.map((kind) => ({
      kind,
      key: `${kind}:visitor:${bookingId}:${randomUUID()}`,
    }));
    for (const { kind, key } of keys) {
      await world.database.query(
        `insert into mails (key, kind, recipient, subject_id, queued_at)
         values ($1, $2, 'visitor', $3, now())`,
        [key, kind, bookingId],
      );
    }
    await runJobs(
      world,
      'send-mail',
      keys.map(({ key }) => ({ key })),
    );
    const mails = await mailsTo(world, visitor.email);
    expect(mails).toHaveLength(kinds.length + 1);
    for (const mail of mails) expectWrittenIn(mail, language);
  });
});

test('both guests of a transferred trip get mails in the language of the booking', async () => {
  const boat = await addBoat(world, terms);
  const { visitor, title, token } = await paid('fr', boat);
  const bo = {
    customerName: 'Bo Petit',
    customerEmail: `bo-${token}@example.com`,
    customerPhone: null,
  };
  const handed = await changeTrip(world, token, 'hand-over', bo);
  expect([handed.status, handed.message]).toEqual([200, '']);
  const t = mailMessages.fr;
  expectWrittenIn(await mailOf(visitor.email, t.handedAway(title)), 'fr');
  expectWrittenIn(await mailOf(bo.customerEmail, t.handedOver(title)), 'fr');
});

test('a captain’s text without a translation is marked with its language in the mail', async () => {
  const boat = await addBoat(world, terms);
  await world.database.query(`update boats set bring = 'A towel' where id = $1`, [boat.id]);
  const { mail } = await paid('fr', boat);
  expect(mail.html).toMatch(/<td [^>]*lang="en"[^>]*>A towel<\/td>/);
});
