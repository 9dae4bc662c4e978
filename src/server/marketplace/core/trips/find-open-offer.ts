import type { Queryable } from '../../../platform/database/database.ts';

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOpenOffer>>>;

export async function findOpenOffer(
  reader: Queryable,
  by: { bookingId: string } | { offerId: string },
) {
  const offer = await reader
    .selectFrom('rebookingOffers as offer')
    .innerJoin('callOffs', 'callOffs.id', 'offer.callOffId')
    .leftJoin('admins', 'admins.id', 'callOffs.adminId')
    .select([
      'offer.id',
      'offer.bookingId',
      'callOffs.id as callOffId',
      'callOffs.reason',
      'callOffs.note',
      'callOffs.dueAt',
      'callOffs.operatorId as byOperator',
      'admins.name as byAdmin',
    ])
    .where('offer.outcome', 'is', null)
    .$if('bookingId' in by, (query) =>
      query.where('offer.bookingId', '=', 'bookingId' in by ? by.bookingId : ''),
    )
    .$if('offerId' in by, (query) =>
      query.where('offer.id', '=', 'offerId' in by ? by.offerId : ''),
    )
    .executeTakeFirst();
  return offer ?? null;
}
