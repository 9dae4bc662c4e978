import { describe, expect, test } from 'vitest';
import {
  bookingEvents,
  bookingStatuses,
  bookingTransitions,
  getNextStatus,
  paymentStatuses,
  computePaymentStatus,
  takesSeats,
  type BookingEvent,
  type BookingStatus,
} from './bookings.ts';

const allowed: readonly [BookingStatus, BookingEvent, BookingStatus][] = [
  ['held', 'pay', 'paid'],
  ['held', 'ask', 'asked'],
  ['held', 'expire', 'expired'],
  ['held', 'abandon', 'expired'],
  ['pending', 'pay', 'paid'],
  ['pending', 'ask', 'asked'],
  ['pending', 'expire', 'expired'],
  ['pending', 'cancel', 'cancelled'],
  ['asked', 'pay', 'paid'],
  ['asked', 'decline', 'cancelled'],
  ['asked', 'expire', 'expired'],
  ['asked', 'cancel', 'cancelled'],
  ['expired', 'pay', 'paid'],
  ['expired', 'pay-late', 'refunded'],
  ['cancelled', 'pay-late', 'refunded'],
  ['paid', 'refund', 'refunded'],
  ['paid', 'cancel', 'cancelled'],
];

const everyStep = bookingStatuses.flatMap((from) =>
  bookingEvents.map((event) => ({ from, event })),
);

describe('booking status transitions', () => {
  test.each(allowed)('a booking in status %s changes on the event %s to %s', (from, event, to) =>
    expect(getNextStatus(from, event)).toBe(to),
  );

  test('a booking has no transitions outside the table', () => {
    const others = everyStep.filter(
      (step) => !allowed.some(([from, event]) => from === step.from && event === step.event),
    );
    expect(others.map((step) => getNextStatus(step.from, step.event))).toEqual(
      others.map(() => null),
    );
  });

  test('a refunded booking has no further transition', () => {
    expect(bookingEvents.map((event) => getNextStatus('refunded', event))).toEqual(
      bookingEvents.map(() => null),
    );
  });

  test('every transition changes the status, so that a repeated event has no effect', () => {
    for (const { from, event } of everyStep) expect(getNextStatus(from, event)).not.toBe(from);
  });

  test('every booking status can be reached from the two initial ones', () => {
    const reached = new Set<BookingStatus>(['held', 'pending']);
    // Iterating a Set also visits elements that are added during the iteration.
    for (const status of reached) {
      for (const next of Object.values(bookingTransitions[status])) reached.add(next);
    }
    expect(reached).toEqual(new Set(bookingStatuses));
  });

  test('a booking that was paid never ends in an unpaid status', () => {
    const ends = Object.values(bookingTransitions.paid);
    expect(ends.map((status) => computePaymentStatus(status, true))).toEqual(['refunded', 'paid']);
  });

  test('a cancelled or refunded booking never becomes paid again', () => {
    for (const status of ['cancelled', 'refunded'] as const) {
      for (const event of bookingEvents) expect(getNextStatus(status, event)).not.toBe('paid');
    }
  });
});

describe('seats', () => {
  test.each<[BookingStatus, boolean]>([
    ['held', true],
    ['pending', true],
    ['asked', true],
    ['paid', true],
    ['expired', false],
    ['cancelled', false],
    ['refunded', false],
  ])('a booking that is %s reserves its seats: %s', (status, expected) => {
    expect(takesSeats(status)).toBe(expected);
  });

  test('seats that were released are reserved again only by paying', () => {
    for (const { from, event } of everyStep) {
      const to = getNextStatus(from, event);
      if (to && !takesSeats(from) && takesSeats(to)) expect(event).toBe('pay');
    }
  });

  test('paying and requesting approval keep the seats; every other event releases them', () => {
    for (const { from, event } of everyStep) {
      const to = getNextStatus(from, event);
      if (to && takesSeats(from)) expect(takesSeats(to)).toBe(event === 'pay' || event === 'ask');
    }
  });
});

describe('payment status in operators’ and admins’ lists', () => {
  test.each<[BookingStatus, string]>([
    ['held', 'unpaid'],
    ['pending', 'pending'],
    ['asked', 'pending'],
    ['paid', 'paid'],
    ['expired', 'unpaid'],
    ['cancelled', 'unpaid'],
    ['refunded', 'refunded'],
  ])('a booking in status %s is listed as %s', (status, listed) => {
    expect(computePaymentStatus(status)).toBe(listed);
    expect(paymentStatuses).toContain(listed);
  });
});
