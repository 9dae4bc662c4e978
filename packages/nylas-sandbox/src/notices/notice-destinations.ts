import * as z from 'zod/mini';
import { noticeTypes } from './calendar-notices.ts';
import {
  inTransaction,
  toSeconds,
  type SandboxContext,
  type Work,
} from '../calendars/calendar-store.ts';
import type { NylasCall } from '../nylas-calls.ts';
import { newSecret, newUuid } from '../nylas-ids.ts';
import { invalidRequest, notFound } from '../nylas-problems.ts';

type Destination = {
  id: string;
  description: string;
  trigger_types: string[];
  webhook_url: string;
  status: 'active';
  notification_email_addresses: string[];
  status_updated_at: number;
  created_at: number;
  updated_at: number;
};

const handshakeWithinMs = 10_000;

const shortText = z.string().check(z.maxLength(1024));
const fields = {
  description: z.optional(shortText),
  notification_email_addresses: z.optional(z.array(shortText).check(z.maxLength(20))),
};
const triggers = z.array(z.enum(noticeTypes)).check(z.minLength(1));
const address = shortText.check(z.regex(/^https?:\/\//i));
const NewDestination = z.object({ ...fields, trigger_types: triggers, webhook_url: address });
const DestinationChange = z.object({
  ...fields,
  trigger_types: z.optional(triggers),
  webhook_url: z.optional(address),
});

/** POST /v3/webhooks: registers only a URL that returns the challenge. */
export async function postDestination(context: SandboxContext, call: NylasCall): Promise<object> {
  const asked = call.body(NewDestination);
  await shakeHands(context, asked.webhook_url);
  return inTransaction(context, async (work) => {
    const now = toSeconds(work);
    const secret = newSecret(context.randomBytes);
    const destination: Destination = {
      id: newUuid(context.randomBytes),
      description: asked.description ?? '',
      trigger_types: asked.trigger_types,
      webhook_url: asked.webhook_url,
      status: 'active',
      notification_email_addresses: asked.notification_email_addresses ?? [],
      status_updated_at: now,
      created_at: now,
      updated_at: now,
    };
    await work.db.query(
      'insert into sandbox_calendars.webhook (id, secret, body) values ($1, $2, $3)',
      [destination.id, secret, JSON.stringify(destination)],
    );
    return { data: { ...destination, webhook_secret: secret } };
  });
}

async function shakeHands(context: SandboxContext, webhookUrl: string): Promise<void> {
  refuseFarAway(context, webhookUrl);
  const challenge = newSecret(context.randomBytes, 16);
  const url = new URL(webhookUrl);
  url.searchParams.set('challenge', challenge);
  let responseText = '';
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(handshakeWithinMs),
    });
    responseText = answer.status === 200 ? await answer.text() : `status ${answer.status}`;
  } catch (error) {
    responseText = error instanceof Error ? error.message : String(error);
  }
  if (responseText !== challenge)
    throw invalidRequest('webhook_url did not answer the challenge with the challenge alone.');
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Rejects remote hosts: the key is public, so the sandbox must not be an SSRF proxy. */
function refuseFarAway(context: SandboxContext, webhookUrl: string): void {
  const hostname = URL.canParse(webhookUrl) ? new URL(webhookUrl).hostname : '';
  if (!loopback.has(hostname) && hostname !== new URL(context.publicUrl).hostname)
    throw invalidRequest('webhook_url: the calendar sandbox delivers to this machine only.');
}

/** GET /v3/webhooks */
export async function getDestinations(work: Work): Promise<object> {
  const { rows } = await work.db.query<{ body: Destination }>(
    'select body from sandbox_calendars.webhook order by seq',
  );
  return { data: rows.map((row) => row.body) };
}

/** GET /v3/webhooks/:webhook */
export async function getDestination(work: Work, call: NylasCall): Promise<object> {
  return { data: await readDestination(work, call.param('webhook')) };
}

async function readDestination(work: Work, id: string): Promise<Destination> {
  const { rows } = await work.db.query<{ body: Destination }>(
    'select body from sandbox_calendars.webhook where id = $1',
    [id],
  );
  if (!rows[0]) throw notFound('Webhook');
  return rows[0].body;
}

/** PUT /v3/webhooks/:webhook */
export async function putDestination(context: SandboxContext, call: NylasCall): Promise<object> {
  const asked = call.body(DestinationChange);
  if (asked.webhook_url !== undefined) await shakeHands(context, asked.webhook_url);
  const change = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  );
  return inTransaction(context, async (work) => {
    const before = await readDestination(work, call.param('webhook'));
    const destination = { ...before, ...change, updated_at: toSeconds(work) };
    await work.db.query('update sandbox_calendars.webhook set body = $2 where id = $1', [
      before.id,
      JSON.stringify(destination),
    ]);
    return { data: destination };
  });
}

/** DELETE /v3/webhooks/:webhook */
export async function removeDestination(work: Work, call: NylasCall): Promise<object> {
  const { id } = await readDestination(work, call.param('webhook'));
  await work.db.query('delete from sandbox_calendars.webhook where id = $1', [id]);
  return { data: { status: 'success' } };
}

/** POST /v3/webhooks/rotate-secret/:webhook */
export async function rotateSecret(work: Work, call: NylasCall): Promise<object> {
  const destination = await readDestination(work, call.param('webhook'));
  const secret = newSecret(work.context.randomBytes);
  await work.db.query('update sandbox_calendars.webhook set secret = $2 where id = $1', [
    destination.id,
    secret,
  ]);
  return { data: { ...destination, webhook_secret: secret } };
}
