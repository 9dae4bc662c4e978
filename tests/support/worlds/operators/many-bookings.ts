import { addDays, toInstant, toIslandNow, type Day } from '#domain/time/days.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { outcomes, flowOfOutcome, reachOutcome } from '../guests/booking-outcomes.ts';
import { seededChance, type Chance } from '../seeded-random.ts';
import type { ManyBookings, NewBooking, Source } from './generated-bookings.ts';

type Boat = { id: string; operatorId: string; seatCents: number; nextDay: Day };

const DAY_MS = 24 * 3_600_000;
const CAPACITY = 8;
const PORTS = [
  ['sxm-philipsburg', null],
  ['sxm-marigot', null],
  ['sxm-simpson-bay', null],
  ['other', 'Pelican Key'],
  ['other', 'Pelican Key '],
  ['other', '=Anse Marcel'],
] as const;

/**
 * Generates bookings of 12 operators and 40 boats from the last 400 days, in every possible state, with their payments
 * and refunds. No two bookings share a boat-day, so nothing is oversold. Deterministic by seed.
 */
export function manyBookings(count: number, seed: number, nowMs: number): ManyBookings {
  const chance = seededChance(seed);
  const source = { chance, newId: idsFrom(chance), nowMs };
  const world: ManyBookings = {
    operators: manyOperators(source),
    boats: [],
    bookings: [],
    events: [],
    pages: [],
    refunds: [],
    disputes: [],
    entries: [],
  };
  const fleet = Array.from({ length: 40 }, (_, index) => addBoat(world, source, index));
  for (let index = 0; index < count; index += 1) {
    const outcome = pickOne(outcomes, chance);
    const boat = pickOne(fleet, chance);
    const booking = unpaidBooking(source, boat, index, flowOfOutcome[outcome]);
    world.bookings.push(booking);
    reachOutcome(outcome, { ...source, world, booking });
  }
  return world;
}

function manyOperators({ newId, nowMs }: Source): ManyBookings['operators'] {
  return Array.from({ length: 12 }, (_, index) => ({
    id: newId(),
    name: `Captain ${index + 1}`,
    email: `many-${index}@example.com`,
    status: index === 3 ? 'suspended' : 'active',
    authUserId: null,
    createdAt: new Date(nowMs - 500 * DAY_MS),
  }));
}

function addBoat(world: ManyBookings, { chance, newId, nowMs }: Source, index: number): Boat {
  const at = new Date(nowMs - 500 * DAY_MS);
  const [port, customPort] = pickOne(PORTS, chance);
  // Gives some operators many boats and others few.
  const operatorId = world.operators[Math.floor(chance.next() ** 2 * 12)]?.id ?? '';
  const seatCents = Math.floor(chance.between(4000, 15_000));
  const id = newId();
  world.boats.push({
    id,
    operatorId,
    name: `Boat ${index + 1}`,
    slug: `many-${index}`,
    port,
    customPort,
    type: 'Sailboat',
    tripType: 'both',
    pricingMode: 'both',
    capacity: CAPACITY,
    pricePerSeatCents: seatCents,
    charterPriceCents: seatCents * 6,
    description: '',
    availability: '{}',
    status: index % 9 === 0 ? 'draft' : 'published',
    featuredFrom: null,
    featuredUntil: null,
    featuredPaymentId: null,
    createdAt: at,
    updatedAt: at,
    deletedAt: index === 7 ? at : null,
  });
  return { id, operatorId, seatCents, nextDay: addDays(toIslandNow(nowMs).day, -500) };
}

function unpaidBooking(
  source: Source,
  boat: Boat,
  index: number,
  onlyFlow: NewBooking['flow'] | undefined,
): NewBooking {
  const { chance, newId, nowMs } = source;
  const isCharter = chance.yes(0.2);
  const days = isCharter && chance.yes(0.3) ? 3 : 1;
  const flow = onlyFlow ?? (chance.yes(0.3) ? 'form' : 'checkout');
  const guests = 1 + Math.floor(chance.next() * CAPACITY);
  const tripCents = boat.seatCents * (isCharter ? 6 * days : guests);
  const feeCents = flow === 'form' ? addServiceFee(tripCents).feeCents : 0;
  const start = boat.nextDay;
  boat.nextDay = addDays(start, days);
  return {
    id: newId(),
    code: `SXM-${index}`,
    boatId: boat.id,
    operatorId: boat.operatorId,
    flow,
    status: 'expired',
    pricingMode: isCharter ? 'charter' : 'perSeat',
    startDate: start,
    endDate: addDays(start, days - 1),
    time: '09:00',
    groupSize: guests,
    customerName: `Guest ${index}`,
    customerPhone: null,
    customerEmail: `guest-${index}@example.com`,
    specialRequests: null,
    tripCents,
    feeCents,
    amountCents: tripCents + feeCents,
    refundedCents: 0,
    disputedCents: 0,
    createdAt: anyTime(source),
    paidAt: null,
    holdEndsAt: new Date(nowMs + DAY_MS),
    source: null,
    paidBy: 'card',
  };
}

/** Picks a random time. One in five is within a minute of island midnight, where days are easily confused. */
function anyTime({ chance, nowMs }: Source): Date {
  const ms = Math.floor(nowMs - chance.between(2, 400) * DAY_MS);
  if (chance.yes(0.8)) return new Date(ms);
  const midnight = toInstant(toIslandNow(ms).day, '00:00');
  return new Date(midnight + Math.floor(chance.between(-60_000, 60_000)));
}

function pickOne<Choice>(choices: readonly Choice[], { next }: Chance): Choice {
  return choices[Math.floor(next() * choices.length)] as Choice;
}

function idsFrom(chance: Chance): () => string {
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(chance.next() * 16).toString(16)).join('');
  return () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
