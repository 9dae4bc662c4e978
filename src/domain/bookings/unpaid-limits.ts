import {
  BOOKING_HORIZON_DAYS,
  listOfferedSlots,
  type Availability,
} from '../availability/availability.ts';
import { addDays, listDays, type Day } from '../time/days.ts';
import { done, refused, type Outcome } from '../problems.ts';

/** Limits on unpaid bookings. Null means unlimited. */
export type UnpaidLimits = {
  /** Open bookings per mailbox. */
  perEmail: number | null;
  /** Open bookings per network, which a whole hotel may share. */
  perNetwork: number | null;
  /** Share of a boat's days that all guests together may hold, from 0 to 1. */
  boatShare: number | null;
};

export const UNPAID_PER_EMAIL = 3;
export const UNPAID_PER_NETWORK = 12;
export const UNPAID_BOAT_PERCENT = 50;

/** Days of a boat that guests may always hold, however few days the boat offers. */
export const MIN_UNPAID_DAYS = 7;

/** Unpaid bookings, including the requested one. */
export type UnpaidCounts = {
  ofEmail: number;
  ofNetwork: number;
  /** Days of the boat with an unpaid booking: from any network, and from this network. */
  boatDays: number;
  networkDays: number;
  /** Unpaid bookings of the boat: from any network, and from this network. */
  ofBoat: number;
  ofNetworkOnBoat: number;
};

/** Counts the days within the horizon on which a boat sails, sold or not. */
export function countSeasonDays(availability: Availability, today: Day): number {
  const days = listDays(today, addDays(today, BOOKING_HORIZON_DAYS));
  return days.filter((day) => listOfferedSlots(availability, day).length > 0).length;
}

/**
 * Decides whether a guest may hold another unpaid booking; the counts include it. The limit on days does not apply to
 * the first unpaid booking of a boat, so that a long charter of a boat with few days can be booked. One network may
 * hold half of a boat's limit, so that it cannot lock out other guests. `season` is lazy: few decisions need it.
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

/** An abandoned payment page expires after half an hour. */
const RETRY_AFTER_SECONDS = 30 * 60;
const facts = { retryAfterSeconds: RETRY_AFTER_SECONDS };

const tooManyOfEmail = refused('too-many', 'unpaid.tooMany', { facts });
const tooManyOfNetwork = refused('too-many', 'unpaid.tooManyOfNetwork', { facts });
const tooMuchOfBoat = refused('conflict', 'unpaid.tooManyDaysOfBoat');
