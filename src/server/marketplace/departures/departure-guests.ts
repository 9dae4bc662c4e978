import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { refused } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type Departure = { boatId: string; day: Day; time: Time | null };

/**
 * Finds the sold bookings of an operator's departure, in lock order. If no time is given, finds the charter on that
 * day, whether it starts then without a time or started earlier.
 */
export async function listDepartureGuests(
  reader: Queryable,
  operatorId: string,
  { boatId, day, time }: Departure,
): Promise<string[]> {
  if (!isUuid(boatId)) return [];
  const rows = await reader
    .selectFrom('bookings')
    .select('id')
    .where('operatorId', '=', operatorId)
    .where('boatId', '=', boatId)
    .where((where) => {
      const begins = where.and([
        where('startDate', '=', day),
        where('time', 'is not distinct from', time),
      ]);
      if (time !== null) return begins;
      return where.or([
        begins,
        where.and([
          where('pricingMode', '=', 'charter'),
          where('startDate', '<', day),
          where('endDate', '>=', day),
        ]),
      ]);
    })
    .where('status', 'in', soldStatuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const noGuestsBooked = refused('not-found', 'departure.noGuests');
