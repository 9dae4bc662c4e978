import { addDays, toIslandNow, type Day, type Time } from '#domain/time/days.ts';
import type { Chance } from '../../../tests/support/worlds/seeded-random.ts';
import type { Boat, Guest, Operator, Trip, Turn } from './world.ts';

/** Number of bookable days, small so that guests compete. */
const DAYS_AHEAD = 6;

export function oneOf<T>(chance: Chance, choices: readonly T[]): T | null {
  return choices[Math.floor(chance.next() * choices.length)] ?? null;
}

export function someBoat({ model, chance, burst }: Turn): Boat {
  const nth = chance.next();
  const boat = burst?.boat ?? model.boats[Math.floor(nth * model.boats.length)];
  if (!boat) throw new Error('There is no boat.');
  return boat;
}

export function today({ shop }: Pick<Turn, 'shop'>): Day {
  return toIslandNow(shop.clock.nowMs()).day;
}

export function someDay(turn: Turn): Day {
  const ahead = Math.floor(turn.chance.next() * DAYS_AHEAD);
  return turn.burst?.day ?? addDays(today(turn), ahead);
}

/** A departure of the boat, or sometimes one that does not exist. */
export function someTime({ chance, burst }: Turn, boat: Boat): Time {
  const nth = chance.next();
  const time = burst?.time ?? boat.times[Math.floor(nth * boat.times.length)];
  return chance.yes(0.02) ? '03:33' : (time ?? '09:00');
}

/** Returns a matching trip, usually a recent one, because recent trips change most. */
export function someTrip(
  { model, chance, burst }: Turn,
  isSo: (trip: Trip) => boolean,
): Trip | null {
  const nth = chance.next();
  const isNew = chance.yes(0.7);
  if (burst?.trip) return isSo(burst.trip) ? burst.trip : null;
  const such = model.trips.filter(isSo);
  const among = isNew ? such.slice(-12) : such;
  return among[Math.floor(nth * among.length)] ?? null;
}

/** A new or returning guest. */
export function someGuest({ shop, model, chance }: Turn): Guest {
  const former = oneOf(chance, model.guests);
  const isNew = chance.yes(0.7);
  const bounces = chance.yes(0.03);
  if (former && !isNew) return former;
  const nth = model.guests.length + 1;
  const guest = { name: `Guest ${nth}`, email: `guest-${nth}@example.com`, bounces };
  model.guests.push(guest);
  if (bounces) shop.mail.bounce(guest.email);
  return guest;
}

export function someOperator({ model, chance, burst }: Turn): Operator {
  const nth = chance.next();
  const operator =
    burst?.boat.operator ?? model.operators[Math.floor(nth * model.operators.length)];
  if (!operator) throw new Error('There is no operator.');
  return operator;
}

/** A random UUID, deterministic by seed. */
export function someKey(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(chance.next() * 16).toString(16)).join(
    '',
  );
  const part = (from: number, until: number) => hex.slice(from, until);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}

export function boatOf({ model }: Turn, boatId: string): Boat | null {
  return model.boats.find(({ id }) => id === boatId) ?? null;
}

/** "2 on Boat 3, 2026-11-24 at 09:00" */
export function tripInWords(turn: Turn, { expected, code }: Trip): string {
  const boat = boatOf(turn, expected.boatId)?.name ?? expected.boatId;
  return `${code} (${expected.groupSize} on ${boat}, ${expected.start}${expected.time ? ` at ${expected.time}` : ''}, ${expected.status})`;
}

/** Formats a response for a report. */
export function inWords(reply: { status: number; message: string } | null): string {
  if (reply === null) return 'no answer';
  return reply.status < 400
    ? String(reply.status)
    : `${reply.status} “${reply.message.slice(0, 90)}”`;
}
