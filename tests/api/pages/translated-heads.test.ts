import { builtFile } from '../../support/product/built-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, localizePath, type Language } from '#i18n/languages/languages.ts';
import { homeMessages } from '#i18n/catalogues/home-messages.ts';
import { translatedPages } from '../../support/browser/translated-pages.ts';
import { readPage } from '../../support/assertions/page-head.ts';
import {
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

/** An address of each translated page: a boat, a port and a day of the demo. */
const addresses = translatedPages.map((pattern) =>
  pattern
    .replace('/boats/:slug', '/boats/trade-wind-philipsburg')
    .replace(':port', 'sxm-marigot')
    .replace(':day', dayAhead()),
);
const pairs = languages.flatMap((language) => addresses.map((path) => [language, path] as const));

test.each(pairs)(
  'in %s, the page %s states its language and links to its translations',
  async (language, path) => {
    const page = await readPage(world.baseUrl + localizePath(language, path));
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(page.canonical).toBe(world.baseUrl + localizePath(language, path));
    const others = page.links.filter(({ rel }) => rel === 'alternate');
    expect(others.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ...languages.map((each) => [each, world.baseUrl + localizePath(each, path)]),
      ['x-default', world.baseUrl + path],
    ]);
  },
);

test.each(languages)(
  'the text and the structured data of the home page are in %s',
  async (language) => {
    const t = homeMessages[language];
    const page = await readPage(world.baseUrl + localizePath(language, '/'));
    for (const text of [t.headline, t.popular, t.goodToKnow, t.help]) {
      expect(page.html).toContain(text);
    }
    expect(page.title).toBe(t.title);
    const website = page.things.find((thing) => thing['@type'] === 'WebSite');
    expect(website).toMatchObject({ inLanguage: language });
    const names = JSON.stringify(page.things.find((thing) => thing['@type'] === 'FAQPage'));
    expect(names).toContain(t.kidsAnswer);
  },
);

test('the structured data of an information page is in the language of the page', async () => {
  const page = await readPage(`${world.baseUrl}/fr/info/about`);
  expect(page.title).toBe('À propos | SXM Boat Trips');
  expect(page.html).toContain('Dernière mise à jour\u00a0: 20 novembre 2026');
  const [trail] = page.things;
  expect(JSON.stringify(trail)).toContain(`"name":"Accueil","item":{"@id":"${world.baseUrl}/fr"}`);
});

test('a page loads message catalogues only in its own language', async () => {
  const { html } = await readPage(`${world.baseUrl}/fr`);
  const catalogues = / data-messages="([^"]*)"/.exec(html)?.[1] ?? '';
  const files = catalogues.split(' ').filter((part) => part.startsWith('/'));
  expect(files.toSorted()).toEqual(
    ['common/layout', 'guest/pages/home']
      .map((name) => builtFile(`locales/${name}.fr.ts`))
      .toSorted(),
  );
  for (const file of files) {
    // Listed, so that they load with the scripts and not after them.
    expect(html.split(file).length, file).toBe(3);
    expect((await fetch(world.baseUrl + file)).status).toBe(200);
  }
});

test.each([
  ['/de/operator', '/operator'],
  ['/fr/info/privacy-policy', '/info/privacy-policy'],
  ['/fr/status?from=mail', '/status?from=mail'],
])(
  'a translated URL of a page that exists only in English redirects to it: %s',
  async (address, to) => {
    const answer = await fetch(world.baseUrl + address, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  },
);

test.each([
  ['/fr/booking?date=2027-01-09&groupSize=1-4', '/de/booking?date=2027-01-09&amp;groupSize=1-4'],
  ['/booking?groupSize=5-10', '/de/booking?groupSize=5-10'],
  ['/?ref=pier', '/de?ref=pier'],
  ['/info/privacy-policy?from=mail', '/de'],
])('the language choice on %s links to %s for German', async (address, there) => {
  const { html } = await readPage(world.baseUrl + address);
  expect(html).toContain(`href="${there}" lang="de"`);
});

test.each(['/xx', '/en', '/FR', '/deals', '/fra'])(
  'the path %s does not name a language and is not found',
  async (address) => {
    const { status, html } = await readPage(world.baseUrl + address);
    expect(status).toBe(404);
    expect(html).toContain('<html lang="en">');
  },
);

test('the sitemap lists each translated page in each language, with links to its translations', async () => {
  const xml = await (await fetch(`${world.baseUrl}/sitemap.xml`)).text();
  const listed = pairs.filter(([, path]) => !/embed|compare|\/ships\//.test(path));
  for (const [language, path] of listed) {
    const [, beside = ''] =
      new RegExp(`<url><loc>${world.baseUrl}${localizePath(language, path)}</loc>(.*?)</url>`).exec(
        xml,
      ) ?? [];
    const named = [...beside.matchAll(/hreflang="(\w+)" href="([^"]*)"/g)].map(
      ([, ...pair]) => pair,
    );
    expect(named).toEqual(
      languages.map((each) => [each, world.baseUrl + localizePath(each, path)]),
    );
  }
  expect(xml).toContain(`<url><loc>${world.baseUrl}/info/privacy-policy</loc></url>`);
});

test('the not-found page is in the requested language', async () => {
  for (const path of ['/fr/nothing-here', '/fr//evil.example/', '/fr/board/nowhere']) {
    const { status, html, title, isIndexed } = await readPage(world.baseUrl + path);
    expect([path, status, isIndexed]).toEqual([path, 404, false]);
    expect(html).toContain('<html lang="fr">');
    expect(title).toBe('404 Page introuvable | SXM Boat Trips');
  }
});

test('a boat’s description and structured data are in the language of the page', async () => {
  const page = await readPage(`${world.baseUrl}/fr/boats/pelican-cole-bay`);
  expect(page.meta('description')).toMatch(
    /^Pelican\u00a0: .* au départ de Cole Bay, Sint Maarten, jusqu’à \d+ personnes\. .*USD par personne/,
  );
  const trip = page.things.find((thing) => String(thing['@type']).includes('TouristTrip'));
  expect(JSON.stringify(trip)).toContain(`${world.baseUrl}/fr/boats/pelican-cole-bay`);
  expect(JSON.stringify(trip)).toContain('Par personne');
  const trail = page.things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(trail)).toContain('Bateaux disponibles');
  // The operator's text stays untranslated and is marked with its language.
  expect(page.html).toMatch(/<div lang="en"[^>]*>/);
  expect(page.html).toContain('Réserver ce bateau');
});

test.each(['/fr/booking', '/de/booking'])(
  'the forms of %s keep its language without scripts',
  async (path) => {
    const { html } = await readPage(world.baseUrl + path);
    expect(html).toContain(`action="${path}"`);
    expect(html).toMatch(new RegExp(`action="${path.slice(0, 3)}/boats/`));
    expect(html).not.toMatch(/action="\/(booking|boats)/);
  },
);

describe('requests for help in another language', () => {
  const ask = (email: string, language: Language, type: string, body: string) =>
    fetch(`${world.baseUrl}/api/opt-in`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    }).then(async (answer) => {
      const { rows } = await world.database.query('select consent from opt_ins where email = $1', [
        email,
      ]);
      expect(rows).toEqual([{ consent: homeMessages[language].consent }]);
      return answer.text();
    });

  test('a visitor who asks for help agrees to the consent text in their language', async () => {
    const payload = { email: 'jeanne@example.com', language: 'fr' };
    await ask(payload.email, 'fr', 'application/json', JSON.stringify(payload));
  });

  test('a request for help without scripts is answered in its language', async () => {
    const form = new URLSearchParams({ email: 'jan@example.com', language: 'nl' });
    const page = await ask(
      'jan@example.com',
      'nl',
      'application/x-www-form-urlencoded',
      form.toString(),
    );
    expect(page).toContain('<html lang="nl">');
    expect(page).toContain(homeMessages.nl.gotIt);
  });
});

test('a link to a legal text is marked as English on a translated page', async () => {
  const page = await readPage(`${world.baseUrl}/fr/booking`);
  const html = page.html.replaceAll('<!-- -->', '');
  expect(html).toMatch(
    /<a(?=[^>]* hreflang="en")[^>]* href="\/info\/privacy-policy"[^>]*>[^<]+ \(EN\)</i,
  );
  expect(html).not.toMatch(/href="\/fr\/info\/contact"[^>]*>[^<]+ \(EN\)/);
});
