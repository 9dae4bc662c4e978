import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, localizePath, type Language } from '#i18n/languages/languages.ts';
import { readPage, unescaped } from '../../support/assertions/page-head.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { bookAddress } from '../../support/worlds/guests/posted-form.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { linkTo } from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

test.each([
  ['en', 'fr'],
  ['fr', 'es'],
  ['de', 'en'],
] as const)(
  'a guest who booked in %s can read every page of the booking in %s',
  async (booked, wanted) => {
    for (const { path, shows } of await pagesOfABooking(booked)) {
      const from = localizePath(booked, path);
      const page = await readPage(world.baseUrl + from);
      const to = localizePath(wanted, path);
      expect(linkIn(page.html, wanted), from).toBe(to);
      const other = await readPage(world.baseUrl + to);
      expect([to, other.status]).toEqual([to, page.status]);
      expect(other.html).toContain(`<html lang="${wanted}">`);
      for (const text of shows) {
        expect(page.html, from).toContain(text);
        expect(other.html, to).toContain(text);
      }
    }
  },
);

/** Addresses without a language prefix, with the text that each shows without scripts. */
async function pagesOfABooking(language: Language) {
  const boat = await addBoat(world, { name: 'Sea Grape' });
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat, { language });
  await world.provider.pay(session);
  await waitForJobs(world);
  const { rows } = await world.database.query<{ code: string }>(
    'select code from bookings where id = $1',
    [bookingId],
  );
  const shows = [boat.name, rows[0]?.code ?? ''];
  return [
    { path: `${bookAddress(boat.id)}&left=open`, shows: [boat.name] },
    { path: `/booking/confirmation?bid=${bookingId}`, shows },
    { path: `/trips/${await linkTo(world, bookingId)}`, shows },
    { path: '/trips/find?from=mail', shows: [] },
  ];
}

/** Returns the footer's link to the page in a language. */
function linkIn(html: string, language: Language): string {
  const [, href = ''] = new RegExp(`href="([^"]*)" lang="${language}"`).exec(html) ?? [];
  return unescaped(href);
}

test('the language links of the page that waits for a payment keep the payment', async () => {
  const { session } = await newVisitor(world).hold(await addBoat(world));
  const path = `/booking/success?session_id=${session}`;
  for (const language of languages) {
    const { html } = await readPage(world.baseUrl + localizePath(language, path));
    for (const other of languages) expect(linkIn(html, other)).toBe(localizePath(other, path));
  }
});

test('a captain’s text is marked with its language on pages in another language', async () => {
  const boat = await addBoat(world);
  await world.database.query(
    `update boats set text_language = 'fr', meeting_point = 'Ponton B', bring = 'Une serviette',
       translations = '{"de":{"description":"","meetingPoint":"","bring":"Ein Handtuch","included":""}}'
     where id = $1`,
    [boat.id],
  );
  const { session, bookingId } = await newVisitor(world).hold(boat, { language: 'de' });
  await world.provider.pay(session);
  await waitForJobs(world);
  const trip = `/trips/${await linkTo(world, bookingId)}`;
  for (const path of [`/booking/confirmation?bid=${bookingId}`, trip]) {
    const read = async (language: Language) =>
      (await readPage(world.baseUrl + localizePath(language, path))).html;
    const english = await read('en');
    const french = await read('fr');
    const german = await read('de');
    expect(english).toMatch(/<dd lang="fr"[^>]*>Ponton B</);
    expect(english).toMatch(/<dd lang="de"[^>]*>Ein Handtuch</);
    expect(french).toMatch(/<dd class="[^>]*>Ponton B</);
    expect(german).toMatch(/<dd lang="fr"[^>]*>Ponton B</);
    expect(german).toMatch(/<dd class="[^>]*>Ein Handtuch</);
  }
});
