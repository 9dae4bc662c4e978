import { expect, test } from 'vitest';
import { bookingFlows, bookingStatuses, paidByWays } from '../bookings/bookings.ts';
import { decideByHandCancellation } from './by-hand.ts';
import { decideFewerGuests, mustAsk, type GuestTrip } from '../trip-changes/trip-changes.ts';

const NOON = Date.parse('2026-12-03T16:00:00Z');
const booking: Parameters<typeof decideByHandCancellation>[0] = {
  flow: 'operator',
  paidBy: 'cash',
  status: 'paid',
  start: '2026-12-04',
  time: '09:00',
};

test('an operator takes back what they booked by hand and were paid for themselves', () => {
  expect(decideByHandCancellation(booking, NOON)).toEqual({
    ok: true,
    value: { status: 'cancelled', refundCents: 0 },
  });
});

test.each([
  ['a guest’s own booking', { flow: 'form' as const, paidBy: 'card' as const }, 'themselves'],
  ['one that was paid by card', { paidBy: 'card' as const }, 'paid through us'],
  ['one that is over', { status: 'refunded' as const }, 'over already'],
  ['one that has begun', { start: '2026-12-03' }, 'has begun'],
])('%s is not taken back', (_, changes, says) => {
  const decided = decideByHandCancellation({ ...booking, ...changes }, NOON);
  expect(decided).toMatchObject({ ok: false, problem: { message: expect.stringContaining(says) } });
});

test('no booking that carries platform money is ever taken back once it is paid', () => {
  const all = bookingFlows.flatMap((flow) =>
    paidByWays.flatMap((paidBy) => bookingStatuses.map((status) => ({ flow, paidBy, status }))),
  );
  const taken = all.filter((facts) => decideByHandCancellation({ ...booking, ...facts }, NOON).ok);
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
  isPaidByHand: true,
  freeHours: 48,
  freeUntilMs: null,
};

test('a guest who paid the captain has to ask for a cancellation, and may move without asking', () => {
  expect(mustAsk(trip, 'cancel', NOON)).toBe(true);
  expect(mustAsk(trip, 'fewer-guests', NOON)).toBe(true);
  expect(mustAsk(trip, 'move', NOON)).toBe(false);
  expect(mustAsk({ ...trip, isPaidByHand: false }, 'cancel', NOON)).toBe(false);
  expect(mustAsk({ ...trip, start: '2026-12-04' }, 'move', NOON)).toBe(true);
  expect(decideFewerGuests(trip, { groupSize: 2, refundCents: 0 }, NOON)).toMatchObject({
    value: { refundCents: 0 },
  });
});
