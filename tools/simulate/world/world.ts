import type { BookingStatus } from '#domain/bookings/bookings.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { Chance } from '../../../tests/support/worlds/seeded-random.ts';
import type { Shop } from './shop.ts';

export type Guest = { name: string; email: string; bounces: boolean };

export type Boat = {
  id: string;
  name: string;
  operator: Operator;
  capacity: number;
  times: Time[];
  seatCents: number;
  dayCents: number;
  /** Minimum number of guests: departures with fewer may be called off automatically. */
  smallestNumber: number | null;
};

export type Operator = {
  id: string;
  name: string;
  email: string;
  token: string | null;
  boats: Boat[];
  isSuspended: boolean;
  /** The operator's calendar feed. */
  feed: { path: string; id: string | null; events: string[][]; condition: string };
  /** Whether they have an account at a calendar provider. */
  hasAccount: boolean;
};

/** State of a trip as its guest last saw it. */
export type Expected = {
  status: BookingStatus;
  boatId: string;
  start: Day;
  end: Day;
  time: Time | null;
  groupSize: number;
  refundedCents: number;
};

/**
 * A booking as known to the people involved. Every later read has to match the previous read, unless a known action or
 * an automatic rule has changed the booking in between.
 */
export type Trip = {
  id: string;
  code: string;
  guest: Guest;
  expected: Expected;
  amountCents: number;
  isByHand: boolean;
  /** Payment sessions, newest last. */
  sessions: string[];
  /** True once a card was entered: money may have been taken. */
  mayBePaid: boolean;
  /** Deadline of the trip's current state; epoch milliseconds. */
  waitsUntil: number;
  /** True after a lost response or concurrent actions: the next read is trusted. */
  isUnsure: boolean;
  /** Time by `performance.now()` until which an action without a response may still be in progress. */
  unsureUntilMs: number;
  /** True once the operator has approved it: the authorised money is being captured. */
  isAnswered: boolean;
  /** True if it was called off, or refunded at the provider: it may end automatically. */
  mayEnd: boolean;
  /** True once it was transferred, so that its first link no longer works. */
  isHandedOver: boolean;
  token: string | null;
};

/** A request whose response was lost: it may be resent with its idempotency key. */
export type LostRequest = {
  guest: Guest;
  payload: Record<string, unknown> & { requestKey: string };
};

export type Model = {
  operators: Operator[];
  boats: Boat[];
  guests: Guest[];
  trips: Trip[];
  lost: LostRequest[];
  admin: { cookie: string | null };
  /** Number of effective calls by action, and of faults by kind. */
  done: Map<string, number>;
  faults: Map<string, number>;
  /** Milliseconds spent, by activity. */
  spent: Map<string, number>;
};

/** A violated invariant, in a sentence. */
export class Finding extends Error {}

/** Context of an action. In a burst, several actions run concurrently on the same departure or trip. */
export type Turn = {
  shop: Shop;
  model: Model;
  chance: Chance;
  /** Number of the step, which determines its random numbers. */
  step: number;
  burst: { boat: Boat; day: Day; time: Time; trip: Trip | null } | null;
  /** True for a person who leaves before the response. */
  leavesEarly: boolean;
  /** True if an external service that the action needs is down: then a 503 is correct. */
  isOutsideAway?: boolean;
  /** Reports an action; shortens ids. */
  say(words: string): void;
};

/** Performs an action and describes it, or returns null if the action does not apply. */
export type Act = (turn: Turn) => Promise<string | null>;
