import { soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { refused } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type Departure = { boatId: string; day: Day; time: Time | null };

/**
 * Finds the sold bookings of an operator's departure, in lock order. Without a time, finds the charter of the day: one
 * that starts then without a time, or started before.
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
    .where('operator_id', '=', operatorId)
    .where('boat_id', '=', boatId)
    .where((where) => {
      const begins = where.and([
        where('start_date', '=', day),
        where('time', 'is not distinct from', time),
      ]);
      if (time !== null) return begins;
      return where.or([
        begins,
        where.and([
          where('pricing_mode', '=', 'charter'),
          where('start_date', '<', day),
          where('end_date', '>=', day),
        ]),
      ]);
    })
    .where('status', 'in', soldStatuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const noGuestsBooked = refused('not-found', 'Nobody is booked on this departure.');
