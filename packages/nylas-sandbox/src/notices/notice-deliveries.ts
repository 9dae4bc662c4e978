import { createHmac } from 'node:crypto';
import { createDeliveries, type Deliveries } from 'sandbox-kit/deliveries';
import type { Delivery, SignedMessage, Outbox } from 'sandbox-kit/outbox';
import { calendarChaos } from '../calendars/calendar-chaos.ts';
import type { SandboxContext } from '../calendars/calendar-store.ts';

const second = 1000;
/** Nylas makes three attempts, the third after minutes; shortened here. */
const backOffMs = [second, 15 * second];

/** Sends notices to the application and to registered webhooks. */
export function createNoticeDeliveries(
  context: SandboxContext,
  applicationSecret: string,
): Deliveries {
  const outbox: Outbox = {
    pool: context.pool,
    now: context.now,
    log: (line) => context.log(`nylas-sandbox: ${line}`),
    readChaos: () => calendarChaos.read(context.pool),
    table: 'sandbox_calendars.notice',
    recipientColumn: 'destination',
    selectClaimed,
    waitMsAfter: ({ attempts }) => backOffMs[attempts - 1] ?? null,
    write: writeNotice,
  };
  return createDeliveries(outbox, applicationSecret);
}

const selectClaimed = `
  select claimed.seq::text, claimed.made_ms::text, claimed.leased_until_ms::text, claimed.attempts,
    claimed.destination as recipient, claimed.body->>'id' as id, claimed.body,
    webhook.body->>'webhook_url' as url, webhook.secret
  from claimed left join sandbox_calendars.webhook on webhook.id = claimed.destination`;

function writeNotice(delivery: Delivery, secret: string): SignedMessage {
  const body = JSON.stringify({ ...delivery.body, webhook_delivery_attempt: delivery.attempts });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'user-agent': 'Nylas-Sandbox', 'x-nylas-signature': signature } };
}
