import { addDays, toIslandNow } from '#domain/time/days.ts';
import { getReviewStage } from '#domain/reviews/reviews.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { readSailedTrip } from './review-queries.ts';

/** Days after a trip within which a review may be requested, even after an outage. */
const ASKED_WITHIN_DAYS = 7;

/** Asks each guest for a review once, the day after the trip. */
export async function askForReviews(deps: Deps): Promise<void> {
  const at = new Date(deps.now());
  for (const booking of await findUnasked(deps.database, deps.now())) {
    // Skips called-off and fully refunded trips; the mail checks again before it is sent.
    const trip = await readSailedTrip(deps.database, booking);
    if (getReviewStage(trip, deps.now()) !== 'open') continue;
    const mail = { recipient: 'visitor', subjectId: booking.id, at } as const;
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, { kind: 'review-asked', ...mail }),
    );
  }
}

/** Finds recently ended paid trips without a review or a request for one. */
function findUnasked(reader: Queryable, nowMs: number) {
  const today = toIslandNow(nowMs).day;
  return reader
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'paid')
    .where('paidBy', '=', 'card')
    .where('endDate', '<', today)
    .where('endDate', '>=', addDays(today, -ASKED_WITHIN_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reviews').whereRef('bookingId', '=', 'bookings.id').select('id'))),
    )
    .where(({ not, exists, selectFrom, cast, ref }) =>
      not(
        exists(
          selectFrom('mails')
            .select('key')
            .where('kind', '=', 'review-asked')
            .where('subjectId', '=', cast<string>(ref('bookings.id'), 'text')),
        ),
      ),
    )
    .execute();
}
