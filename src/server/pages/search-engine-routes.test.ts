import { expect, test } from 'vitest';
import {
  contentsOfPart,
  computeMaxAddresses,
  writeSitemap,
  writeSitemapIndex,
} from './search-engine-routes.ts';

const PUBLIC_URL = 'https://trips.example';
const listAddresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists pages with their last change', () => {
  const pages = [{ path: '/' }, { path: '/boats/a', changedAt: new Date('2026-11-20T12:00:00Z') }];
  const xml = writeSitemap(PUBLIC_URL, pages);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(xml).toContain('<url><loc>https://trips.example/</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://trips.example/boats/a</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>',
  );
});

test('a sitemap escapes the special characters of URLs', () => {
  const [address] = listAddresses(writeSitemap(PUBLIC_URL, [{ path: `/boats/a&b<c>"d"'é x` }]));
  expect(address).toBe('https://trips.example/boats/a&amp;b%3Cc%3E%22d%22&apos;%C3%A9%20x');
});

test('a sitemap above the size limit is split, with an index of its parts', () => {
  const index = writeSitemapIndex(PUBLIC_URL, 2);
  expect(index).toContain('<sitemapindex');
  expect(listAddresses(index)).toEqual([`${PUBLIC_URL}/sitemaps/1`, `${PUBLIC_URL}/sitemaps/2`]);
});

test('the sitemap’s parts list the site’s own pages first and every boat exactly once', () => {
  const sitePages = 26;
  const max = computeMaxAddresses(1);
  expect(max).toBe(50_000);
  const parts = [1, 2, 3].map((part) => contentsOfPart(part, sitePages, max));
  expect(parts.map(({ hasSitePages }) => hasSitePages)).toEqual([true, false, false]);
  let next = 0;
  for (const { hasSitePages, offset, limit } of parts) {
    expect(offset).toBe(next);
    expect(limit + (hasSitePages ? sitePages : 0)).toBe(max);
    next = offset + limit;
  }
});
