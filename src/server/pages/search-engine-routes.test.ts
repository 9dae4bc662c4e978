import { expect, test } from 'vitest';
import { MOST_ADDRESSES, writeSitemap, writeSitemapPart } from './search-engine-routes.ts';

const PUBLIC_URL = 'https://trips.example';
const many = Array.from({ length: MOST_ADDRESSES + 1 }, (_, index) => ({
  path: `/boats/${index}`,
}));
const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('lists pages with the time they changed', () => {
  const pages = [{ path: '/' }, { path: '/boats/a', changedAt: new Date('2026-11-20T12:00:00Z') }];
  const xml = writeSitemap(PUBLIC_URL, pages);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(xml).toContain('<url><loc>https://trips.example/</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://trips.example/boats/a</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>',
  );
});

test('writes whatever stands in an address so that it stays one address', () => {
  const [address] = addressesIn(writeSitemap(PUBLIC_URL, [{ path: `/boats/a&b<c>"d"'é x` }]));
  expect(address).toBe('https://trips.example/boats/a&amp;b%3Cc%3E%22d%22&apos;%C3%A9%20x');
});

test('as many as one may hold stay in one', () => {
  const xml = writeSitemap(PUBLIC_URL, many.slice(1));
  expect(xml).toContain('<urlset');
  expect(addressesIn(xml)).toHaveLength(MOST_ADDRESSES);
});

test('one more makes an index of parts, in which every address stands once', () => {
  const index = writeSitemap(PUBLIC_URL, many);
  expect(index).toContain('<sitemapindex');
  expect(addressesIn(index)).toEqual([`${PUBLIC_URL}/sitemaps/1`, `${PUBLIC_URL}/sitemaps/2`]);
  const parts = [1, 2].map((part) => addressesIn(writeSitemapPart(PUBLIC_URL, many, part)));
  expect(parts.map((part) => part.length)).toEqual([MOST_ADDRESSES, 1]);
  expect(new Set(parts.flat()).size).toBe(many.length);
});

test.each([0, 3])('there is no part %i', (part) => {
  expect(writeSitemapPart(PUBLIC_URL, many, part)).toBeNull();
});
