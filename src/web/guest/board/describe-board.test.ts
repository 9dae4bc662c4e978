import { expect, test } from 'vitest';
import type { BoardRowView } from '#contract/public/board-api.ts';
import en from '#locales/guest/island/board.en.ts';
import fr from '#locales/guest/island/board.fr.ts';
import trips from '#locales/common/trips.en.ts';
import {
  describeReturn,
  getBoardLocation,
  describeChanges,
  describeSeats,
  formatBoardPrice,
} from './describe-board.ts';

function row(changes: Partial<BoardRowView> = {}): BoardRowView {
  return {
    boat: { name: 'Trade Wind', slug: 'trade-wind' },
    port: 'sxm-marigot',
    customPort: null,
    day: '2026-12-04',
    time: '09:00',
    back: '13:00',
    isCharter: false,
    status: 'on-time',
    places: 'open',
    left: 6,
    seats: 8,
    cents: 9500,
    fromGuests: 1,
    ...changes,
  };
}

test.each([
  [{}, '6 of 8 seats left'],
  [{ status: 'boarding', left: 1 } as const, '1 of 8 seats left'],
  [{ fromGuests: 3 }, 'Only for groups of 3 or more'],
  [{ places: 'full' } as const, 'Full'],
  [{ places: 'closed' } as const, 'Booking closed'],
  [{ status: 'sailed', places: 'closed' } as const, ''],
  [{ status: 'called-off' } as const, ''],
  [{ isCharter: true }, 'Up to 8 guests'],
  [{ isCharter: true, places: 'full' } as const, 'Booked'],
])('the seats of a board row with %o are described as: %s', (changes, expected) => {
  expect(describeSeats({ t: en, trips }, row(changes))).toBe(expected);
});

test('a board row says when the boat returns', () => {
  expect(describeReturn(en, 'en', row())).toBe('returns 1:00 PM');
  expect(describeReturn(en, 'en', row({ status: 'called-off' }))).toBe('');
  expect(describeReturn(en, 'en', row({ isCharter: true, back: null }))).toBe('private charter');
});

test('a board row shows the price of a departure that can be booked', () => {
  expect(formatBoardPrice(en, 'en', row())).toBe('$95.00 per person');
  expect(formatBoardPrice(en, 'en', row({ isCharter: true, cents: 98_000 }))).toBe(
    '$980.00 per day',
  );
  expect(formatBoardPrice(en, 'en', row({ places: 'full' }))).toBe('');
  expect(formatBoardPrice(en, 'en', row({ cents: null }))).toBe('');
});

test('only status changes on the board are announced, and more than three are announced as a number', () => {
  const boats = ['A', 'B', 'C', 'D'].map((name) => row({ boat: { name, slug: name } }));
  const [a, b] = boats as [BoardRowView, BoardRowView];
  const off = { status: 'called-off' } as const;
  expect(describeChanges(en, 'en', [a, b], [{ ...a, left: 2 }, b])).toBe('');
  expect(describeChanges(en, 'en', [a], [a, { ...b, ...off }])).toBe('');
  expect(describeChanges(en, 'en', [{ ...a, status: 'scheduled' }], [a])).toBe('');
  expect(describeChanges(en, 'en', [a, b], [{ ...a, ...off }, b])).toBe('A, 9:00 AM: Canceled.');
  expect(
    describeChanges(
      en,
      'en',
      boats,
      boats.map((each) => ({ ...each, ...off })),
    ),
  ).toBe('4 departures have changed.');
});

test('a board is named after its port, and a board without a port after the island', () => {
  expect(getBoardLocation('sxm-marigot', 'Sint Maarten')).toBe('Marigot');
  expect(getBoardLocation('', 'Saint-Martin')).toBe('Saint-Martin');
  expect(getBoardLocation('toString', 'Saint-Martin')).toBeNull();
});

test('a board row is described in the page’s language', () => {
  expect(describeReturn(fr, 'fr', row())).toBe('retour 13:00');
  expect(describeSeats({ t: fr, trips }, row())).toBe('6 places libres sur 8');
});
