import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { createMailServer, type MailServer } from '../../support/providers/mail-server.ts';

const OWNER = 'owner@boats.test';
let server: MailServer;
let world: PayingWorld;

beforeAll(async () => {
  server = await createMailServer();
  world = await createPayingWorld({
    SMTP_URL: server.url,
    MAIL_FROM: 'bookings@boats.test',
    ALERT_EMAIL: OWNER,
  });
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const slowDelivery = { timeout: 30_000 };
/** Resolves the problem. */
type Resolve = () => Promise<unknown>;

const query = (sql: string, values: unknown[] = []) => world.database.query(sql, values);
const runChecks = () => runJobs(world, 'check-alerts', [{}]);

test.each<[string, () => Promise<Resolve>, title: string, text: RegExp]>([
  [
    ...(['a proxy that the settings do not name', requestsComeThroughAProxy] as const),
    ...(['A proxy is missing from the settings', /Set TRUST_PROXY to the number/] as const),
  ],
  ['a refund that failed', refundFails, 'A refund failed', /\$5\.00 could not be refunded/],
  [
    ...(['a dispute whose deadline is near', disputeIsNear] as const),
    ...(['A dispute is about to be lost', /Evidence for \$191\.00 of booking \S+ is due/] as const),
  ],
  [
    ...(['a permanently rejected mail', () => insertMail('failed_at')] as const),
    ...(['Mails cannot be delivered', /1 mail was permanently rejected/] as const),
  ],
  [
    ...(['a mail that has waited for 40 minutes', () => insertMail('claimed_at')] as const),
    ...(['Mails are not sent', /1 mail has been waiting since .* Check SMTP_URL/] as const),
  ],
  [
    ...(['a job that keeps failing', jobFails] as const),
    ...(['A job keeps failing', /1 job of the kind export-booking has been failing/] as const),
  ],
  [
    'a job that ran out of retries',
    jobRunsOutOfRetries,
    'A job was abandoned',
    /1 job of the kind send-refund/,
  ],
  [
    ...([
      'rejected webhooks from the payment provider',
      () => serviceFails('payment messages', 40),
    ] as const),
    ...(['Webhooks from a provider are rejected', /STRIPE_WEBHOOK_SECRET/] as const),
  ],
  [
    ...([
      'rejected webhooks from the calendar service',
      () => serviceFails('calendar messages', 40),
    ] as const),
    ...(['Webhooks from a provider are rejected', /NYLAS_WEBHOOK_SECRET/] as const),
  ],
  [
    ...(['a disk that is nearly full', () => serviceFails('disk of harbour-1', 1)] as const),
    ...([
      'A disk is nearly full',
      /The disk of harbour-1 is nearly full: 4% of it is free/,
    ] as const),
  ],
  [
    ...(['clocks that differ', () => serviceFails('clock of harbour-1', 1)] as const),
    ...(['The clocks of two machines differ', /Reported by the clock of harbour-1: /] as const),
  ],
  [
    ...(['a service that has failed for 20 minutes', () => serviceFails('photos', 20)] as const),
    ...(['A service is not working', /The service for photos has not worked since/] as const),
  ],
  [
    ...(['a backup that is missing', backupIsOld] as const),
    ...([
      'Backups have stopped',
      /The last good backup was made on .* more than 26 hours/,
    ] as const),
  ],
  [
    ...(['a finding of the doctor', doctorFinds] as const),
    ...(['The doctor found a problem', /its departure counts 3/] as const),
  ],
])(
  'the owner gets one mail about %s and another once the problem is resolved',
  async (_, cause, title, text) => {
    const resolve = await cause();
    await runChecks();
    await expect.poll(subjects, slowDelivery).toEqual([`${title}: SXM Boat Trips`]);
    expect(server.accepted.find(isToOwner)?.email.text).toMatch(text);
    for (let run = 0; run < 3; run += 1) await runChecks();
    await resolve();
    await runChecks();
    await runChecks();
    await expect
      .poll(subjects, slowDelivery)
      .toEqual([`${title}: SXM Boat Trips`, `Resolved: ${title}`]);
    await runChecks();
    expect(await countUnsentAlerts()).toBe(0);
    expect(subjects()).toHaveLength(2);
    server.accepted.length = 0;
  },
);

const isToOwner = ({ to }: MailServer['accepted'][number]) => to.includes(OWNER);

function subjects() {
  return server.accepted.filter(isToOwner).map(({ email }) => email.subject);
}

async function countUnsentAlerts(): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    "select count(*)::int as count from mails where kind like 'alert%' and sent_at is null",
  );
  return rows[0]?.count ?? 0;
}

async function createPaidBooking(): Promise<string> {
  const { bookingId, session } = await newVisitor(world).hold(await addBoat(world));
  await world.provider.pay(session);
  await waitForJobs(world);
  return bookingId;
}

/** Must be the first case: the alert fires if nearly all requests since the start carry the header. */
async function requestsComeThroughAProxy(): Promise<Resolve> {
  await sendRequests(2000, { 'x-forwarded-for': '203.0.113.7' });
  return () => sendRequests(400, {});
}

async function sendRequests(count: number, headers: Record<string, string>): Promise<void> {
  const batchSize = 20;
  for (let sent = 0; sent < count; sent += batchSize) {
    const answers = await Promise.all(
      Array.from({ length: batchSize }, () =>
        fetch(`${world.baseUrl}/manifest.webmanifest`, { headers }),
      ),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
}

async function refundFails(): Promise<Resolve> {
  const id = randomUUID();
  await query(
    `insert into booking_refunds (id, booking_id, session_id, cents, reason, state, failure, decided_at, checked_at)
     select $1, $2, id, 500, 'goodwill', 'failed', 'expired card', now() - interval '1 hour', now() - interval '1 hour'
     from payment_sessions where booking_id = $2`,
    [id, await createPaidBooking()],
  );
  return () => query('delete from booking_refunds where id = $1', [id]);
}

async function disputeIsNear(): Promise<Resolve> {
  await query(
    `insert into disputes (id, payment_intent, session_id, booking_id, cents, reason, status, due_by, opened_at)
     select 'dp_near', payment_intent, id, booking_id, 19100, 'fraudulent', 'needs_response', now() + interval '2 days', now() - interval '5 days'
     from payment_sessions where booking_id = $1`,
    [await createPaidBooking()],
  );
  return () => query("delete from disputes where id = 'dp_near'");
}

/** Inserts a mail that was queued 40 minutes ago and has no job. */
async function insertMail(timeColumn: 'failed_at' | 'claimed_at'): Promise<Resolve> {
  await query(
    `insert into mails (key, kind, recipient, subject_id, queued_at, ${timeColumn})
     values ('gone', 'confirmation', 'visitor', 'nobody', now() - interval '40 minutes', now())`,
  );
  return () => query("delete from mails where key = 'gone'");
}

async function jobFails(): Promise<Resolve> {
  const id = randomUUID();
  await query(
    `insert into jobs.job (id, name, state, retry_count, created_on, start_after)
     values ($1, 'export-booking', 'retry', 20, now() - interval '2 hours', now() + interval '1 hour')`,
    [id],
  );
  return () => query('delete from jobs.job where id = $1', [id]);
}

async function jobRunsOutOfRetries(): Promise<Resolve> {
  const setFailedCount = (count: number) =>
    query(
      `update jobs.queue set failed_count = $1, monitor_claim_on = now() + interval '1 day' where name = 'send-refund'`,
      [count],
    );
  await setFailedCount(1);
  return () => setFailedCount(0);
}

async function serviceFails(service: string, minutes: number): Promise<Resolve> {
  await query(
    `insert into service_health (service, failed_at, failing_since, failures, reason)
     values ($1, now(), now() - make_interval(mins => $2), 9, '4% of it is free')
     on conflict (service) do update set failed_at = excluded.failed_at,
       failing_since = excluded.failing_since, failures = 9, reason = excluded.reason`,
    [service, minutes],
  );
  return () => query('delete from service_health where service = $1', [service]);
}

async function backupIsOld(): Promise<Resolve> {
  const recordBackup = (hoursAgo: number) =>
    query(
      `insert into backups_made (made_at, by) values (now() - make_interval(hours => $1), 'copy')`,
      [hoursAgo],
    );
  await recordBackup(27);
  return () => recordBackup(1);
}

async function doctorFinds(): Promise<Resolve> {
  const { id } = await addBoat(world);
  await query(
    `insert into departures (boat_id, day, time, seats_taken, capacity, trip_minutes, turnaround_minutes)
     select id, current_date + 40, '09:00', 3, capacity, 180, 30 from boats where id = $1`,
    [id],
  );
  await runJobs(world, 'run-consistency-checks', [{}]);
  return async () => {
    await query('update departures set seats_taken = 0 where boat_id = $1', [id]);
    await runJobs(world, 'run-consistency-checks', [{}]);
  };
}
