import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Business metrics. Times are in seconds; each count uses an index. */
export type HealthSnapshot = Awaited<ReturnType<typeof readHealthSnapshot>>;

export async function readHealthSnapshot(reader: Queryable, nowMs: number) {
  const { rows } = await counts(nowMs).execute(reader);
  const [found] = rows;
  if (!found) throw new Error('The query of the health snapshot returned no row.');
  const services = await reader
    .selectFrom('serviceHealth')
    .select(['service', 'failingSince'])
    .orderBy('service')
    .execute();
  return {
    ...found,
    services: services.map((row) => ({ service: row.service, works: row.failingSince === null })),
  };
}

type Counts = Record<CountName, number> & Record<MaybeName, number | null>;
type CountName =
  | 'openHolds'
  | 'holds'
  | 'sales'
  | 'salesCents'
  | 'refundsDue'
  | 'refundsDueCents'
  | 'refundsFailed'
  | 'refundsFailedCents'
  | 'refundsSent'
  | 'refundsSentCents'
  | 'disputes'
  | 'mailsWaiting'
  | 'mailsFailing'
  | 'mailsRefused'
  | 'jobsWaiting'
  | 'calendarsUnread'
  | 'approvals'
  | 'alerts';
type MaybeName = 'oldestMail' | 'oldestJob' | 'doctorAt' | 'backupAt' | 'doctorFindings';

/**
 * Reads all counts in a single query. Hourly counts cover the last 60 minutes, so they do not depend on the server or
 * its restarts.
 */
function counts(nowMs: number) {
  const now = new Date(nowMs);
  const hourAgo = new Date(nowMs - HOUR_MS);
  const dayAgo = new Date(nowMs - DAY_MS);
  return sql<Counts>`
    select
      (select count(*) from bookings where status in ('held', 'pending') and hold_ends_at is not null) as open_holds,
      (select count(*) from bookings where created_at > ${hourAgo}) as holds,
      sold.count as sales, sold.cents as sales_cents,
      refunds.due as refunds_due, refunds.due_cents as refunds_due_cents,
      refunds.failed as refunds_failed, refunds.failed_cents as refunds_failed_cents,
      given_back.count as refunds_sent, given_back.cents as refunds_sent_cents,
      (select count(*) from disputes where status not in ('won', 'lost', 'warning_closed', 'prevented')) as disputes,
      mail.waiting as mails_waiting, mail.failing as mails_failing,
      extract(epoch from ${now} - mail.oldest)::float8 as oldest_mail,
      (select count(*) from mails where failed_at > ${dayAgo}) as mails_refused,
      (select coalesce(sum(ready_count), 0)::int from jobs.queue) as jobs_waiting,
      (select extract(epoch from ${now} - min(job.due))::float8 from jobs.queue, lateral (
        select greatest(start_after, created_on) as due from jobs.job
        where job.name = queue.name and state < 'active' and not blocked and start_after <= ${now}
        order by priority desc, created_on limit 1) as job) as oldest_job,
      (select count(*) from calendar_sources where problem is not null) as calendars_unread,
      (select count(*) from bookings where status = 'asked') as approvals,
      (select count(*) from alerts where ended_at is null) as alerts,
      (select extract(epoch from at)::float8 from doctor_visits order by id desc limit 1) as doctor_at,
      (select extract(epoch from max(made_at))::float8 from backups_made) as backup_at,
      (select jsonb_array_length(findings) from doctor_visits order by id desc limit 1) as doctor_findings
    from
      (select count(*), coalesce(sum(amount_cents), 0)::float8 as cents from bookings
        where paid_at is not null and paid_at > ${hourAgo}) as sold,
      (select count(*) filter (where state = 'due') as due,
          coalesce(sum(cents) filter (where state = 'due'), 0)::float8 as due_cents,
          count(*) filter (where state = 'failed') as failed,
          coalesce(sum(cents) filter (where state = 'failed'), 0)::float8 as failed_cents
        from booking_refunds where state in ('due', 'failed')) as refunds,
      (select count(*), coalesce(sum(cents), 0)::float8 as cents from booking_refunds
        where state = 'sent' and sent_at > ${hourAgo}) as given_back,
      (select count(*) as waiting, count(*) filter (where attempts > 1) as failing, min(queued_at) as oldest
        from mails where sent_at is null and failed_at is null) as mail`;
}
