import { attemptDelivery, type Target } from './delivery-attempts.ts';
import { claimDue } from './delivery-claims.ts';
import { applicationRecipient, type Delivery, type Outbox } from './outbox.ts';

export type Deliveries = {
  /** Delivers due messages now. During a round, schedules another round. */
  wake: () => void;
  deliverTo: (url: string) => void;
  /** Resolves when no delivery is in flight. */
  stop: () => Promise<void>;
};

/** Delivers the messages of a sandbox's outbox, in rounds until no message is due. */
export function createDeliveries(outbox: Outbox, applicationSecret: string): Deliveries {
  let application: Target | null = null;
  let stopped = false;
  let again = false;
  let round: Promise<void> | null = null;

  async function deliverRounds(): Promise<void> {
    do {
      again = false;
      if ((await deliverBatch(outbox, application)) > 0) again = true;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || round) return;
    round = deliverRounds()
      .catch((error: unknown) => outbox.log(`deliveries stopped short: ${String(error)}`))
      .finally(() => {
        round = null;
      });
  }

  return {
    wake,
    deliverTo(url) {
      application = { url, secret: applicationSecret };
      wake();
    },
    async stop() {
      stopped = true;
      await round;
    },
  };
}

async function deliverBatch(outbox: Outbox, application: Target | null): Promise<number> {
  const chaos = await outbox.readChaos();
  const claimed = await claimDue(outbox, {
    withApplication: application !== null,
    newestFirst: chaos.reorder,
  });
  const attempt = (each: Delivery) =>
    attemptDelivery(outbox, each, chooseTarget(each, application), chaos);
  if (chaos.reorder) {
    for (const each of claimed) await attempt(each);
  } else {
    await Promise.all(claimed.map(attempt));
  }
  return claimed.length;
}

function chooseTarget(
  { recipient, url, secret }: Delivery,
  application: Target | null,
): Target | null {
  if (recipient === applicationRecipient) return application;
  return url !== null && secret !== null ? { url, secret } : null;
}
