import { addDays, islandNow } from '#domain/time/days.ts';
import { reviewStage } from '#domain/reviews/reviews.ts';
import { inTransaction, type Reader } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { readSailedTrip } from './review-queries.ts';

/** Later than so many days after a trip nobody is asked any more, though the servers were down until then. */
const ASKED_WITHIN_DAYS = 7;

/** The day after a trip, its guest is asked once how it was. */
export async function askForReviews(deps: Deps): Promise<void> {
  const at = new Date(deps.now());
  for (const booking of await findUnasked(deps.database, deps.now())) {
    // What was called off or is paid back in full has no review; the mail looks again before it leaves.
    const trip = await readSailedTrip(deps.database, booking);
    if (reviewStage(trip, deps.now()) !== 'open') continue;
    const mail = { recipient: 'visitor', subjectId: booking.id, at } as const;
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, { kind: 'review-asked', ...mail }),
    );
  }
}

/** Paid trips that ended yesterday or a few days before, of whose guests none was asked or has said anything yet. */
function findUnasked(reader: Reader, nowMs: number) {
  const today = islandNow(nowMs).day;
  return reader
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'paid')
    .where('paid_by', '=', 'card')
    .where('end_date', '<', today)
    .where('end_date', '>=', addDays(today, -ASKED_WITHIN_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reviews').whereRef('booking_id', '=', 'bookings.id').select('id'))),
    )
    .where(({ not, exists, selectFrom, cast, ref }) =>
      not(
        exists(
          selectFrom('mails')
            .select('key')
            .where('kind', '=', 'review-asked')
            .where('subject_id', '=', cast<string>(ref('bookings.id'), 'text')),
        ),
      ),
    )
    .execute();
}
