import { isCalledOff, type CallOffScope } from '#domain/trip-changes/calling-off.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { BookingRow } from './booking-queries.ts';

export type BoatScope = { boatId: string; scope: CallOffScope };

/** True if a later call-off covers the booking's trip, even if its job has not reached the booking yet. */
export async function isTripCalledOff(
  reader: Queryable,
  booking: Pick<
    BookingRow,
    'boatId' | 'createdAt' | 'pricingMode' | 'startDate' | 'endDate' | 'time' | 'tripMinutes' | 'id'
  >,
): Promise<boolean> {
  const open = await reader
    .selectFrom('rebookingOffers')
    .select('id')
    .where('bookingId', '=', booking.id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (open) return true;
  const rows = await scopeRows(reader)
    .innerJoin('callOffs', 'callOffs.id', 'callOffBoats.callOffId')
    .where('boatId', '=', booking.boatId)
    .where('callOffs.madeAt', '>=', booking.createdAt)
    .execute();
  const trip = {
    mode: booking.pricingMode,
    start: booking.startDate,
    end: booking.endDate,
    time: booking.time,
    tripMinutes: booking.tripMinutes,
  };
  return rows.some((row) => isCalledOff(trip, toScope(row).scope, 0));
}

export function scopeRows(reader: Queryable) {
  return reader
    .selectFrom('callOffBoats')
    .select(['boatId', 'day', 'callOffBoats.time', 'startsAt', 'endsAt']);
}

type ScopeRow = Awaited<ReturnType<ReturnType<typeof scopeRows>['executeTakeFirstOrThrow']>>;

export function toScope({ boatId, day, time, startsAt, endsAt }: ScopeRow): BoatScope {
  const isDeparture = day !== null && time !== null;
  const scope = isDeparture
    ? { day, time }
    : { from: startsAt?.getTime() ?? 0, until: endsAt?.getTime() ?? 0 };
  return { boatId, scope };
}
