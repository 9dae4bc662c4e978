import { findBooking, type BookingRecord } from '../bookings/booking-queries.ts';
import type { Deps } from '../dependencies.ts';

/** The booking that a request with this key made: its answer was lost, or it is on its way twice. */
export async function findByIdempotencyKey(
  deps: Deps,
  requestKey: string | undefined,
): Promise<BookingRecord | null> {
  if (requestKey === undefined) return null;
  const made = await deps.database
    .selectFrom('bookings')
    .select('id')
    .where('idempotency_key', '=', requestKey)
    .executeTakeFirst();
  return made ? findBooking(deps.database, made.id) : null;
}

/** From now on the key names what is asked for next. Only this booking lets it go, not one made meanwhile. */
export async function releaseIdempotencyKey(deps: Deps, bookingId: string): Promise<void> {
  await deps.database
    .updateTable('bookings')
    .set({ idempotency_key: null })
    .where('id', '=', bookingId)
    .execute();
}
