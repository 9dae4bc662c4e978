import type { BookingStatus } from './bookings.ts';

/**
 * What the platform's figures count. A booking counts once it was paid while it could be sold, called off
 * later or not, and as long as it is reserved and can still be paid. Nobody's payment page counts, and no
 * payment that came too late for its seats. Money is that of the bookings that were paid.
 */
export type Metrics = {
  bookings: number;
  guests: number;
  /** What guests paid, service fees included. */
  paidCents: number;
  /** What of that was decided to go back to them. */
  refundedCents: number;
  /** Service fees that were paid and did not go back. */
  feeCents: number;
};

/** Of bookings that were never paid, those that count all the same. */
export const countedUnpaid = ['pending'] as const satisfies readonly BookingStatus[];

/** How many recent bookings, and how many popular boats, the dashboard names (spec 9). */
export const MOST_NAMED = 5;

export const noMetrics: Metrics = {
  bookings: 0,
  guests: 0,
  paidCents: 0,
  refundedCents: 0,
  feeCents: 0,
};

export function sumOfMetrics(list: readonly Metrics[]): Metrics {
  return list.reduce(
    (sum, each) => ({
      bookings: sum.bookings + each.bookings,
      guests: sum.guests + each.guests,
      paidCents: sum.paidCents + each.paidCents,
      refundedCents: sum.refundedCents + each.refundedCents,
      feeCents: sum.feeCents + each.feeCents,
    }),
    noMetrics,
  );
}

/** Less than nothing when more went back than was paid in the same time. */
export function revenueCents({ paidCents, refundedCents }: Metrics): number {
  return paidCents - refundedCents;
}

/** Each figure by the name it has on every screen and in every file, and what it counts in plain words. */
export const metricWords = {
  bookings: {
    name: 'Bookings',
    words:
      'Trips that guests paid for, called off later or not, and reservations that can still be paid.',
  },
  guests: { name: 'Guests', words: 'The people on these bookings.' },
  paid: { name: 'Paid', words: 'What guests paid for their trips, service fees included.' },
  refunds: {
    name: 'Refunds',
    words:
      'What was decided to go back to guests of paid trips. A payment that came too late for its seats went straight back: it is neither paid nor refunded here.',
  },
  revenue: {
    name: 'Revenue',
    words:
      'Paid minus refunds. Most of it is the captains’. What captains pay to have a boat featured is not in it.',
  },
  fees: {
    name: 'Service fees',
    words: 'The platform’s part of the revenue: fees that were paid and did not go back.',
  },
} as const;

/** To which day a figure belongs. */
export const metricDays =
  'A booking counts on the day it was made, money on the day it was paid, and a refund on the day it was decided, by the island’s calendar.';
