import { expect, test } from 'vitest';
import { bookingFlows, bookingStatuses, paidByWays } from '../bookings/bookings.ts';
import { decideManualCancellation } from './manual-booking.ts';
import {
  decideGroupReduction,
  requiresRequest,
  type GuestTrip,
} from '../trip-changes/trip-changes.ts';

const NOON = Date.parse('2026-12-03T16:00:00Z');
const booking: Parameters<typeof decideManualCancellation>[0] = {
  flow: 'operator',
  paidBy: 'cash',
  status: 'paid',
  start: '2026-12-04',
  time: '09:00',
};

test('an operator can cancel a manual booking that was paid to them', () => {
  expect(decideManualCancellation(booking, NOON)).toEqual({
    ok: true,
    value: { status: 'cancelled', refundCents: 0 },
  });
});

test.each([
  [
    'a guest’s own booking',
    { flow: 'form' as const, paidBy: 'card' as const },
    'manualBooking.bookedByGuest',
  ],
  ['a booking that was paid by card', { paidBy: 'card' as const }, 'manualBooking.paidThroughUs'],
  ['a booking that is over', { status: 'refunded' as const }, 'booking.over'],
  ['a trip that has begun', { start: '2026-12-03' }, 'cancel.tripBegun'],
])('an operator cannot cancel %s', (_, changes, says) => {
  const decided = decideManualCancellation({ ...booking, ...changes }, NOON);
  expect(decided).toMatchObject({ ok: false, problem: { message: says } });
});

test('an operator can never cancel a booking paid through the platform', () => {
  const all = bookingFlows.flatMap((flow) =>
    paidByWays.flatMap((paidBy) => bookingStatuses.map((status) => ({ flow, paidBy, status }))),
  );
  const taken = all.filter((facts) => decideManualCancellation({ ...booking, ...facts }, NOON).ok);
  expect(new Set(taken.map(({ flow }) => flow))).toEqual(new Set(['operator']));
  expect(taken.filter(({ status, paidBy }) => status === 'paid' && paidBy === 'card')).toEqual([]);
});

const trip: GuestTrip = {
  status: 'paid',
  mode: 'perSeat',
  start: '2026-12-20',
  time: '09:00',
  groupSize: 4,
  tripCents: 0,
  feeCents: 0,
  refundedCents: 0,
  isPaidToOperator: true,
  freeHours: 48,
  freeUntilMs: null,
};

test('a guest who paid the captain has to ask for a cancellation, and may move without asking', () => {
  expect(requiresRequest(trip, 'cancel', NOON)).toBe(true);
  expect(requiresRequest(trip, 'fewer-guests', NOON)).toBe(true);
  expect(requiresRequest(trip, 'move', NOON)).toBe(false);
  expect(requiresRequest({ ...trip, isPaidToOperator: false }, 'cancel', NOON)).toBe(false);
  expect(requiresRequest({ ...trip, start: '2026-12-04' }, 'move', NOON)).toBe(true);
  expect(decideGroupReduction(trip, { groupSize: 2, refundCents: 0 }, NOON)).toMatchObject({
    value: { refundCents: 0 },
  });
});
