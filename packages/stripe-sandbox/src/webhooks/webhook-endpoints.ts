import type Stripe from 'stripe';
import {
  forgetObject,
  insertObject,
  lockHeld,
  toSeconds,
  type SandboxContext,
  type Work,
} from '../payments/payment-store.ts';
import { newId, randomLetters } from '../stripe-ids.ts';
import { invalidParam, missingParam, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

export type WebhookEndpoint = Stripe.WebhookEndpoint;

export type EndpointHidden = { secret: string };

/** POST /v1/webhook_endpoints. Only this response contains the signing secret. */
export async function createEndpoint(
  work: Work,
  params: Params,
): Promise<WebhookEndpoint & EndpointHidden> {
  params.onlyKnown([
    'api_version',
    'connect',
    'description',
    'enabled_events',
    'expand',
    'metadata',
    'url',
  ]);
  const url = params.url('url');
  if (url === null) throw missingParam('url');
  refuseFarAway(work.context, url);
  const events = params.texts('enabled_events');
  if (events.length === 0) throw missingParam('enabled_events');
  const endpoint: WebhookEndpoint = {
    id: newId('webhook_endpoint'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: toSeconds(work),
    description: params.text('description'),
    enabled_events: events,
    livemode: false,
    metadata: params.metadata(),
    status: 'enabled',
    url,
  };
  const secret = `whsec_${randomLetters(32)}`;
  await insertObject(work, endpoint, { hidden: { secret } satisfies EndpointHidden });
  return { ...endpoint, secret };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Rejects remote hosts: test keys are public, so the sandbox must not be an SSRF proxy. */
function refuseFarAway(context: SandboxContext, url: string): void {
  const { hostname } = new URL(url);
  if (!loopback.has(hostname) && hostname !== new URL(context.publicUrl).hostname) {
    throw invalidParam(
      'url',
      'Invalid URL: the payment sandbox delivers to this machine only.',
      'url_invalid',
    );
  }
}

/** DELETE /v1/webhook_endpoints/:id */
export async function deleteEndpoint(
  work: Work,
  id: string,
): Promise<{ id: string; object: 'webhook_endpoint'; deleted: true }> {
  const held = await lockHeld(work, 'webhook_endpoint', id);
  if (!held) throw resourceMissing('webhook endpoint', id, 'webhook_endpoint');
  await forgetObject(work, id);
  return { id, object: 'webhook_endpoint', deleted: true };
}
