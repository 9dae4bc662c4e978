import { createHmac } from 'node:crypto';
import { readChaos, type Chaos } from './calendar-chaos.ts';
import { productDestination } from './calendar-notices.ts';
import type { CalendarDesk } from './calendar-store.ts';

const second = 1000;
/** Nylas tries three times, the last one some minutes later; here nobody should have to wait so long. */
const backOffMs = [second, 15 * second];
const answerWithinMs = 10 * second;
/** A claimed notice is nobody else's for this long: longer than an attempt can take. */
const leaseMs = 20 * second;
const batchSize = 20;

type Claimed = {
  seq: string;
  destination: string;
  attempts: number;
  body: { id: string };
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

export function openNoticeDeliveries(desk: CalendarDesk, productSecret: string): Deliveries {
  let productUrl: string | null = null;
  let stopped = false;
  let again = false;
  let round: Promise<void> | null = null;

  async function deliverRounds(): Promise<void> {
    do {
      again = false;
      const product = productUrl === null ? null : { url: productUrl, secret: productSecret };
      if ((await deliverBatch(desk, product)) > 0) again = true;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || round) return;
    round = deliverRounds()
      .catch((error: unknown) =>
        desk.log(`calendar sandbox: deliveries stopped short: ${String(error)}`),
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

async function deliverBatch(desk: CalendarDesk, product: Target | null): Promise<number> {
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
  desk: CalendarDesk,
  withProduct: boolean,
  chaos: Chaos,
  leasedUntil: number,
): Promise<Claimed[]> {
  const { rows } = await desk.pool.query<Claimed>(
    `with due as (
       select seq from sandbox_calendars.notice
       where state = 'waiting' and (leased_until_ms is null or leased_until_ms <= $1)
         and ($3 or destination <> $4)
         and (due_ms <= $1 or ($5 and attempts = 0 and exists (
           select from sandbox_calendars.notice where state = 'waiting' and due_ms <= $1)))
       order by case when $5 then -seq else seq end limit $6 for update skip locked
     ), claimed as (
       update sandbox_calendars.notice n set leased_until_ms = $2, attempts = attempts + 1
       from due where n.seq = due.seq returning n.*
     )
     select c.seq::text, c.destination, c.attempts, c.body, w.body->>'webhook_url' as url, w.secret
     from claimed c left join sandbox_calendars.webhook w on w.id = c.destination
     order by case when $5 then -c.seq else c.seq end`,
    [desk.now(), leasedUntil, withProduct, productDestination, chaos.reorder, batchSize],
  );
  return rows;
}

function targetOf({ destination, url, secret }: Claimed, product: Target | null): Target | null {
  if (destination === productDestination) return product;
  return url !== null && secret !== null ? { url, secret } : null;
}

async function deliver(
  desk: CalendarDesk,
  claimed: Claimed,
  target: Target | null,
  chaos: Chaos,
  leasedUntil: number,
): Promise<void> {
  if (!target || chaos.drop) return finish(desk, claimed, 'dropped', leasedUntil);
  const sent = await Promise.all(
    Array.from({ length: 1 + chaos.duplicate }, () => send(desk, claimed, target)),
  );
  if (sent.every(Boolean)) return finish(desk, claimed, 'delivered', leasedUntil);
  const wait = backOffMs[claimed.attempts - 1];
  if (wait === undefined) {
    desk.log(`calendar sandbox: gave up delivering ${claimed.body.id}`);
    return finish(desk, claimed, 'abandoned', leasedUntil);
  }
  await desk.pool.query(
    `update sandbox_calendars.notice set due_ms = $3, leased_until_ms = null
     where seq = $1 and leased_until_ms = $2`,
    [claimed.seq, leasedUntil, desk.now() + wait],
  );
}

async function finish(
  desk: CalendarDesk,
  { seq }: Claimed,
  state: 'abandoned' | 'delivered' | 'dropped',
  leasedUntil: number,
): Promise<void> {
  await desk.pool.query(
    `update sandbox_calendars.notice set state = $3, leased_until_ms = null
     where seq = $1 and leased_until_ms = $2`,
    [seq, leasedUntil, state],
  );
}

async function send(desk: CalendarDesk, claimed: Claimed, target: Target): Promise<boolean> {
  const body = JSON.stringify({ ...claimed.body, webhook_delivery_attempt: claimed.attempts });
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Nylas-Sandbox',
        'x-nylas-signature': signatureOf(body, target.secret),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) desk.log(`calendar sandbox: ${claimed.body.id} was answered ${answer.status}`);
    return answer.ok;
  } catch (error) {
    desk.log(
      `calendar sandbox: ${claimed.body.id} was not delivered: ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

/** The `x-nylas-signature` of a body: HMAC-SHA256, in hexadecimal. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
