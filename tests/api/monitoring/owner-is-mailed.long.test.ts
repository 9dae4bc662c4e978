import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { createMailServer, type MailServer } from '../../support/providers/smtp-world.ts';

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

const soon = { timeout: 30_000 };
/** Ends what needs a person. */
type Undo = () => Promise<unknown>;

const ask = (sql: string, values: unknown[] = []) => world.database.query(sql, values);
const look = () => runJobs(world, 'watch-shop', [{}]);

test.each<[string, () => Promise<Undo>, title: string, says: RegExp]>([
  [
    ...(['a proxy that the settings do not name', requestsComeThroughAProxy] as const),
    ...(['A proxy is not named in the settings', /Set TRUST_PROXY to the number/] as const),
  ],
  ['a refund that failed', refundFails, 'A refund failed', /\$5\.00 could not be given back/],
  [
    ...(['a dispute whose deadline is near', disputeIsNear] as const),
    ...(['A dispute is about to be lost', /Evidence for \$191\.00 of booking \S+ is due/] as const),
  ],
  [
    ...(['a mail that is refused for good', () => mail('failed_at')] as const),
    ...(['Mails cannot be delivered', /1 mail was refused for good/] as const),
  ],
  [
    ...(['a mail that waits for long', () => mail('claimed_at')] as const),
    ...(['Mails are not sent', /1 mail waits since .* Look at SMTP_URL/] as const),
  ],
  [
    ...(['a job that fails for an hour', jobFails] as const),
    ...(['A job fails again and again', /1 job of the kind export-booking has failed/] as const),
  ],
  ['a job that is given up', jobIsGivenUp, 'A job was given up', /1 job of the kind send-refund/],
  [
    ...(['messages of the payment provider', () => failing('payment messages', 40)] as const),
    ...(['Messages of a provider are refused', /STRIPE_WEBHOOK_SECRET/] as const),
  ],
  [
    ...(['messages of the calendar service', () => failing('calendar messages', 40)] as const),
    ...(['Messages of a provider are refused', /NYLAS_WEBHOOK_SECRET/] as const),
  ],
  [
    ...(['a disk that is nearly full', () => failing('disk of harbour-1', 1)] as const),
    ...([
      'A disk is nearly full',
      /The disk of harbour-1 is nearly full: 4% of it is free/,
    ] as const),
  ],
  [
    ...(['clocks that differ', () => failing('clock of harbour-1', 1)] as const),
    ...(['The clocks of two machines differ', /Seen by the clock of harbour-1: /] as const),
  ],
  [
    ...(['a service that is away for long', () => failing('photos', 20)] as const),
    ...(['A service does not work', /The service for photos has not worked since/] as const),
  ],
  [
    ...(['a backup that is missing', backupIsOld] as const),
    ...([
      'Backups have stopped',
      /The last good backup was made on .* more than 26 hours/,
    ] as const),
  ],
  [
    ...(['what the doctor found', doctorFinds] as const),
    ...(['The doctor found something', /its departure counts 3/] as const),
  ],
])('the owner gets one mail about %s, and one when it is over', async (_, happen, title, says) => {
  const undo = await happen();
  await look();
  await expect.poll(subjects, soon).toEqual([`${title}: SXM Boat Trips`]);
  expect(server.accepted.find(isToOwner)?.email.text).toMatch(says);
  for (let looks = 0; looks < 3; looks += 1) await look();
  await undo();
  await look();
  await look();
  await expect.poll(subjects, soon).toEqual([`${title}: SXM Boat Trips`, `Over: ${title}`]);
  await look();
  expect(await mailsOnTheirWay()).toBe(0);
  expect(subjects()).toHaveLength(2);
  server.accepted.length = 0;
});

const isToOwner = ({ to }: MailServer['accepted'][number]) => to.includes(OWNER);

function subjects() {
  return server.accepted.filter(isToOwner).map(({ email }) => email.subject);
}

async function mailsOnTheirWay(): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    "select count(*)::int as count from mails where kind like 'alert%' and sent_at is null",
  );
  return rows[0]?.count ?? 0;
}

async function paidBooking(): Promise<string> {
  const { bookingId, session } = await newVisitor(world).hold(await addBoat(world));
  await world.provider.pay(session);
  await waitForJobs(world);
  return bookingId;
}

/** Comes first: requests without the header since the start count against the proxy. */
async function requestsComeThroughAProxy(): Promise<Undo> {
  await sendRequests(2000, { 'x-forwarded-for': '203.0.113.7' });
  return () => sendRequests(400, {});
}

async function sendRequests(count: number, headers: Record<string, string>): Promise<void> {
  const atOnce = 20;
  for (let sent = 0; sent < count; sent += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () =>
        fetch(`${world.baseUrl}/manifest.webmanifest`, { headers }),
      ),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
}

async function refundFails(): Promise<Undo> {
  const id = randomUUID();
  await ask(
    `insert into booking_refunds (id, booking_id, session_id, cents, reason, state, failure, decided_at, checked_at)
     select $1, $2, id, 500, 'goodwill', 'failed', 'expired card', now() - interval '1 hour', now() - interval '1 hour'
     from payment_sessions where booking_id = $2`,
    [id, await paidBooking()],
  );
  return () => ask('delete from booking_refunds where id = $1', [id]);
}

async function disputeIsNear(): Promise<Undo> {
  await ask(
    `insert into disputes (id, payment_intent, session_id, booking_id, cents, reason, status, due_by, opened_at)
     select 'dp_near', payment_intent, id, booking_id, 19100, 'fraudulent', 'needs_response', now() + interval '2 days', now() - interval '5 days'
     from payment_sessions where booking_id = $1`,
    [await paidBooking()],
  );
  return () => ask("delete from disputes where id = 'dp_near'");
}

/** Queued 40 minutes ago; no job is at it. */
async function mail(whatBecameOfIt: 'failed_at' | 'claimed_at'): Promise<Undo> {
  await ask(
    `insert into mails (key, kind, recipient, subject_id, queued_at, ${whatBecameOfIt})
     values ('gone', 'confirmation', 'visitor', 'nobody', now() - interval '40 minutes', now())`,
  );
  return () => ask("delete from mails where key = 'gone'");
}

async function jobFails(): Promise<Undo> {
  const id = randomUUID();
  await ask(
    `insert into jobs.job (id, name, state, retry_count, created_on, start_after)
     values ($1, 'export-booking', 'retry', 20, now() - interval '2 hours', now() + interval '1 hour')`,
    [id],
  );
  return () => ask('delete from jobs.job where id = $1', [id]);
}

async function jobIsGivenUp(): Promise<Undo> {
  const givenUp = (count: number) =>
    ask(
      `update jobs.queue set failed_count = $1, monitor_claim_on = now() + interval '1 day' where name = 'send-refund'`,
      [count],
    );
  await givenUp(1);
  return () => givenUp(0);
}

async function failing(service: string, minutes: number): Promise<Undo> {
  await ask(
    `insert into service_health (service, failed_at, failing_since, failures, reason)
     values ($1, now(), now() - make_interval(mins => $2), 9, '4% of it is free')
     on conflict (service) do update set failed_at = excluded.failed_at,
       failing_since = excluded.failing_since, failures = 9, reason = excluded.reason`,
    [service, minutes],
  );
  return () => ask('delete from service_health where service = $1', [service]);
}

async function backupIsOld(): Promise<Undo> {
  const made = (hoursAgo: number) =>
    ask(
      `insert into backups_made (made_at, by) values (now() - make_interval(hours => $1), 'copy')`,
      [hoursAgo],
    );
  await made(27);
  return () => made(1);
}

async function doctorFinds(): Promise<Undo> {
  const { id } = await addBoat(world);
  await ask(
    `insert into departures (boat_id, day, time, seats_taken, capacity, trip_minutes, turnaround_minutes)
     select id, current_date + 40, '09:00', 3, capacity, 180, 30 from boats where id = $1`,
    [id],
  );
  await runJobs(world, 'visit-doctor', [{}]);
  return async () => {
    await ask('update departures set seats_taken = 0 where boat_id = $1', [id]);
    await runJobs(world, 'visit-doctor', [{}]);
  };
}
