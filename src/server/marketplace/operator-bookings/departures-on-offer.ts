import { findManualClosure } from '#domain/availability/closures.ts';
import { computeTripLengths } from '#domain/availability/trip-times.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import { listDepartures } from '#domain/departures/departures.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { toSailing } from '../core/boats/boat-presenter.ts';
import type { OperatorBoatRecord } from '../core/boats/operator-boat-queries.ts';

/** Lists a boat's per-seat departures with free seats on a day, including today's that have begun. */
export function listOnOffer(
  boat: OperatorBoatRecord,
  sale: BoatForSale,
  { date, today }: { date: Day; today: Day },
): { mode: 'perSeat'; time: Time; minutes: number }[] {
  if (boat.status !== 'published' || boat.pricingMode === 'charter') return [];
  return listDepartures(sale, date, { day: today, time: '00:00' })
    .filter(({ seatsLeft }) => seatsLeft > 0)
    .map(({ time }) => ({ mode: 'perSeat', time, minutes: computeMinutes(boat, date, time) }));
}

function computeMinutes(boat: OperatorBoatRecord, date: Day, time: Time): number {
  const { statedMinutes, tripMinutes } = computeTripLengths(toSailing(boat), date, time);
  return statedMinutes ?? tripMinutes;
}

/** Returns the times of a published boat that are closed manually on a day; null means the whole day. */
export function findClosedTimes(boat: OperatorBoatRecord, date: Day): Time[] | null {
  return boat.status === 'published' ? findManualClosure(boat.availability, date) : [];
}
