import { addDays, islandNow, type Day, type Time } from '#domain/days.ts';
import type { Chance } from '../tests/support/seeded-chance.ts';
import type { Boat, Guest, Operator, Trip, Turn } from './world.ts';

/** The days on which everybody wants to sail: few, so that they meet. */
const DAYS_AHEAD = 6;

export function oneOf<T>(chance: Chance, choices: readonly T[]): T | null {
  return choices[Math.floor(chance.next() * choices.length)] ?? null;
}

export function someBoat({ town, chance, storm }: Turn): Boat {
  const nth = chance.next();
  const boat = storm?.boat ?? town.boats[Math.floor(nth * town.boats.length)];
  if (!boat) throw new Error('There is no boat.');
  return boat;
}

export function today({ shop }: Pick<Turn, 'shop'>): Day {
  return islandNow(shop.clock.nowMs()).day;
}

export function someDay(turn: Turn): Day {
  const ahead = Math.floor(turn.chance.next() * DAYS_AHEAD);
  return turn.storm?.day ?? addDays(today(turn), ahead);
}

/** A departure of the boat, or now and then one that it does not have. */
export function someTime({ chance, storm }: Turn, boat: Boat): Time {
  const nth = chance.next();
  const time = storm?.time ?? boat.times[Math.floor(nth * boat.times.length)];
  return chance.yes(0.02) ? '03:33' : (time ?? '09:00');
}

/** A trip that is so; mostly one of the newest, about which most is still open. */
export function someTrip(
  { town, chance, storm }: Turn,
  isSo: (trip: Trip) => boolean,
): Trip | null {
  const [nth, isNew] = [chance.next(), chance.yes(0.7)];
  if (storm?.trip) return isSo(storm.trip) ? storm.trip : null;
  const such = town.trips.filter(isSo);
  const among = isNew ? such.slice(-12) : such;
  return among[Math.floor(nth * among.length)] ?? null;
}

/** Somebody new, or somebody who has been here. */
export function someGuest({ shop, town, chance }: Turn): Guest {
  const known = oneOf(chance, town.guests);
  const [isNew, bounces] = [chance.yes(0.7), chance.yes(0.03)];
  if (known && !isNew) return known;
  const nth = town.guests.length + 1;
  const guest = { name: `Guest ${nth}`, email: `guest-${nth}@example.com`, bounces };
  town.guests.push(guest);
  if (bounces) shop.post.bounce(guest.email);
  return guest;
}

export function someOperator({ town, chance, storm }: Turn): Operator {
  const nth = chance.next();
  const operator = storm?.boat.operator ?? town.operators[Math.floor(nth * town.operators.length)];
  if (!operator) throw new Error('There is no operator.');
  return operator;
}

/** A random UUID that the seed decides. */
export function someKey(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(chance.next() * 16).toString(16)).join(
    '',
  );
  const part = (from: number, until: number) => hex.slice(from, until);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}

export function boatOf({ town }: Turn, boatId: string): Boat | null {
  return town.boats.find(({ id }) => id === boatId) ?? null;
}

/** "2 on Boat 3, 2026-11-24 at 09:00" */
export function tripInWords(turn: Turn, { told, code }: Trip): string {
  const boat = boatOf(turn, told.boatId)?.name ?? told.boatId;
  return `${code} (${told.groupSize} on ${boat}, ${told.start}${told.time ? ` at ${told.time}` : ''}, ${told.status})`;
}

/** How an answer reads in a story. */
export function inWords(reply: { status: number; message: string } | null): string {
  if (reply === null) return 'no answer';
  return reply.status < 400
    ? String(reply.status)
    : `${reply.status} “${reply.message.slice(0, 90)}”`;
}
