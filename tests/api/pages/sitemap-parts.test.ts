import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages, localizePath } from '#i18n/languages/languages.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

/** Enough that their pages in every language need a second sitemap. */
const BOATS = 1400;
/** A sitemap may hold 50,000 URLs, and each page has six. */
const MAX = 8333;

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
  await world.database.query(
    `with captain as (
       insert into operators (id, name, email, created_at)
       values (gen_random_uuid(), 'Captain Rosa', 'captain-of-many@example.com', now()) returning id)
     insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
       price_per_seat_cents, availability, status, created_at, updated_at)
     select gen_random_uuid(), captain.id, 'Boat ' || n, 'boat-' || n, 'Catamaran', 'tour', 'perSeat',
       'sxm-philipsburg', 8, 9550,
       '{"manualDays":[],"blackoutDates":[],"timeSlotsDefault":[],"recurring":{"seasons":[]},"blocks":[]}',
       'published', now(), now()
     from captain, generate_series(1, $1::int) n`,
    [BOATS],
  );
});
afterAll(() => world.close());

test('a long sitemap is split into parts that list each page exactly once, with its translations', async () => {
  const index = await readXml('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const parts = locationsIn(index);
  expect(parts).toEqual([1, 2].map((part) => `${world.baseUrl}/sitemaps/${part}`));

  const texts = await Promise.all(['/sitemaps/1', '/sitemaps/2'].map(readXml));
  const [first = [], second = []] = texts.map(locationsIn);
  expect(first).toHaveLength(MAX);
  expect(second.length).toBeGreaterThan(0);
  const listed = new Set([...first, ...second]);
  expect(listed.size).toBe(first.length + second.length);
  for (let n = 1; n <= BOATS; n += 1) {
    const pages = languages.map((language) => addressOf(language, n));
    expect(pages.filter((page) => !listed.has(page))).toEqual([]);
  }
  expect(listed).toContain(`${world.baseUrl}/fr/info/about`);

  const entries = texts.join('').match(/<url>.*?<\/url>/g) ?? [];
  const ofBoats = entries.filter((entry) => entry.includes('/boats/'));
  expect(ofBoats).toHaveLength(BOATS * languages.length);
  for (const entry of ofBoats) {
    const n = Number(/boat-(\d+)</.exec(entry)?.[1]);
    const beside = [...entry.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)];
    expect(beside.map(([, ...pair]) => pair)).toEqual(
      languages.map((language) => [language, addressOf(language, n)]),
    );
  }
  expect((await fetch(`${world.baseUrl}/sitemaps/3`)).status).toBe(404);
});

const addressOf = (language: (typeof languages)[number], n: number) =>
  world.baseUrl + localizePath(language, `/boats/boat-${n}`);

const readXml = async (path: string) => (await fetch(world.baseUrl + path)).text();

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
