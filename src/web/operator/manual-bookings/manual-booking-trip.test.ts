import { expect, test } from 'vitest';
import type { FreeBoatView } from '#contract/operator/manual-booking-api.ts';
import bookings from '#locales/portal/operator/trips/operator-bookings.en.ts';
import t from '#locales/portal/operator/trips/operator-manual-bookings.en.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import {
  bookLabel,
  firstBoat,
  firstOption,
  listOptions,
  describeOption,
  findPrice,
} from './manual-booking-trip.ts';

const en = createFormats('en');
const boat: FreeBoatView = {
  id: 'a',
  name: 'Sea Grape',
  tripType: 'both',
  capacity: 8,
  pricePerSeatCents: 9550,
  charterPriceCents: 120_000,
  departures: [
    { time: '09:00', seatsLeft: 0 },
    { time: '14:00', seatsLeft: 1 },
  ],
  charterTimes: ['09:00'],
};

test('free seats are described, and a full departure is not preselected', () => {
  const described = listOptions(boat).map((option) => describeOption(t, en, option));
  expect(described.map(({ name, note }) => `${name}: ${note}`)).toEqual([
    '9:00 AM: Full',
    '2:00 PM: 1 seat left',
    'Private charter, from 9:00 AM: Up to 8 guests',
  ]);
  expect(firstOption(boat)).toMatchObject({ mode: 'perSeat', time: '14:00', maxGuests: 1 });
  const full = { ...boat, id: 'b', departures: [], charterTimes: [] };
  expect(firstBoat([full, boat])?.id).toBe('a');
  expect(firstBoat([full])?.id).toBe('b');
});

test('a payment link adds the service fee, a charter is priced per day, and too large a group has no price', () => {
  const start = '2026-12-04';
  const end = '2026-12-05';
  const party = { start, end, groupSize: 2, payment: 'cash' as const };
  expect(findPrice(boat, { mode: 'perSeat' }, party)).toBe(19_100);
  expect(findPrice(boat, { mode: 'perSeat' }, { ...party, payment: 'link' })).toBe(20_055);
  expect(findPrice(boat, { mode: 'charter' }, party)).toBe(240_000);
  expect(findPrice(boat, { mode: 'charter' }, { ...party, end: '2026-12-01' })).toBe(120_000);
  expect(findPrice(boat, { mode: 'perSeat' }, { ...party, groupSize: 9 })).toBeNull();
  expect(bookLabel(t, en, 19_100, 'cash')).toBe('Book, $191.00 in cash');
  expect(bookLabel(t, en, null, 'cash')).toBe('Book');
});

test('the manual booking page and the list of bookings use the same names for payments and sources', () => {
  const { paid: card, cash, elsewhere } = bookings.statuses;
  expect(t.sources).toEqual(bookings.sources);
  expect(t.paid).toEqual({ card, cash, elsewhere });
});
