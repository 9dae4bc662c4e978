import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Cause } from '#domain/admin/alerts.ts';
import { type BackupAlertHours, findBackupFault } from '#domain/admin/backup-age.ts';
import { formatFullDay, formatTime, toIslandNow } from '#domain/time/days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { formatDollars } from '#domain/money/money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isBehindUnnamedProxy } from '../../platform/http/requests/unnamed-proxy.ts';
import { findLastCheckRun } from './check-runs.ts';
import { services } from './service-health.ts';
import { isClock, isDisk } from './watched-gateways.ts';

export async function findCauses(
  reader: Queryable,
  nowMs: number,
  backupAlertHours: BackupAlertHours,
): Promise<Cause[]> {
  const found = [];
  for (const find of finders) found.push(...(await find(reader, nowMs)));
  return [...found, ...(await findMissingBackup(reader, nowMs, backupAlertHours))];
}

type Find = (reader: Queryable, nowMs: number) => Promise<Cause[]>;

/** Time for automatic retries. */
const GRACE_MS = 5 * MINUTE_MS;
const DISPUTE_NEAR_MS = 3 * DAY_MS;
const MAIL_LATE_MS = 30 * MINUTE_MS;
const SERVICE_AWAY_MS = 15 * MINUTE_MS;
const MESSAGES_REFUSED_MS = 30 * MINUTE_MS;
const MIN_MESSAGES = 3;
/** Number of attempts that a job reaches after about an hour. */
const MANY_TRIES = 20;

const findDoctorsFindings: Find = async (reader) => {
  const visit = await findLastCheckRun(reader);
  return (visit?.findings ?? [])
    .filter(({ about }) => !alertedImmediately.has(about))
    .map(({ finding }) => ({
      cause: `doctor:${createHash('sha256').update(finding).digest('base64url').slice(0, 22)}`,
      title: 'The doctor found a problem',
      says: `${finding} Run “npm run shop -- doctor” to check whether it persists.`,
    }));
};

/** Checks of the doctor whose findings raise an immediate alert of their own. */
export const alertedImmediately: ReadonlySet<string> = new Set([
  'no refund has failed',
  'every refund that is owed is paid back',
  'every queued mail is sent',
]);

const findFailedRefunds: Find = async (reader, nowMs) => {
  const refunds = await reader
    .selectFrom('bookingRefunds')
    .innerJoin('bookings', 'bookings.id', 'bookingRefunds.bookingId')
    .select(['bookingRefunds.id', 'bookingRefunds.cents', 'bookings.code'])
    .where('bookingRefunds.state', '=', 'failed')
    .where('bookingRefunds.checkedAt', '<', new Date(nowMs - GRACE_MS))
    .orderBy('bookingRefunds.decidedAt')
    .limit(MAX)
    .execute();
  return refunds.map(({ id, cents, code }) => ({
    cause: `refund:${id}`,
    title: 'A refund failed',
    says: `${formatDollars(cents)} could not be refunded to the guest of booking ${code}. See the booking’s page for the reason: try again there, or refund the guest another way.`,
  }));
};

const findNearDisputes: Find = async (reader, nowMs) => {
  const disputes = await reader
    .selectFrom('disputes')
    .leftJoin('bookings', 'bookings.id', 'disputes.bookingId')
    .select(['disputes.id', 'disputes.cents', 'disputes.dueBy', 'bookings.code'])
    .where('disputes.status', 'in', ['needs_response', 'warning_needs_response'])
    .where('disputes.dueBy', '>', new Date(nowMs))
    .where('disputes.dueBy', '<', new Date(nowMs + DISPUTE_NEAR_MS))
    .limit(MAX)
    .execute();
  return disputes.map(({ id, cents, dueBy, code }) => ({
    cause: `dispute:${id}`,
    title: 'A dispute is about to be lost',
    says: `Evidence for ${formatDollars(cents)}${code === null ? '' : ` of booking ${code}`} is due by ${formatIslandTime(dueBy?.getTime() ?? nowMs)}. Without evidence by then, the money is lost.`,
  }));
};

const findMails: Find = async (reader, nowMs) => {
  const { rows } = await sql<{ refused: number; late: number; oldest: Date | null }>`select
    (select count(*) from mails where failed_at > ${new Date(nowMs - DAY_MS)}) as refused,
    (select count(*) from mails where sent_at is null and failed_at is null
      and queued_at < ${new Date(nowMs - MAIL_LATE_MS)}) as late,
    (select min(queued_at) from mails where sent_at is null and failed_at is null) as oldest`.execute(
    reader,
  );
  const { refused = 0, late = 0, oldest = null } = rows[0] ?? {};
  return [
    ...causeIf(refused > 0, {
      cause: 'mails-refused',
      title: 'Mails cannot be delivered',
      says: `${formatCount(refused, 'mail was', 'mails were')} permanently rejected within a day: the addresses do not exist, or their servers do not accept mail from ours. Search the log for "permanently rejected", and reach those people another way.`,
    }),
    ...causeIf(late > 0, {
      cause: 'mails-late',
      title: 'Mails are not sent',
      says: `${formatCount(late, 'mail has', 'mails have')} been waiting since ${formatIslandTime(oldest?.getTime() ?? nowMs)}. Check SMTP_URL and the mail server: waiting mails are sent when it answers again.`,
    }),
  ];
};

const findJobs: Find = async (reader, nowMs) => {
  const { rows } = await sql<{ name: string; count: number; gaveUp: number }>`
    select queue.name, (select count(*) from jobs.job where job.name = queue.name and state = 'retry'
        and state < 'active' and not blocked and retry_count >= ${MANY_TRIES}
        and created_on < ${new Date(nowMs - HOUR_MS)}) as count,
      failed_count as gave_up
    from jobs.queue as queue order by queue.name`.execute(reader);
  return rows.flatMap(({ name, count, gaveUp }) => [
    ...causeIf(count > 0, {
      cause: `job-fails:${name}`,
      title: 'A job keeps failing',
      says: `${formatCount(count, 'job', 'jobs')} of the kind ${name} ${count === 1 ? 'has' : 'have'} been failing for more than an hour. For the reason, search the log for "job ${name} failed".`,
    }),
    ...causeIf(gaveUp > 0, {
      cause: `job-gave-up:${name}`,
      title: 'A job was abandoned',
      says: `${formatCount(gaveUp, 'job', 'jobs')} of the kind ${name} ${gaveUp === 1 ? 'was' : 'were'} abandoned after six days of retries.`,
    }),
  ]);
};

const findServices: Find = async (reader, nowMs) => {
  const rows = await reader
    .selectFrom('serviceHealth')
    .selectAll()
    .where('failingSince', 'is not', null)
    .orderBy('service')
    .execute();
  return rows.flatMap(({ service, failingSince: since, failedAt: at, failures, reason }) => {
    const failing = {
      forMs: nowMs - (since?.getTime() ?? nowMs),
      failures,
      sinceWords: formatIslandTime(since?.getTime() ?? nowMs),
    };
    const isForgotten = nowMs - (at?.getTime() ?? 0) > HOUR_MS;
    return isForgotten ? [] : buildCauses(service, failing, reason ?? '');
  });
};

type Failing = { forMs: number; failures: number; sinceWords: string };

function buildCauses(
  service: string,
  { forMs, failures, sinceWords }: Failing,
  reason: string,
): Cause[] {
  const cause = `service:${service}`;
  if (isDisk(service)) {
    const says = `The ${service} is nearly full: ${reason}. Free up space, or the shop will stop taking bookings.`;
    return [{ cause, title: 'A disk is nearly full', says }];
  }
  if (isClock(service)) {
    const says = `Reported by the ${service}: ${reason}`;
    return [{ cause, title: 'The clocks of two machines differ', says }];
  }
  if (isWebhookService(service)) {
    const isLong = forMs >= MESSAGES_REFUSED_MS && failures >= MIN_MESSAGES;
    const provider = service === services.paymentMessages ? 'STRIPE' : 'NYLAS';
    const says = `Since ${sinceWords}, ${failures} ${service} were rejected for a wrong signature, and none was accepted. Check that ${provider}_WEBHOOK_SECRET is the secret of the provider’s webhook.`;
    return causeIf(isLong, { cause, title: 'Webhooks from a provider are rejected', says });
  }
  const says = `The service for ${service} has not worked since ${sinceWords}: ${reason}.`;
  return causeIf(forMs >= SERVICE_AWAY_MS, { cause, title: 'A service is not working', says });
}

async function findMissingBackup(reader: Queryable, nowMs: number, hours: BackupAlertHours) {
  const { rows } = await sql<{ at: Date | null; began: Date }>`select
    (select max(made_at) from backups_made) as at, (select min(applied_at) from migrations) as began`.execute(
    reader,
  );
  const { at = null, began } = rows[0] ?? {};
  const says = findBackupFault(at?.getTime() ?? null, hours, nowMs, began?.getTime());
  return says === null ? [] : [{ cause: 'no-backup', title: 'Backups have stopped', says }];
}

function isWebhookService(service: string): boolean {
  return service === services.paymentMessages || service === services.calendarMessages;
}

const findUnnamedProxy: Find = async () =>
  causeIf(isBehindUnnamedProxy(), {
    cause: 'proxy:unnamed',
    title: 'A proxy is missing from the settings',
    says: 'Nearly all requests come through a proxy, but TRUST_PROXY is off: all visitors share one address and one rate limit. Set TRUST_PROXY to the number of your proxies.',
  });

const finders: readonly Find[] = [
  findUnnamedProxy,
  findDoctorsFindings,
  findFailedRefunds,
  findNearDisputes,
  findMails,
  findJobs,
  findServices,
];

/** Maximum number of causes per kind; the portal lists all. */
const MAX = 100;

function causeIf(isSo: boolean, cause: Cause): Cause[] {
  return isSo ? [cause] : [];
}

function formatCount(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

function formatIslandTime(ms: number): string {
  const { day, time } = toIslandNow(ms);
  return `${formatFullDay(day)}, ${formatTime(time)} on the island`;
}
