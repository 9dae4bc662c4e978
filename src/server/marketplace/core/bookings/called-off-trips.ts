import { isCalledOff, type CallOffScope } from '#domain/trip-changes/calling-off.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { BookingRow } from './booking-queries.ts';

export type BoatScope = { boatId: string; scope: CallOffScope };

/** True if a later call-off covers the booking's trip, even if its job has not reached the booking yet. */
export async function isTripCalledOff(
  reader: Queryable,
  booking: Pick<
    BookingRow,
    | 'boat_id'
    | 'created_at'
    | 'pricing_mode'
    | 'start_date'
    | 'end_date'
    | 'time'
    | 'trip_minutes'
    | 'id'
  >,
): Promise<boolean> {
  const open = await reader
    .selectFrom('rebooking_offers')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (open) return true;
  const rows = await scopeRows(reader)
    .innerJoin('call_offs', 'call_offs.id', 'call_off_boats.call_off_id')
    .where('boat_id', '=', booking.boat_id)
    .where('call_offs.made_at', '>=', booking.created_at)
    .execute();
  const trip = {
    mode: booking.pricing_mode,
    start: booking.start_date,
    end: booking.end_date,
    time: booking.time,
    tripMinutes: booking.trip_minutes,
  };
  return rows.some((row) => isCalledOff(trip, toScope(row).scope, 0));
}

export function scopeRows(reader: Queryable) {
  return reader
    .selectFrom('call_off_boats')
    .select(['boat_id', 'day', 'call_off_boats.time', 'starts_at', 'ends_at']);
}

type ScopeRow = Awaited<ReturnType<ReturnType<typeof scopeRows>['executeTakeFirstOrThrow']>>;

export function toScope({ boat_id: boatId, day, time, starts_at, ends_at }: ScopeRow): BoatScope {
  const isDeparture = day !== null && time !== null;
  const scope = isDeparture
    ? { day, time }
    : { from: starts_at?.getTime() ?? 0, until: ends_at?.getTime() ?? 0 };
  return { boatId, scope };
}
