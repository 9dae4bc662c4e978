import { expect, test } from 'vitest';
import type { OperatorBookingView } from '#contract/operator-api.ts';
import {
  bookingRows,
  noBookingFilters,
  statusLabel,
  tripLabel,
  bookingsFile,
} from './operator-booking-rows.ts';

const booking: OperatorBookingView = {
  id: 'a',
  code: 'SXM-1',
  customerName: 'Ana Boat',
  email: 'ana@example.com',
  phone: null,
  specialRequests: null,
  boat: { id: 'boat-1', name: 'Pelican' },
  date: '2026-12-04',
  endDate: '2026-12-04',
  time: '09:00',
  groupSize: 2,
  pricingMode: 'perSeat',
  totalAmount: '160.00',
  status: 'paid',
  paymentStatus: 'paid',
  createdAt: '2026-11-20T13:12:00.000Z',
};
const late = {
  ...booking,
  id: 'b',
  date: '2026-12-09',
  endDate: '2026-12-11',
  totalAmount: '90.00',
};
const other = {
  ...booking,
  id: 'c',
  boat: { id: 'boat-2', name: 'Albatross' },
  totalAmount: '1000.00',
};
const ids = (rows: OperatorBookingView[]) => rows.map(({ id }) => id);
const byDate = { column: 'date', isDescending: false } as const;

test('guests’ input is no formula in a spreadsheet, and keeps its commas and lines', () => {
  const file = bookingsFile([
    { ...booking, customerName: '=HYPERLINK("x")', specialRequests: 'Shade, please\nand ice' },
  ]);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(file).toContain('"Shade, please\nand ice"');
  expect(file.endsWith('\r\n')).toBe(true);
});

test('bookings are filtered by boat and by days that their trip touches', () => {
  const all = [booking, late, other];
  const shown = (part: object) => ids(bookingRows(all, { ...noBookingFilters, ...part }, byDate));
  expect(shown({ boatId: 'boat-2' })).toEqual(['c']);
  expect(shown({ from: '2026-12-10' })).toEqual(['b']);
  expect(shown({ to: '2026-12-04' })).toEqual(['a', 'c']);
});

test('totals are sorted as numbers, boats by name', () => {
  const all = [booking, late, other];
  const sorted = (column: 'totalAmount' | 'boat', isDescending: boolean) =>
    ids(bookingRows(all, noBookingFilters, { column, isDescending }));
  expect(sorted('totalAmount', true)).toEqual(['c', 'a', 'b']);
  expect(sorted('boat', false)).toEqual(['c', 'a', 'b']);
});

test('a trip and its status, in words', () => {
  expect(tripLabel(booking)).toBe('Dec 4, 2026, 9:00 AM');
  expect(tripLabel({ ...late, time: null })).toBe('Dec 9 to Dec 11, 2026');
  expect(statusLabel({ ...booking, status: 'expired', paymentStatus: 'unpaid' })).toBe('Expired');
});
