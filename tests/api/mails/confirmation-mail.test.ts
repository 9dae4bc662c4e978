import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formatFullDay, toInstant } from '#domain/time/days.ts';
import { readAttachedEvent, parseOnlyEvent } from '../../support/providers/calendar-files.ts';
import { allMails, mailsTo, subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { newVisitor, type CheckoutInput } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, createPayingWorld } from '../../support/worlds/guests/paying-world.ts';
import type { BoatTerms, PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';
import { readTripToken } from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

test('the guest’s confirmation mail has every detail of the trip in both its text and its HTML', async () => {
  const { booking, visitor } = await payFor({ name: 'Sea Grape', operatorName: 'Rosa Arrindell' });
  const mail = await theMail(world, visitor.email, 'Booking confirmed: Sea Grape');
  expect(mail.subject).toBe(`Booking confirmed: Sea Grape, ${formatFullDay(dayAhead())}`);
  for (const expected of [
    booking.code,
    'Hello Ana Boat,',
    'Rosa Arrindell',
    formatFullDay(dayAhead()),
    '9:00 AM',
    'Philipsburg',
    '2 guests',
    '$191.00',
    `Free cancellation until ${formatFullDay(dayAhead(28))} at 9:00 AM.`,
  ]) {
    expect(mail.text).toContain(expected);
    expect(mail.html).toContain(expected);
  }
  expect(mail.html).toMatch(/^<!doctype html>/);
  expect(mail.text).not.toMatch(/<[a-z]/i);
});

test('the mail and the payment page of a trip within 48 hours say that it cannot be canceled for free', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const noRefund = 'This trip can’t be canceled for free. If your captain cancels,';
  const { body: booking } = await visitor.reserve(boat, {
    startDate: dayAhead(1),
    endDate: dayAhead(1),
  });
  expect(booking.freeUntil).toBeNull();
  expect((await theMail(world, visitor.email, 'Reserved')).text).toContain(noRefund);
  const page = await visitor.follow(booking.payUrl ?? '');
  const paymentPage = await fetch(page.headers.get('location') ?? '');
  expect(await paymentPage.text()).toContain(noRefund);
});

test('the operator’s mail contains the guest’s name, email address and special requests', async () => {
  const { booking, boat, visitor } = await payFor({}, { specialRequests: 'A cake\nfor two' });
  const mail = await theMail(world, boat.operator, 'New booking: Sea Grape');
  for (const expected of [
    booking.code,
    'Ana Boat',
    visitor.email,
    '$191.00',
    'A cake',
    'for two',
  ]) {
    expect(mail.text).toContain(expected);
    expect(mail.html).toContain(expected);
  }
});

test('every link in a guest’s mail works', async () => {
  const { booking, visitor } = await payFor();
  const mail = await theMail(world, visitor.email, 'Booking confirmed');
  const trip = `${world.baseUrl}/trips/${readTripToken(mail)}`;
  expect(mail.links[0]).toBe(trip);
  for (const link of mail.links) expect((await fetch(link)).status, link).toBe(200);
  expect(mail.text).toContain(trip);
  expect((await visitor.follow(`/booking/confirmation?bid=${booking.id}`)).status).toBe(200);
  const { body: reserved } = await visitor.reserve(await addBoat(world));
  const told = await theMail(world, visitor.email, 'Reserved');
  expect(told.links[0]).toBe(reserved.payUrl);
  expect((await visitor.follow(told.links[0] ?? '')).status).toBe(303);
});

test('the calendar file has the correct start time and keeps its UID when the booking is paid', async () => {
  const boat = await addBoat(world, { times: ['14:30'] });
  const visitor = newVisitor(world);
  const { body: booking } = await visitor.reserve(boat);
  const reserved = readAttachedEvent(await theMail(world, visitor.email, 'Reserved'));
  const page = await visitor.follow(booking.payUrl ?? '');
  const session = readSessionId(page.headers.get('location') ?? '');
  await world.provider.pay(session);
  await visitor.poll(session);
  const paid = readAttachedEvent(await theMail(world, visitor.email, 'Booking confirmed'));
  // Half past two on the island, four hours behind UTC all year.
  expect(paid.start.toISOString()).toBe(`${dayAhead()}T18:30:00.000Z`);
  expect(paid.summary).toBe('Boat trip: Sea Grape');
  expect(paid.location).toContain('Philipsburg');
  expect([reserved.status, paid.status]).toEqual(['TENTATIVE', 'CONFIRMED']);
  expect(paid.uid).toBe(reserved.uid);
  expect(paid.sequence).toBeGreaterThan(reserved.sequence);
  const operators = readAttachedEvent(await theMail(world, boat.operator, 'New booking'));
  expect(operators.start).toEqual(paid.start);
  const served = await visitor.follow(`/booking/calendar/${booking.id}.ics`);
  expect(parseOnlyEvent(await served.text())).toMatchObject({
    uid: paid.uid,
    start: paid.start,
    sequence: paid.sequence,
    dtstamp: paid.dtstamp,
  });
});

test('a charter’s calendar event runs from its start to the end of its last day', async () => {
  const charter = { pricingMode: 'charter', end: dayAhead(32) } as const;
  const { visitor } = await payFor({}, charter);
  const event = readAttachedEvent(await theMail(world, visitor.email, 'Booking confirmed'));
  expect([event.start.getTime(), event.end?.getTime()]).toEqual([
    toInstant(dayAhead(30), '09:00'),
    toInstant(dayAhead(33), '00:00'),
  ]);
});

test.each([1, 20])(
  'each mail of a booking is sent only once (concurrent requests: %d)',
  async (times) => {
    const { booking, visitor, boat } = await payFor();
    const { body: reserved } = await visitor.reserve(boat);
    for (const id of [booking.id, reserved.id]) {
      const answers = await Promise.all(
        Array.from({ length: times }, () =>
          fetch(`${world.baseUrl}/api/bookings/${id}/notify`, { method: 'POST' }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await answers[0]?.json()).toEqual({ notified: true });
    }
    expect(await subjectsTo(world, visitor.email)).toHaveLength(2);
    expect(await subjectsTo(world, boat.operator)).toHaveLength(2);
  },
);

test('no confirmation is mailed for an unconfirmed booking or an unknown id', async () => {
  const visitor = newVisitor(world);
  const { bookingId } = await visitor.hold(await addBoat(world));
  const notify = (id: string) =>
    fetch(`${world.baseUrl}/api/bookings/${id}/notify`, { method: 'POST' });
  expect((await notify(bookingId)).status).toBe(409);
  expect((await notify('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await notify('nonsense')).status).toBe(404);
  expect(await mailsTo(world, visitor.email)).toEqual([]);
});

const script = '<script>alert(1)</script>';

test('the confirmation mail contains the trip as structured data', async () => {
  const { booking, visitor } = await payFor({ name: 'Sea Grape', operatorName: 'Rosa Arrindell' });
  const { html } = await theMail(world, visitor.email, 'Booking confirmed: Sea Grape');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const reservation = JSON.parse(json) as { modifyReservationUrl: string };
  expect(reservation).toMatchObject({
    '@type': 'EventReservation',
    reservationNumber: booking.code,
    underName: { name: 'Ana Boat' },
    reservationFor: {
      name: 'Boat trip: Sea Grape',
      startDate: new Date(toInstant(dayAhead(), '09:00')).toISOString(),
      location: { address: { addressLocality: 'Philipsburg' } },
    },
  });
  expect((await fetch(reservation.modifyReservationUrl)).status).toBe(200);
});

test('HTML in names is escaped in mails', async () => {
  const terms = { name: `Sea ${script}`, operatorName: `Rosa "${script}" & Co` };
  const { visitor, boat } = await payFor(
    terms,
    { specialRequests: `<b>${script}` },
    `Ana ${script}`,
  );
  for (const mail of [
    await theMail(world, visitor.email, 'Booking confirmed'),
    await theMail(world, boat.operator, 'New booking'),
  ]) {
    expect(mail.html.replace('<script type="application/ld+json">', '')).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.text).toContain(script);
    const shown = await fetch(`${world.baseUrl}/sandbox/mail/${mail.id}`);
    expect(await shown.text()).not.toContain('<script>alert');
  }
  const inbox = await fetch(`${world.baseUrl}/sandbox/mail`);
  expect(await inbox.text()).not.toContain('<script>alert');
});

test('line breaks in names and requests cannot inject a mail header, a calendar line or a detail', async () => {
  const evil = 'Sea Grape\r\nBcc: everybody@example.com\r\n\r\nEND:VEVENT';
  const requests = 'Rum\r\nTotal:    $0.00\nATTENDEE:mailto:everybody@example.com';
  const { visitor, boat } = await payFor(
    { name: evil, operatorName: evil },
    { specialRequests: requests },
  );
  for (const mail of [
    await theMail(world, visitor.email, 'Booking confirmed'),
    await theMail(world, boat.operator, 'New booking'),
  ]) {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const calendar = mail.attachments[0]?.content ?? '';
    expect(calendar.match(/^(BEGIN|END):VEVENT\r?$/gm)).toHaveLength(2);
    expect(calendar).not.toMatch(/^(Bcc|ATTENDEE)/m);
    expect(mail.text).not.toMatch(/^Total: +\$0\.00/m);
  }
  expect((await allMails(world)).filter(({ to }) => to.startsWith('everybody'))).toEqual([]);
});

test('a line break in a guest’s name or email address is refused', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world, 'Ana\r\nBcc: everybody@example.com');
  expect((await visitor.checkOut(boat)).status).toBe(400);
  const other = newVisitor(world);
  other.email = 'ana@example.com\r\nBcc: everybody@example.com';
  expect((await other.checkOut(boat)).status).toBe(400);
  expect((await other.reserve(boat)).status).toBe(400);
});

test('the sandbox inbox lists mails newest first, as HTML and as JSON', async () => {
  await payFor({ name: 'Older Boat' });
  await waitForJobs(world);
  await payFor({ name: 'Newer Boat' });
  await waitForJobs(world);
  const mails = await allMails(world);
  expect(mails[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    to: expect.stringContaining('@example.com'),
    subject: expect.stringContaining('Newer Boat'),
    text: expect.any(String),
    html: expect.any(String),
    links: expect.any(Array),
  });
  // Mails with equal times are listed in order of arrival.
  const timesOf = (boat: string) =>
    mails.filter(({ subject }) => subject.includes(boat)).map(({ at }) => Date.parse(at));
  expect(Math.min(...timesOf('Newer Boat'))).toBeGreaterThan(Math.max(...timesOf('Older Boat')));
  const page = await fetch(`${world.baseUrl}/sandbox/mail`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  const shown = await page.text();
  expect(shown.indexOf('Newer Boat')).toBeLessThan(shown.indexOf('Older Boat'));
  expect(shown).toContain(`/sandbox/mail/${mails[0]?.id}`);
  expect((await fetch(`${world.baseUrl}/sandbox/mail/${mails[0]?.id}`)).status).toBe(200);
  expect((await fetch(`${world.baseUrl}/sandbox/mail/nonsense`)).status).toBe(404);
});

test('the sandbox inbox links to older mails, page by page, back to the first one', async () => {
  await payFor();
  await waitForJobs(world);
  await world.database.query(
    `insert into sandbox_mail.mails (id, recipient, at, mail)
     select gen_random_uuid(), 'many@example.com', now(), mail
     from sandbox_mail.mails, generate_series(1, 40) order by number limit 40`,
  );
  const listed: string[] = [];
  const pages: number[] = [];
  for (let path: string | undefined = '/sandbox/mail'; path !== undefined;) {
    const shown = await (await fetch(world.baseUrl + path)).text();
    const ids = [...shown.matchAll(/"\/sandbox\/mail\/([0-9a-f-]{36})"/g)].map(
      ([, id]) => id ?? '',
    );
    listed.push(...ids);
    pages.push(ids.length);
    path = /href="(\/sandbox\/mail\?before=\d+)">Older mail</.exec(shown)?.[1];
  }
  expect(listed).toEqual((await allMails(world)).map(({ id }) => id));
  expect(pages.slice(0, -1)).toEqual(pages.slice(0, -1).map(() => 30));
  expect(pages.length).toBeGreaterThan(1);
  await world.database.query("delete from sandbox_mail.mails where recipient = 'many@example.com'");
});

async function payFor(terms: BoatTerms = {}, input: CheckoutInput = {}, name = 'Ana Boat') {
  const boat = await addBoat(world, terms);
  const visitor = newVisitor(world, name);
  const { session } = await visitor.hold(boat, input);
  await world.provider.pay(session);
  const { status, body: booking } = await visitor.poll(session);
  expect(status).toBe(200);
  return { boat, visitor, booking };
}
