import { expect, test } from 'vitest';
import type { OperatorBookingView } from '#contract/operator/operator-api.ts';
import adminBookings from '#locales/portal/admin/business/admin-bookings.en.ts';
import t from '#locales/portal/operator/trips/operator-bookings.en.ts';
import fr from '#locales/portal/operator/trips/operator-bookings.fr.ts';
import frTrips from '#locales/common/trips.fr.ts';
import trips from '#locales/common/trips.en.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import {
  bookedAt,
  bookingsFile,
  formatCode,
  getShownStatus,
  tripLabel,
} from './operator-booking-rows.ts';

const booking: OperatorBookingView = {
  id: 'a',
  code: 'SXM-1',
  customerName: 'Ana Boat',
  email: 'ana@example.com',
  phone: null,
  phoneLinks: [],
  specialRequests: null,
  boat: { id: 'boat-1', name: 'Pelican' },
  date: '2026-12-04',
  endDate: '2026-12-04',
  time: '09:00',
  groupSize: 2,
  pricingMode: 'perSeat',
  totalAmount: '160.00',
  refundedCents: 0,
  dispute: null,
  status: 'paid',
  paymentStatus: 'paid',
  source: null,
  paidBy: 'card',
  createdAt: '2026-11-20T13:12:00.000Z',
};
const charter = { ...booking, date: '2026-12-09', endDate: '2026-12-11', time: null };

test('guests’ input cannot be a spreadsheet formula, and keeps its commas and line breaks', () => {
  const file = bookingsFile(t, trips, [
    { ...booking, customerName: '=HYPERLINK("x")', specialRequests: 'Shade, please\nand ice' },
  ]);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(file).toContain('"Shade, please\nand ice"');
  expect(file.endsWith('\r\n')).toBe(true);
});

test('an exported file of bookings is UTF-8, in the portal’s language and the island’s time', () => {
  const [heading, row] = bookingsFile(fr, frTrips, [booking]).split('\r\n');
  expect(heading?.startsWith('\uFEFFCode,Passager,E-mail,Téléphone,Bateau')).toBe(true);
  expect(row).toContain('2026-11-20 09:12');
  expect(row).toContain(frTrips.pricingModes.perSeat);
  expect(row).toContain(fr.statuses.paid);
});

test('an exported file of bookings lists the refunded and disputed amount of each booking', () => {
  const taken = { cents: 9500, takenCents: 9500 };
  const dispute = { stage: 'open', isInquiry: false, dueBy: null, ...taken } as const;
  const changed = { ...booking, refundedCents: 4050, dispute };
  const [heading, row] = bookingsFile(t, trips, [changed]).split('\r\n');
  expect(heading).toContain('Total (USD),Refunded (USD),Held by a bank (USD)');
  expect(row).toContain(',160.00,40.50,95.00,');
});

test('a booking’s trip, code and status are described in the list of bookings', () => {
  const en = createFormats('en');
  const fr = createFormats('fr');
  expect(tripLabel(en, trips, booking)).toBe('Dec 4, 2026, 9:00 AM');
  expect(tripLabel(en, trips, charter)).toBe('Dec 9 to Dec 11, 2026');
  expect(tripLabel(fr, trips, booking)).toBe('4 déc. 2026, 09:00');
  expect(bookedAt(en, booking)).toBe('Nov 20, 2026, 9:12 AM');
  expect(formatCode(t, { ...booking, source: 'hotel' })).toBe('SXM-1 · From a hotel');
  const expired = { ...booking, status: 'expired', paymentStatus: 'unpaid' } as const;
  expect(t.statuses[getShownStatus(expired)]).toBe('Expired');
  expect(t.statuses[getShownStatus({ ...booking, paidBy: 'cash' })]).toBe('Paid in cash');
});

test('the operator and admin lists use the same names for sources', () => {
  expect(t.sources).toEqual(adminBookings.sources);
});
