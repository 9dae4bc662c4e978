import { expect, it } from 'vitest';
import english from '#locales/descriptions/descriptions.en.ts';
import { infoPages } from '#locales/site/info-pages.ts';
import { findInfoPage } from './find-info-page.ts';

it('there are 23 information pages: 6 about, 4 for business, 13 legal', () => {
  const counts = Object.entries(infoPages).map(([group, pages]) => [group, pages.length]);
  expect(Object.fromEntries(counts)).toEqual({ About: 6, Business: 4, Legal: 13 });
  const slugs = Object.values(infoPages).flatMap((pages) => pages.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(23);
});

it.each([
  ['accessibility', 'About', 'Accessibility'],
  ['trust-and-safety', 'About', 'Trust & Safety'],
  ['taxes-and-receipts', 'Business', 'Taxes & Receipts'],
  ['refunds-cancellations-weather', 'Legal', 'Refunds, Cancellations & Weather Policy'],
])('the page %s is listed under %s as "%s"', (slug, group, title) => {
  expect(findInfoPage(slug)).toMatchObject({ slug, group, title });
});

it.each(['', 'nonsense', 'About', '__proto__'])('%j is not an information page', (slug) => {
  expect(findInfoPage(slug)).toBeNull();
});

it('every information page has its own description, short enough for search engines', () => {
  const descriptions = Object.values(english.info);
  expect(descriptions).toHaveLength(23);
  expect(new Set(descriptions).size).toBe(23);
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(165);
  }
});
