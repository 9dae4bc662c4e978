import { soldStatuses } from '#domain/bookings.ts';
import type { Day, Time } from '#domain/days.ts';
import { isUuid } from '#domain/ids.ts';
import { refused } from '#domain/problems.ts';
import type { Reader } from '../database/database.ts';

export type Departure = { boatId: string; day: Day; time: Time | null };

/** The sold bookings of an operator's departure, or of the charter that begins on the day, in one order for everybody. */
export async function findGuestsOf(
  reader: Reader,
  operatorId: string,
  { boatId, day, time }: Departure,
): Promise<string[]> {
  if (!isUuid(boatId)) return [];
  const rows = await reader
    .selectFrom('bookings')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('boat_id', '=', boatId)
    .where('start_date', '=', day)
    .where('time', 'is not distinct from', time)
    .where('status', 'in', soldStatuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const nobodyThere = refused('not-found', 'Nobody is booked on this departure.');
