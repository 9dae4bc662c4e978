import { sql } from 'kysely';
import { islandInstant, islandNow } from '#domain/time/days.ts';
import { lastRemindedDay, reminderMoment } from '#domain/bookings/reminders.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/** Queues due reminders: one per booking and day, so that a moved trip gets another one. */
export async function remindGuests({ database, jobs, now }: Deps): Promise<void> {
  const nowMs = now();
  for (const booking of await findUnreminded(database, nowMs)) {
    const { id, start_date: start, time, settled_at: settledAt } = booking;
    const moment = reminderMoment({ start, time, settledMs: settledAt.getTime() });
    if (moment === null || moment > nowMs || islandInstant(start, time) <= nowMs) continue;
    const mail = { kind: 'reminder', recipient: 'visitor', subjectId: id, matter: start } as const;
    await inTransaction(database, (write) =>
      queueMail(jobs, write, { ...mail, at: new Date(nowMs) }),
    );
  }
}

/** Finds paid trips of the next days that sail, with a guest address and without a reminder for that day. */
function findUnreminded(reader: Queryable, nowMs: number) {
  return reader
    .selectFrom('bookings')
    .select(['id', 'start_date', 'time'])
    .select(
      sql<Date>`greatest(paid_at, (select max(at) from booking_events
        where booking_id = bookings.id and event in ('moved', 'rebooked')))`.as('settled_at'),
    )
    .where('paid_at', 'is not', null)
    .where('status', '=', 'paid')
    .where('customer_email', 'is not', null)
    .where('start_date', '>=', islandNow(nowMs).day)
    .where('start_date', '<=', lastRemindedDay(nowMs))
    .where(
      sql<boolean>`not exists (select 1 from mails
        where key = 'reminder:visitor:' || bookings.id || ':' || bookings.start_date)`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rebooking_offers')
            .select('id')
            .whereRef('booking_id', '=', 'bookings.id')
            .where('outcome', 'is', null),
        ),
      ),
    )
    .execute();
}
