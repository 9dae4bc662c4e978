import { createHmac } from 'node:crypto';
import { readChaos, type Chaos } from './delivery-chaos.ts';
import type { PaymentDesk } from './payment-store.ts';
import { productEndpoint } from './stripe-events.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After the n-th failed attempt the next one waits this long; the last one again and again. */
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
const answerWithinMs = 10 * second;
/** A claimed delivery is nobody else's for this long: longer than an attempt can take. */
const leaseMs = 20 * second;
const batchSize = 20;

type Claimed = {
  seq: string;
  event_id: string;
  endpoint: string;
  attempts: number;
  made_ms: string;
  event: object;
  url: string | null;
  secret: string | null;
};

type Target = { url: string; secret: string };

export type Deliveries = {
  /** Delivers what is due, now. Calling it while it works makes it look once more. */
  wake: () => void;
  deliverTo: (url: string) => void;
  /** Resolves when nothing is on its way any more. */
  stop: () => Promise<void>;
};

export function openDeliveries(desk: PaymentDesk, productSecret: string): Deliveries {
  let productUrl: string | null = null;
  let stopped = false;
  let again = false;
  let round: Promise<void> | null = null;

  async function deliverRounds(): Promise<void> {
    do {
      again = false;
      const product = productUrl === null ? null : { url: productUrl, secret: productSecret };
      const sent = await deliverBatch(desk, product);
      if (sent > 0) again = true;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || round) return;
    round = deliverRounds()
      .catch((error: unknown) =>
        desk.log(`payment sandbox: deliveries stopped short: ${String(error)}`),
      )
      .finally(() => {
        round = null;
      });
  }

  return {
    wake,
    deliverTo(url) {
      productUrl = url;
      wake();
    },
    async stop() {
      stopped = true;
      await round;
    },
  };
}

async function deliverBatch(desk: PaymentDesk, product: Target | null): Promise<number> {
  const chaos = await readChaos(desk.pool);
  const leasedUntil = desk.now() + leaseMs;
  const claimed = await claimDue(desk, product !== null, chaos, leasedUntil);
  const attempt = (each: Claimed) =>
    deliver(desk, each, targetOf(each, product), chaos, leasedUntil);
  if (chaos.reorder) {
    for (const each of claimed) await attempt(each);
  } else {
    await Promise.all(claimed.map(attempt));
  }
  return claimed.length;
}

/** Claims under a lease, so that one process at a time delivers, and another takes over when that one dies. */
async function claimDue(
  desk: PaymentDesk,
  withProduct: boolean,
  chaos: Chaos,
  leasedUntil: number,
): Promise<Claimed[]> {
  const { rows } = await desk.pool.query<Claimed>(
    `with due as (
       select seq from sandbox_payments.delivery
       where state = 'waiting' and (leased_until_ms is null or leased_until_ms <= $1) and ($3 or endpoint <> $4)
         and (due_ms <= $1 or ($5 and attempts = 0 and exists (
           select from sandbox_payments.delivery where state = 'waiting' and due_ms <= $1)))
       order by case when $5 then -seq else seq end limit $6 for update skip locked
     ), claimed as (
       update sandbox_payments.delivery d set leased_until_ms = $2, attempts = attempts + 1
       from due where d.seq = due.seq returning d.*
     )
     select c.seq::text, c.event_id, c.endpoint, c.attempts, c.made_ms::text, e.body as event,
            w.body->>'url' as url, w.hidden->>'secret' as secret
     from claimed c join sandbox_payments.object e on e.id = c.event_id
     left join sandbox_payments.object w on w.id = c.endpoint
     order by case when $5 then -c.seq else c.seq end`,
    [desk.now(), leasedUntil, withProduct, productEndpoint, chaos.reorder, batchSize],
  );
  return rows;
}

function targetOf(claimed: Claimed, product: Target | null): Target | null {
  if (claimed.endpoint === productEndpoint) return product;
  return claimed.url !== null && claimed.secret !== null
    ? { url: claimed.url, secret: claimed.secret }
    : null;
}

async function deliver(
  desk: PaymentDesk,
  claimed: Claimed,
  target: Target | null,
  chaos: Chaos,
  leasedUntil: number,
): Promise<void> {
  if (!target || chaos.drop) return finish(desk, claimed, 'dropped', leasedUntil);
  if (
    claimed.attempts > chaos.failFirst &&
    (await sendAll(desk, claimed, target, 1 + chaos.duplicate))
  ) {
    return finish(desk, claimed, 'delivered', leasedUntil);
  }
  if (desk.now() - Number(claimed.made_ms) > giveUpAfterMs) {
    desk.log(
      `payment sandbox: gave up delivering ${claimed.event_id} after ${claimed.attempts} attempts`,
    );
    return finish(desk, claimed, 'abandoned', leasedUntil);
  }
  const wait = backOffMs[Math.min(claimed.attempts, backOffMs.length) - 1] ?? hour;
  await desk.pool.query(
    `update sandbox_payments.delivery set due_ms = $3, leased_until_ms = null where seq = $1 and leased_until_ms = $2`,
    [claimed.seq, leasedUntil, desk.now() + wait],
  );
}

async function finish(
  desk: PaymentDesk,
  claimed: Claimed,
  state: 'abandoned' | 'delivered' | 'dropped',
  leasedUntil: number,
): Promise<void> {
  await desk.pool.query(
    `update sandbox_payments.delivery set state = $3, leased_until_ms = null where seq = $1 and leased_until_ms = $2`,
    [claimed.seq, leasedUntil, state],
  );
}

async function sendAll(
  desk: PaymentDesk,
  claimed: Claimed,
  target: Target,
  times: number,
): Promise<boolean> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => send(desk, claimed, target)),
  );
  return answers.every(Boolean);
}

async function send(desk: PaymentDesk, claimed: Claimed, target: Target): Promise<boolean> {
  const body = JSON.stringify(claimed.event, null, 2);
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, target.secret, Math.floor(desk.now() / 1000)),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok)
      desk.log(
        `payment sandbox: ${claimed.event_id} was answered ${answer.status}, attempt ${claimed.attempts}`,
      );
    return answer.ok;
  } catch (error) {
    desk.log(
      `payment sandbox: ${claimed.event_id} was not delivered, attempt ${claimed.attempts}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

/** The `Stripe-Signature` of a body. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}
