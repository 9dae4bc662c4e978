import { createHmac } from 'node:crypto';
import { createDeliveries, type Deliveries } from 'sandbox-kit/deliveries';
import type { Delivery, SignedMessage, Outbox } from 'sandbox-kit/outbox';
import { paymentChaos } from '../payments/payment-chaos.ts';
import type { SandboxContext } from '../payments/payment-store.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Back-off after the n-th failed attempt; the last value repeats. */
const backOffMs = [
  second,
  2 * second,
  5 * second,
  15 * second,
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
];
const giveUpAfterMs = 24 * hour;

/** Sends payment events to the application and to registered endpoints. */
export function createWebhookDeliveries(
  context: SandboxContext,
  applicationSecret: string,
): Deliveries {
  const outbox: Outbox = {
    pool: context.pool,
    now: context.now,
    log: (line) => context.log(`stripe-sandbox: ${line}`),
    readChaos: () => paymentChaos.read(context.pool),
    table: 'sandbox_payments.delivery',
    recipientColumn: 'endpoint',
    selectClaimed,
    waitMsAfter: (delivery) => waitMsAfter(delivery, context.now()),
    write: (delivery, secret) => writeEvent(delivery, secret, context.now()),
  };
  return createDeliveries(outbox, applicationSecret);
}

const selectClaimed = `
  select claimed.seq::text, claimed.made_ms::text, claimed.leased_until_ms::text, claimed.attempts,
    claimed.endpoint as recipient, event.id, event.body,
    webhook.body->>'url' as url, webhook.hidden->>'secret' as secret
  from claimed join sandbox_payments.object event on event.id = claimed.event_id
  left join sandbox_payments.object webhook on webhook.id = claimed.endpoint`;

function waitMsAfter({ attempts, made_ms: madeMs }: Delivery, nowMs: number): number | null {
  if (nowMs - Number(madeMs) > giveUpAfterMs) return null;
  return backOffMs[Math.min(attempts, backOffMs.length) - 1] ?? hour;
}

function writeEvent(delivery: Delivery, secret: string, nowMs: number): SignedMessage {
  const body = JSON.stringify(delivery.body, null, 2);
  const seconds = Math.floor(nowMs / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': `t=${seconds},v1=${hash}`,
    },
  };
}
