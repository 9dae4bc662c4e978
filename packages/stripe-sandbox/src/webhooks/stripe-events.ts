import { applicationRecipient } from 'sandbox-kit/outbox';
import {
  insertObject,
  toSeconds,
  type StoredObject,
  type Work,
} from '../payments/payment-store.ts';
import { apiVersion, newId } from '../stripe-ids.ts';
import { paymentChaos } from '../payments/payment-chaos.ts';

export type EventType =
  | 'charge.captured'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'charge.pending'
  | 'charge.updated'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.updated'
  | 'payment_intent.processing'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'payment_method.updated'
  | 'payment_intent.amount_capturable_updated'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payout.canceled'
  | 'payout.created'
  | 'payout.failed'
  | 'payout.paid'
  | 'payout.updated'
  | 'price.created'
  | 'price.updated'
  | 'product.created'
  | 'product.deleted'
  | 'product.updated'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

/** Holds events long enough that events of neighbouring changes can be reordered. */
const reorderHoldMs = 400;

/** Writes the event and its deliveries in the transaction of its change. */
export async function recordEvent(
  work: Work,
  type: EventType,
  object: StoredObject,
  previous?: object,
): Promise<void> {
  const endpoints = [applicationRecipient, ...(await registeredFor(work, type))];
  const event = {
    id: newId('event'),
    object: 'event',
    api_version: apiVersion,
    created: toSeconds(work),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: work.request,
    type,
  };
  await insertObject(work, event, { state: type });
  work.events += 1;
  const chaos = await paymentChaos.read(work.db);
  const dueMs = work.nowMs + chaos.delayMs + (chaos.reorder ? reorderHoldMs : 0);
  await work.db.query(
    `insert into sandbox_payments.delivery (event_id, endpoint, state, made_ms, due_ms)
     select $1, endpoint, $3, $4, $5 from unnest($2::text[]) as endpoint`,
    [event.id, endpoints, chaos.drop ? 'dropped' : 'waiting', work.nowMs, dueMs],
  );
}

async function registeredFor(work: Work, type: EventType): Promise<string[]> {
  const { rows } = await work.db.query<{ id: string }>(
    `select id from sandbox_payments.object
     where kind = 'webhook_endpoint' and (body->'enabled_events' ? '*' or body->'enabled_events' ? $1)`,
    [type],
  );
  return rows.map((row) => row.id);
}
