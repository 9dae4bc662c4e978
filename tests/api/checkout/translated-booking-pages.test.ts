import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, localizePath, type Language } from '#i18n/languages/languages.ts';
import booking from '#locales/guest/checkout/booking.fr.ts';
import checkout from '#locales/guest/checkout/checkout.fr.ts';
import trip from '#locales/guest/trip/trip.fr.ts';
import { findUntranslatedEnglish, readOn } from '../../support/assertions/untranslated-english.ts';
import { readPage, type ReadPage } from '../../support/assertions/page-head.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { bookAddress, validFields, postForm } from '../../support/worlds/guests/posted-form.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { linkTo } from '../../support/worlds/guests/trip-link-requests.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

const others = languages.filter((each) => each !== 'en');

describe.each(others)('booking pages in %s', (language) => {
  test('every booking page is translated completely and excluded from search engines', async () => {
    const english = await findUntranslatedEnglish(language);
    for (const path of await pathsOfABooking(language)) {
      const page = await readPage(world.baseUrl + localizePath(language, path));
      expect(page.html, path).toContain(`<html lang="${language}">`);
      expect(page.html, path).toContain('<meta name="robots" content="noindex">');
      expect(page.canonical).toBe(
        world.baseUrl + localizePath(language, path.split('?', 1)[0] ?? ''),
      );
      expect(readOn(shownOn(page), english), path).toEqual([]);
      expect(/<meta name="description" content="(.*?)">/.exec(page.html)?.[1], path).not.toBe('');
    }
  });

  test('the payment page and the pages it leads back to are in the guest’s language', async () => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const hold = await visitor.hold(boat, { language });
    const session = await world.provider.stripe.checkout.sessions.retrieve(hold.session, {
      expand: ['line_items'],
    });
    expect(session.locale).toBe(language === 'pt' ? 'pt-BR' : language);
    const prefix = `${world.baseUrl}/${language}`;
    expect(session.success_url).toBe(`${prefix}/booking/success?session_id={CHECKOUT_SESSION_ID}`);
    const left = await visitor.follow(new URL(session.cancel_url ?? '').pathname);
    expect(left.headers.get('location')).toMatch(
      new RegExp(`^/${language}/book/${boat.id}\\?.*left=open`),
    );
  });
});

/** Addresses without a language prefix: of a boat to book, a paid booking, and missing pages. */
async function pathsOfABooking(language: Language): Promise<string[]> {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat, { language });
  await world.provider.pay(session);
  await waitForJobs(world);
  const token = await linkTo(world, bookingId);
  return [
    bookAddress(boat.id),
    `${bookAddress(boat.id)}&left=closed`,
    `/book/${boat.id}`,
    '/booking/form',
    `/booking/confirmation?bid=${bookingId}`,
    '/booking/confirmation',
    '/booking/success?session_id=cs_test_unknown',
    '/booking/success',
    `/trips/${token}`,
    '/trips/nobody',
    '/trips/find',
    '/offline',
  ];
}

/** Returns the text that is shown or read aloud, without what only scripts use. */
function shownOn({ html, title }: Pick<ReadPage, 'html' | 'title'>): string {
  const body = html.slice(html.indexOf('<body'));
  const read = body.replace(/<(script|style)\b[^]*?<\/\1>/g, ' ');
  const heard = [...read.matchAll(/ (?:aria-label|alt|placeholder)="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  // The company's address, which no language changes.
  const own = read.replace(/<span translate="no">.*?<\/span>/g, ' ');
  const visible = [title, own.replace(/<[^>]*>/g, ' '), ...heard].join(' ');
  // Removes the first word of some captains' names.
  return visible.replace(/Captain (?=\p{Lu})/gu, '');
}

test('a payment made in French leads to the French confirmation, even without scripts', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { session } = await visitor.hold(boat, { language: 'fr' });
  const waiting = await readPage(`${world.baseUrl}/fr/booking/success?session_id=${session}`);
  expect(waiting.html).toContain(booking.processingNow);
  expect(waiting.html).toContain(`url=/fr/booking/success?session_id=${session}&amp;try=1`);
  await world.provider.pay(session);
  const next = await visitor.follow(`/fr/booking/success?session_id=${session}&try=1`);
  expect(next.status).toBe(303);
  expect(next.headers.get('location')).toMatch(/^\/fr\/booking\/confirmation\?bid=/);
});

test('the payment link of a paid reservation leads to its confirmation in the language of the booking', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { body } = await visitor.reserve(boat, { language: 'fr' });
  const page = await visitor.follow(`/booking/pay/${body.id}`);
  const session = readSessionId(page.headers.get('location') ?? '');
  const found = await world.provider.stripe.checkout.sessions.retrieve(session, {
    expand: ['line_items'],
  });
  expect(found.cancel_url).toBe(`${world.baseUrl}/fr/booking/confirmation?bid=${body.id}`);
  expect(found.line_items?.data.map(({ description }) => description)).toContain(
    'Frais de service',
  );
  await world.provider.pay(session);
  await waitForJobs(world);
  const again = await visitor.follow(`/booking/pay/${body.id}`);
  expect(again.headers.get('location')).toBe(`/fr/booking/confirmation?bid=${body.id}`);
});

test('a form refused without scripts is shown again in its language, and one sent twice creates one hold', async () => {
  const boat = await addBoat(world);
  const address = `${world.baseUrl}/fr${bookAddress(boat.id)}`;
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  const cookies = page.headers.getSetCookie().filter((cookie) => cookie.includes('Path=/fr/book;'));
  expect(cookies).toHaveLength(1);
  const html = await page.text();
  expect(html).toContain(`action="/fr${bookAddress(boat.id).replaceAll('&', '&amp;')}"`);

  const refused = await postForm(address, { ...validFields, customerEmail: 'nobody' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('<html lang="fr">');
  expect(refused.html).toContain(
    `<title>Erreur\u00a0: ${checkout.complete} | SXM Boat Trips</title>`,
  );
  expect(refused.html).toContain(checkout.setupFailed);

  const [cookie = ''] = (cookies[0] ?? '').split(';', 1);
  const sent = { ...validFields, language: 'fr' };
  const first = await postForm(address, sent, { cookie });
  const second = await postForm(address, sent, { cookie });
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
});

test('the French trip page formats money and days in French', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat, { language: 'fr' });
  await world.provider.pay(session);
  await waitForJobs(world);
  const page = await readPage(`${world.baseUrl}/fr/trips/${await linkTo(world, bookingId)}`);
  const shown = shownOn(page).replaceAll('\u00a0', ' ');
  expect(shown).toContain('Vous avez payé 191,00 USD');
  expect(shown).toContain(trip.cancel);
  expect(shown).toMatch(
    /Annulez avant le \p{L}+ \d+ \p{L}+ à 09:00, heure de Saint-Martin \(48 heures avant le départ\)/u,
  );
});

test('the payment provider chooses the language of the payment page for an English booking', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const hold = await visitor.hold(boat);
  const session = await world.provider.stripe.checkout.sessions.retrieve(hold.session);
  expect(session.locale).toBeNull();
  expect(session.success_url).toBe(
    `${world.baseUrl}/booking/success?session_id={CHECKOUT_SESSION_ID}`,
  );
});
