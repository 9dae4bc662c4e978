import type { BookingStatus } from '#domain/bookings/bookings.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { Chance } from '../../../tests/support/worlds/seeded-chance.ts';
import type { Shop } from './shop.ts';

/** Somebody who takes trips, with a mailbox. */
export type Guest = { name: string; email: string; bounces: boolean };

export type Boat = {
  id: string;
  name: string;
  operator: Operator;
  capacity: number;
  times: Time[];
  seatCents: number;
  dayCents: number;
  /** With fewer its departures may be called off by themselves. */
  smallestNumber: number | null;
};

export type Operator = {
  id: string;
  name: string;
  email: string;
  token: string | null;
  boats: Boat[];
  isSuspended: boolean;
  /** Their calendar at an address. */
  feed: { path: string; id: string | null; events: string[][]; condition: string };
  /** Their account at a calendar provider. */
  hasAccount: boolean;
};

/** What somebody was last told of their trip. */
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
 * A booking as the people around it know it. What they were told last must be what they are told next, unless
 * something that they know of, or that the rules let happen by itself, came between.
 */
export type Trip = {
  id: string;
  code: string;
  guest: Guest;
  told: Expected;
  amountCents: number;
  isByHand: boolean;
  /** Payment pages, newest last. */
  sessions: string[];
  /** A card was given for it: money may have been taken. */
  mayBePaid: boolean;
  /** Until when it waits for what it waits for; epoch milliseconds. */
  waitsUntil: number;
  /** An act on it broke off, or several were done at once: whatever is read next is the truth. */
  isUnsure: boolean;
  /** An act that was not answered may still be under way until then; by `performance.now()`. */
  unsureUntilMs: number;
  /** The operator has said yes to it: the money that was set aside is being taken. */
  isAnswered: boolean;
  /** It was called off, or money went back behind the shop's back: it may come to an end by itself. */
  mayEnd: boolean;
  /** Somebody else has it now, so that its first address tells nothing. */
  isHandedOver: boolean;
  token: string | null;
};

/** A request whose answer never came: it may be sent again, with its key. */
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
  /** How often each act did something, and each fault was made. */
  done: Map<string, number>;
  faults: Map<string, number>;
  /** Milliseconds spent, by what on. */
  spent: Map<string, number>;
};

/** Something that must never be, in a sentence. */
export class Finding extends Error {}

/** What one act works with. In a burst several act at once, on the same place or trip. */
export type Turn = {
  shop: Shop;
  model: Model;
  chance: Chance;
  /** When it was begun, in how many steps: the same for the same seed. */
  step: number;
  burst: { boat: Boat; day: Day; time: Time; trip: Trip | null } | null;
  /** Of a person who puts the phone away before the answer has come. */
  leavesEarly: boolean;
  /** What it asks of the outside may not be had, and a 503 says so rightly. */
  isOutsideAway?: boolean;
  /** How many have been let go, so that ids in reports are short. */
  say(words: string): void;
};

/** An act does something and tells it, or finds nothing to do. */
export type Act = (turn: Turn) => Promise<string | null>;
