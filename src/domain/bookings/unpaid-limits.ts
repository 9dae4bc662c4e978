import {
  BOOKING_HORIZON_DAYS,
  offeredSlots,
  type Availability,
} from '../availability/availability.ts';
import { addDays, daysFromTo, type Day } from '../time/days.ts';
import { done, refused, type Outcome } from '../problems.ts';

/** How much guests may hold before they pay. Null: no limit. */
export type UnpaidLimits = {
  /** Open bookings of one mailbox. */
  perEmail: number | null;
  /** Open bookings from one network, which a whole hotel may share. */
  perNetwork: number | null;
  /** Part of a boat's days that all guests together may hold, from 0 to 1. */
  boatShare: number | null;
};

export const UNPAID_PER_EMAIL = 3;
export const UNPAID_PER_NETWORK = 12;
export const UNPAID_BOAT_PERCENT = 50;

/** Guests may always hold this many days of a boat, however few it offers. */
export const MIN_UNPAID_DAYS = 7;

/** What is held and not paid, the new booking included. */
export type UnpaidCounts = {
  ofEmail: number;
  ofNetwork: number;
  /** Days of the boat on which something is held, by anybody and from this network. */
  boatDays: number;
  networkDays: number;
  /** Unpaid bookings of the boat, by anybody and from this network. */
  ofBoat: number;
  ofNetworkOnBoat: number;
};

/** The days within the horizon on which a boat sails, sold or not. */
export function seasonDays(availability: Availability, today: Day): number {
  const days = daysFromTo(today, addDays(today, BOOKING_HORIZON_DAYS));
  return days.filter((day) => offeredSlots(availability, day).length > 0).length;
}

/**
 * Whether a guest may hold one more booking before paying; the counts include it. The first one of a boat always
 * may be held, so that a long charter of a boat with few days can be booked. One network may hold half of what all
 * guests may hold, so that it never shuts out everybody else. The season is only asked for where it matters.
 */
export function decideUnpaid(
  counts: UnpaidCounts,
  { perEmail, perNetwork, boatShare }: UnpaidLimits,
  season: () => number,
): Outcome<null, 'too-many' | 'conflict'> {
  if (exceeds(counts.ofEmail, perEmail)) return tooManyOfEmail;
  if (exceeds(counts.ofNetwork, perNetwork)) return tooManyOfNetwork;
  if (boatShare === null || counts.boatDays <= MIN_UNPAID_DAYS) return done(null);
  const boatDays = Math.max(MIN_UNPAID_DAYS, Math.floor(season() * boatShare));
  const networkDays = Math.max(MIN_UNPAID_DAYS, Math.floor(boatDays / 2));
  const isBoatHeld = counts.ofBoat > 1 && counts.boatDays > boatDays;
  const isHeldByNetwork = counts.ofNetworkOnBoat > 1 && counts.networkDays > networkDays;
  return isBoatHeld || isHeldByNetwork ? tooMuchOfBoat : done(null);
}

function exceeds(count: number, limit: number | null): boolean {
  return limit !== null && count > limit;
}

/** A payment page left alone ends after half an hour. */
const RETRY_AFTER_SECONDS = 30 * 60;
const facts = { retryAfterSeconds: RETRY_AFTER_SECONDS };

const tooManyOfEmail = refused(
  'too-many',
  'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.',
  { facts },
);
const tooManyOfNetwork = refused(
  'too-many',
  'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.',
  { facts },
);
const tooMuchOfBoat = refused(
  'conflict',
  'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.',
);
