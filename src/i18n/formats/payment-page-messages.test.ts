import { expect, test } from 'vitest';
import { describePaidTrip } from './payment-page-messages.ts';

const tour = {
  start: '2026-12-04',
  end: '2026-12-04',
  time: '09:00',
  guests: 2,
  port: 'Philipsburg',
  customPort: null,
};

test.each([
  ['en', tour, 'Friday, December 4, 2026 at 9:00 AM, 2 guests, from Philipsburg, Sint Maarten'],
  [
    'en',
    { ...tour, end: '2026-12-06', time: null, guests: 1 },
    'Friday, December 4, 2026 to Sunday, December 6, 2026, 1 guest, from Philipsburg, Sint Maarten',
  ],
  [
    'fr',
    tour,
    'vendredi 4 décembre 2026 à 09:00, 2 personnes, départ\u00a0: Philipsburg, Saint-Martin',
  ],
  ['de', tour, 'Freitag, 4. Dezember 2026 um 09:00 Uhr, 2 Gäste, ab Philipsburg, Sint Maarten'],
] as const)('the payment page in %s describes %j as: %s', (language, trip, expected) => {
  expect(describePaidTrip(language, trip)).toBe(expected);
});
