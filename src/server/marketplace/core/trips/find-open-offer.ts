import type { Queryable } from '../../../platform/database/database.ts';

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOpenOffer>>>;

export async function findOpenOffer(
  reader: Queryable,
  by: { bookingId: string } | { offerId: string },
) {
  const offer = await reader
    .selectFrom('rebooking_offers as offer')
    .innerJoin('call_offs', 'call_offs.id', 'offer.call_off_id')
    .leftJoin('admins', 'admins.id', 'call_offs.admin_id')
    .select([
      'offer.id',
      'offer.booking_id as bookingId',
      'call_offs.id as callOffId',
      'call_offs.reason',
      'call_offs.note',
      'call_offs.due_at as dueAt',
      'call_offs.operator_id as byOperator',
      'admins.name as byAdmin',
    ])
    .where('offer.outcome', 'is', null)
    .$if('bookingId' in by, (query) =>
      query.where('offer.booking_id', '=', 'bookingId' in by ? by.bookingId : ''),
    )
    .$if('offerId' in by, (query) =>
      query.where('offer.id', '=', 'offerId' in by ? by.offerId : ''),
    )
    .executeTakeFirst();
  return offer ?? null;
}
