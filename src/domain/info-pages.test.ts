import { expect, it } from 'vitest';
import { findInfoPage, infoPages } from './info-pages.ts';

it('has 23 pages: 6 about, 4 for business, 13 legal', () => {
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
])('%s stands under %s as "%s"', (slug, group, title) => {
  expect(findInfoPage(slug)).toMatchObject({ slug, group, title });
});

it.each(['', 'nonsense', 'About', '__proto__'])('%j is no page', (slug) => {
  expect(findInfoPage(slug)).toBeNull();
});

it('describes the five pages that people look for', () => {
  const described = Object.values(infoPages)
    .flatMap((pages) => pages.map(({ slug }) => slug))
    .filter((slug) => findInfoPage(slug)?.description);
  expect(described.toSorted()).toEqual(
    ['about', 'contact', 'help-center', 'privacy-policy', 'terms-of-service'].toSorted(),
  );
});
