import { expect, test } from 'vitest';
import { noFilters } from '#domain/search/boat-filters.ts';
import filtersTexts from '#locales/guest/search/filters.en.ts';
import listing from '#locales/guest/search/listing.en.ts';
import trips from '#locales/common/trips.en.ts';
import { createFormats } from '../../../../shared/language/use-formats.ts';
import { describeFilters } from './describe-filters.ts';

const texts = { t: filtersTexts, listing, trips, formats: createFormats('en') };

test.each([
  [{}, ''],
  [{ date: 'all', port: 'all' }, ''],
  [
    { date: '2026-12-05', groupSize: '4', port: 'sxm-simpson-bay' },
    'Sat, Dec 5 · 4 people · Simpson Bay',
  ],
  [{ groupSize: '1' }, '1 person'],
  [{ groupSize: '5-10', tripType: 'private' }, '5-10 people · Private Charter'],
  [{ port: 'other', boatType: 'Sailboat' }, 'Other port · Sailboat'],
  [{ groupSize: '21+', price: '50-100', sort: 'price' }, '21+ people · +2'],
  [{ tripType: 'unheard of' }, ''],
])('the collapsed filters %o are described as “%s”', (filters, expected) => {
  expect(describeFilters(texts, { ...noFilters, ...filters })).toBe(expected);
});
