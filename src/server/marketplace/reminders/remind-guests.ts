import { sql } from 'kysely';
import { toInstant, toIslandNow } from '#domain/time/days.ts';
import { computeLastRemindedDay, computeReminderMoment } from '#domain/bookings/reminders.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/** Queues due reminders: one per booking and day, so that a moved trip gets another reminder. */
export async function remindGuests({ database, jobs, now }: Deps): Promise<void> {
  const nowMs = now();
  for (const booking of await findUnreminded(database, nowMs)) {
    const { id, startDate: start, time, settledAt } = booking;
    const moment = computeReminderMoment({ start, time, settledMs: settledAt.getTime() });
    if (moment === null || moment > nowMs || toInstant(start, time) <= nowMs) continue;
    const mail = {
      kind: 'reminder',
      recipient: 'visitor',
      subjectId: id,
      dedupeId: start,
    } as const;
    await inTransaction(database, (write) =>
      queueMail(jobs, write, { ...mail, at: new Date(nowMs) }),
    );
  }
}

/** Finds the next days' paid trips that still need a reminder. Skips called-off trips and guests without email. */
function findUnreminded(reader: Queryable, nowMs: number) {
  return reader
    .selectFrom('bookings')
    .select(['id', 'startDate', 'time'])
    .select(
      sql<Date>`greatest(paid_at, (select max(at) from booking_events
        where booking_id = bookings.id and event in ('moved', 'rebooked')))`.as('settledAt'),
    )
    .where('paidAt', 'is not', null)
    .where('status', '=', 'paid')
    .where('customerEmail', 'is not', null)
    .where('startDate', '>=', toIslandNow(nowMs).day)
    .where('startDate', '<=', computeLastRemindedDay(nowMs))
    .where(
      sql<boolean>`not exists (select 1 from mails
        where key = 'reminder:visitor:' || bookings.id || ':' || bookings.start_date)`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rebookingOffers')
            .select('id')
            .whereRef('bookingId', '=', 'bookings.id')
            .where('outcome', 'is', null),
        ),
      ),
    )
    .execute();
}
