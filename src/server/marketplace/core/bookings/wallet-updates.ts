import type { Day } from '#domain/time/days.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';

/** Queues updates for the wallet passes of a booking or, after a boat has changed, of the boat's upcoming trips. */
export async function queuePassUpdates(
  { jobs }: Pick<Deps, 'jobs'>,
  write: Transaction,
  changed: { bookingId: string } | { boatId: string; today: Day },
): Promise<void> {
  const found = await write
    .selectFrom('walletPasses')
    .innerJoin('bookings', 'bookings.id', 'walletPasses.bookingId')
    .select('bookings.id as bookingId')
    .distinct()
    .where((where) =>
      'bookingId' in changed
        ? where('bookings.id', '=', changed.bookingId)
        : where.and([
            where('bookings.boatId', '=', changed.boatId),
            where('bookings.endDate', '>=', changed.today),
          ]),
    )
    .execute();
  await jobs.queueAll(
    write,
    'update-wallet-passes',
    found.map((payload) => ({ payload })),
  );
}
