import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { infoPages } from '#locales/site/info-pages.ts';
import { languages, localizePath, splitLanguage } from '#i18n/languages/languages.ts';
import { portCodes } from '#domain/island/ports.ts';
import { isTranslated } from '#contract/pages/page-languages.ts';
import { everyPattern } from '../../support/browser/page-patterns.ts';
import { demoShipDays } from '../../support/worlds/guests/demo-days.ts';
import { readPage, unescaped } from '../../support/assertions/page-head.ts';
import {
  expectColour,
  createPublicSite,
  type PublicSite,
} from '../../support/providers/public-site.ts';
import {
  listFindings,
  filterThings,
  listTypes,
  type Thing,
} from '../../support/assertions/structured-data.ts';

const AWKWARD = 'Salt & "Sun" </script><b>Öl’';
const CORAL = [224, 96, 64];
const DEEP = [6, 39, 47];

let site: PublicSite;

beforeAll(async () => {
  site = await createPublicSite({ awkwardName: AWKWARD, coverColour: '#e06040' });
});
afterAll(() => site.world.close());

const languageOf = (address: string) =>
  splitLanguage(new URL(address).pathname, languages).language;

describe('the sitemap', () => {
  test('the sitemap lists every public page and boat in each of its languages', () => {
    const slugs = Object.values(infoPages).flatMap((group) => group.map(({ slug }) => slug));
    const paths = [
      '/',
      '/booking',
      ...['/board', '/ships'],
      ...demoShipDays().map((day) => `/ships/${day}`),
      ...portCodes.map((port) => `/board/${port}`),
      ...site.boats.map(({ slug }) => `/boats/${slug}`),
      ...slugs.map((slug) => `/info/${slug}`),
    ];
    const listed = paths.flatMap((path) =>
      isTranslated(path) ? languages.map((language) => localizePath(language, path)) : [path],
    );
    expect(site.addresses.toSorted()).toEqual(listed.map((path) => site.baseUrl + path).toSorted());
  });

  test('the sitemap names the English page as the default for all other languages', async () => {
    const sitemap = await (await fetch(`${site.baseUrl}/sitemap.xml`)).text();
    const entries = [...sitemap.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
    const translated = entries.filter((entry) => entry.includes('hreflang'));
    expect(translated.length).toBeGreaterThan(100);
    for (const entry of translated) {
      const english = /hreflang="en" href="([^"]+)"/.exec(entry)?.[1];
      expect(entry).toContain(`hreflang="x-default" href="${english}"`);
    }
  });

  test('the sitemap omits drafts and boats of suspended operators', async () => {
    const { rows } = await site.world.database.query<{ slug: string }>(
      `select slug from boats join operators on operators.id = operator_id
       where boats.status = 'draft' or operators.status = 'suspended'`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { slug } of rows) {
      expect(site.addresses).not.toContain(`${site.baseUrl}/boats/${slug}`);
      const page = await readPage(`${site.baseUrl}/boats/${slug}`);
      expect([slug, page.status, page.isIndexed, page.things]).toEqual([slug, 404, false, []]);
    }
    for (const page of site.pages.values()) expect(page.html).not.toContain('ghost-of-the-lagoon');
  });
});

describe('every page of the sitemap', () => {
  test.each(languages)(
    'every page in the sitemap has a unique title and description in %s',
    (language) => {
      const pages = [...site.pages].filter(([address]) => languageOf(address) === language);
      const all = pages.map(([, page]) => page);
      expect(all.length).toBeGreaterThan(20);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      expect(new Set(all.map(({ meta }) => meta('description'))).size).toBe(all.length);
      for (const { title, meta } of all) {
        expect(title).toContain('SXM Boat Trips');
        expect(meta('description').length, meta('description')).toBeGreaterThanOrEqual(50);
        expect(meta('description').length, meta('description')).toBeLessThanOrEqual(170);
      }
    },
  );

  test('every page in the sitemap is at its canonical URL and may be indexed', () => {
    for (const [address, { status, canonical, isIndexed, meta }] of site.pages) {
      expect([address, status, isIndexed]).toEqual([address, 200, true]);
      expect([canonical, meta('og:url')]).toEqual([address, address]);
    }
  });

  test('every page in the sitemap states its language and its translations for link previews', () => {
    const locales = {
      en: 'en_US',
      fr: 'fr_FR',
      nl: 'nl_NL',
      es: 'es_ES',
      pt: 'pt_BR',
      de: 'de_DE',
    };
    for (const [address, { html, meta }] of site.pages) {
      const language = languageOf(address);
      expect([address, meta('og:locale')]).toEqual([address, locales[language]]);
      const others = [...html.matchAll(/property="og:locale:alternate" content="(\w+)"/g)];
      const { path } = splitLanguage(new URL(address).pathname, languages);
      const expected = languages.filter((each) => isTranslated(path) && each !== language);
      expect(new Set(others.map(([, locale]) => locale))).toEqual(
        new Set(expected.map((each) => locales[each])),
      );
    }
  });

  test('no page in the sitemap has an element in its body that belongs in the head', () => {
    for (const [address, { html }] of site.pages) {
      const body = html.slice(html.indexOf('<body'));
      expect([address, /<(meta|title|base)[\s>]/.exec(body)?.[0]]).toEqual([address, undefined]);
    }
  });

  test('every page in the sitemap has a link preview picture of the stated size', async () => {
    for (const { meta, title } of site.pages.values()) {
      expect(title).toContain(meta('og:title'));
      expect(meta('og:description')).toBe(meta('description'));
      expect([meta('og:type'), meta('og:site_name')]).toEqual(['website', 'SXM Boat Trips']);
      expect(meta('og:image:alt')).not.toBe('');
      expect(meta('twitter:card')).toBe('summary_large_image');
    }
    const pictures = new Map([...site.pages.values()].map(({ meta }) => [meta('og:image'), meta]));
    expect(pictures.size).toBe(site.boats.length + 1);
    for (const [address, meta] of pictures) {
      const { bytes, type } = await site.picture(address);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([type, `image/${format}`]).toEqual(Array(2).fill(meta('og:image:type')));
      const told = [meta('og:image:width'), meta('og:image:height')];
      expect([width, height].map(String)).toEqual(told);
    }
  });

  test('every page in the sitemap describes itself with valid schema.org terms', () => {
    const findings = [...site.pages].flatMap(([address, { things }]) =>
      things.length === 0 ? [`${address} says nothing`] : things.flatMap(listFindings),
    );
    expect(findings).toEqual([]);
  });

  test('a boat’s structured data contains a rating only if the boat has one', () => {
    for (const { slug, rating } of site.boats) {
      const told = JSON.stringify(site.page(`/boats/${slug}`).things);
      expect(/rating|review/i.test(told), slug).toBe(rating !== null);
    }
  });
});

test('the structured data of the home page repeats its questions and answers word for word', () => {
  const home = site.page('/');
  const [{ mainEntity }] = filterThings(home, 'FAQPage') as [{ mainEntity: Thing[] }];
  const told = mainEntity.map(({ name, acceptedAnswer }) => [
    name,
    (acceptedAnswer as Thing)['text'],
  ]);
  const [section = ''] =
    /<section aria-labelledby="questions".*?<\/section>/s.exec(home.html) ?? [];
  const shown = [...section.matchAll(/<summary[^>]*>(.*?)<svg.*?<p class[^>]*>(.*?)<\/p>/gs)];
  expect(told).toHaveLength(5);
  expect(told).toEqual(shown.map(([, ...texts]) => texts.map(unescaped)));
});

test('the listing’s structured data names its boats in order, and every page except home has breadcrumbs', () => {
  const [{ itemListElement }] = filterThings(site.page('/booking'), 'ItemList') as [
    { itemListElement: Thing[] },
  ];
  expect(itemListElement.map(({ position, url }) => [position, url])).toEqual(
    site.boats.map(({ slug }, place) => [place + 1, `${site.baseUrl}/boats/${slug}`]),
  );
  for (const [address, read] of site.pages) {
    const home = site.baseUrl + localizePath(languageOf(address), '/');
    if (address === home) continue;
    const [{ itemListElement: steps }] = filterThings(read, 'BreadcrumbList') as [
      { itemListElement: Thing[] },
    ];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1));
    expect(steps[0]?.['item']).toEqual({ '@id': home });
    expect(steps.at(-1)?.['item']).toEqual({ '@id': address });
  }
});

test('a boat’s structured data has the prices at which it is sold', () => {
  for (const boat of site.boats) {
    const [trip] = filterThings(site.page(`/boats/${boat.slug}`), 'Product');
    expect(listTypes(trip ?? {})).toEqual(['Product', 'TouristTrip']);
    expect([trip?.['name'], trip?.['sku']]).toEqual([boat.name, boat.id]);
    const offers = trip?.['offers'] as Thing[];
    expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
      [
        ...(boat.tripType === 'private' ? [] : [boat.pricePerSeat]),
        ...(boat.tripType === 'tour' ? [] : [boat.charterPricePerDay]),
      ].map((price) => [price, 'USD']),
    );
    expect(new Set(offers.map(({ url }) => url))).toEqual(
      new Set([`${site.baseUrl}/boats/${boat.slug}`]),
    );
  }
});

test('a boat without a bookable day is out of stock in its structured data', () => {
  const availabilityOf = (name: string) => {
    const slug = site.boats.find((boat) => boat.name === name)?.slug;
    const [trip] = filterThings(site.page(`/boats/${slug}`), 'Product');
    const offers = trip?.['offers'] as Thing[];
    return offers.map(({ availability }) => availability);
  };
  const inStock = 'https://schema.org/InStock';
  expect(availabilityOf('Trade Wind')).toEqual([inStock, inStock]);
  expect(availabilityOf(AWKWARD)).toEqual(['https://schema.org/OutOfStock']);
});

test('a boat’s name that looks like HTML is escaped', () => {
  const read = site.page('/boats/salt-and-sun');
  expect(filterThings(read, 'Product')[0]?.['name']).toBe(AWKWARD);
  expect(read.title).toContain(AWKWARD);
  expect(read.meta('og:title')).toContain(AWKWARD);
  expect(read.html).not.toContain('</script><b>');
});

describe('the picture of a boat', () => {
  test('the share picture of a boat shows its cover photo above a dark band', async () => {
    const { bytes } = await site.picture(site.page('/boats/salt-and-sun').meta('og:image'));
    await expectColour(bytes, [600, 200], CORAL);
    await expectColour(bytes, [1190, 620], DEEP);
  });

  test('renaming a boat gives its share picture a new URL, redirects the old one and keeps only one file', async () => {
    const former = site.page('/boats/salt-and-sun').meta('og:image');
    await site.picture(former);
    await site.change(site.awkward, { name: '海の風' });
    const { meta } = await readPage(`${site.baseUrl}/boats/salt-and-sun?renamed`);
    expect(meta('og:image')).not.toBe(former);
    const moved = await fetch(former, { redirect: 'manual' });
    expect(moved.status).toBe(302);
    expect(site.baseUrl + moved.headers.get('location')).toBe(meta('og:image'));
    await site.picture(meta('og:image'));
    for (let guess = 0; guess < 20; guess += 1) {
      await fetch(former.replace(/\w{8}\.jpg$/, `${10_000_000 + guess}.jpg`));
    }
    const kept = await readdir(join(site.world.product.dataDir, 'share-pictures'));
    expect(kept.filter((name) => name.startsWith(site.awkward.boat.id))).toEqual([
      meta('og:image').split('/').at(-1),
    ]);
  });

  test('a share picture whose cover photo is missing is still served, but not cached', async () => {
    await site.world.database.query('update boat_photos set path = $2 where boat_id = $1', [
      site.awkward.boat.id,
      `/photos/${site.draft.boat.id}`,
    ]);
    const { meta } = await readPage(`${site.baseUrl}/boats/salt-and-sun?uncovered`);
    const answer = await fetch(meta('og:image'), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    await expectColour(Buffer.from(await answer.arrayBuffer()), [600, 200], DEEP);
  });

  test('drafts and unknown ids have no share picture', async () => {
    const nobody = '00000000-0000-0000-0000-000000000000';
    for (const of of [site.draft.boat.id, nobody, 'sites', '']) {
      const address = `${site.baseUrl}/share-pictures/${of}-00000000.jpg`;
      expect((await fetch(address)).status, address).toBe(404);
    }
  });
});

describe('robots', () => {
  test('robots.txt names the sitemap, and excludes the API, the portals and the sandbox', async () => {
    const { allowed, sitemap } = await site.robots();
    expect(sitemap).toBe(`${site.baseUrl}/sitemap.xml`);
    for (const address of site.addresses)
      expect(allowed(new URL(address).pathname), address).toBe(true);
    for (const path of ['/api/boats', '/operator/dashboard', '/admin/login', '/sandbox/mail']) {
      expect(allowed(path), path).toBe(false);
    }
  });

  test('every page has a title and a description, and may be indexed only if it is in the sitemap', async () => {
    const { allowed } = await site.robots();
    const parts: Record<string, string> = { slug: 'about', boatId: site.boats[0]?.id ?? '' };
    for (const pattern of everyPattern) {
      const path = pattern
        .replace(/:(\w+)/g, (_, name: string) => parts[name] ?? 'some')
        .replace('*', '/nowhere');
      const read = await readPage(`${site.baseUrl}${path}?utm_source=x`);
      expect(read.title, path).toMatch(/\S/);
      expect(read.meta('description'), pattern).toMatch(/\S/);
      expect(read.canonical, path).toBe(site.baseUrl + path);
      expect(read.isIndexed, path).toBe(site.addresses.includes(site.baseUrl + path));
      if (!allowed(path)) expect(read.isIndexed, path).toBe(false);
    }
  });
});
