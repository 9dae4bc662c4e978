import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEvents } from '../../support/providers/calendar-files.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { createMailServer, type MailServer } from '../../support/providers/mail-server.ts';

let server: MailServer;
let world: PayingWorld;

beforeAll(async () => {
  server = await createMailServer();
  world = await createPayingWorld({
    SMTP_URL: server.url,
    MAIL_FROM: 'Boat Trips <bookings@boats.example>',
  });
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const soon = { timeout: 50_000 };

test('mails are sent through the configured mail server with text, HTML and calendar file', async () => {
  const { boat, visitor, bookingId } = await payFor();
  await expect.poll(() => acceptedFor(visitor.email), soon).toHaveLength(1);
  await expect.poll(() => acceptedFor(boat.operator), soon).toHaveLength(1);
  const [mail] = acceptedFor(visitor.email);
  expect(mail?.from).toBe('bookings@boats.example');
  expect(mail?.email.from).toMatchObject({ name: 'Boat Trips', address: 'bookings@boats.example' });
  expect(mail?.email.subject).toMatch(/^Booking confirmed: Sea Grape/);
  expect(mail?.email.text).toContain('$191.00');
  expect(mail?.email.html).toMatch(/\/trips\/[\w-]{27}"/);
  // Replies quote the message id, and would expose the booking's id to other people.
  expect(mail?.email.messageId).toMatch(/^<[\da-f]{64}@/);
  expect(mail?.email.messageId).not.toContain(bookingId);
  expect(mail?.email.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  const [file] = mail?.email.attachments ?? [];
  expect(file?.mimeType).toBe('text/calendar');
  expect(parseEvents(textOf(file?.content))).toHaveLength(1);
});

test('the sandbox inbox returns 404 if a mail server is configured', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const answer = await fetch(`${world.baseUrl}/sandbox/mail`, { headers: { accept } });
    expect(answer.status).toBe(404);
  }
});

test('mails are retried after a temporary rejection and delivered exactly once', async () => {
  Object.assign(server.refuse, { times: 2, code: 451, refused: 0 });
  const { boat, visitor } = await payFor();
  await expect.poll(() => acceptedFor(visitor.email), soon).toHaveLength(1);
  await expect.poll(() => acceptedFor(boat.operator), soon).toHaveLength(1);
  expect(server.refuse.refused).toBe(2);
  // The mail server has the mail a moment before the product records it.
  await expect.poll(() => unsent(), soon).toBe(0);
});

test('bookings work while the mail server is down, and their mails are sent once it is back', async () => {
  await server.close();
  const { boat, visitor } = await payFor();
  await expect.poll(() => failedSends(), soon).toBeGreaterThanOrEqual(2);
  expect(await unsent()).toBe(2);
  server = await createMailServer(server.port);
  await expect.poll(() => acceptedFor(visitor.email), soon).toHaveLength(1);
  await expect.poll(() => acceptedFor(boat.operator), soon).toHaveLength(1);
  await expect.poll(() => unsent(), soon).toBe(0);
});

test('a mail to an unknown recipient is attempted only once, and its failure is recorded', async () => {
  server.unknown.add('nobody@example.com');
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  visitor.email = 'nobody@example.com';
  const { session } = await visitor.hold(boat);
  await world.provider.pay(session);
  const refused = async () =>
    (
      await world.database.query<{ attempts: number; failed: boolean; last_error: string }>(
        `select attempts, failed_at is not null as failed, last_error from mails
         join bookings on bookings.id::text = subject_id
         where customer_email = 'nobody@example.com' and recipient = 'visitor'`,
      )
    ).rows;
  await expect
    .poll(refused, soon)
    .toEqual([{ attempts: 1, failed: true, last_error: expect.stringContaining('550') }]);
  const jobs = `select count(*)::int as count from jobs.job
    where name = 'send-mail' and state in ('created', 'retry', 'active')`;
  await expect.poll(() => count(jobs), soon).toBe(0);
  await expect.poll(() => acceptedFor(boat.operator), soon).toHaveLength(1);
});

async function payFor() {
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('paid');
  return { boat, visitor, bookingId };
}

function acceptedFor(address: string) {
  return server.accepted.filter(({ to }) => to.includes(address));
}

function unsent(): Promise<number> {
  return count('select count(*)::int as count from mails where sent_at is null');
}

function failedSends(): Promise<number> {
  return count(
    'select count(*)::int as count from mails where sent_at is null and last_error is not null',
  );
}

async function count(sql: string): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : '';
}
