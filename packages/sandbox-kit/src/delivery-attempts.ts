import { endDelivery, postponeDelivery } from './delivery-claims.ts';
import type { Delivery, DeliveryChaos, Outbox } from './outbox.ts';

const answerWithinMs = 10_000;

export type Target = { url: string; secret: string };

/** Makes one attempt, after which the delivery is finished or due again later. */
export async function attemptDelivery(
  outbox: Outbox,
  delivery: Delivery,
  target: Target | null,
  chaos: DeliveryChaos,
): Promise<void> {
  if (!target || chaos.drop) return endDelivery(outbox, delivery, 'dropped');
  const isLost = delivery.attempts <= (chaos.failFirst ?? 0);
  if (!isLost && (await sendTimes(1 + chaos.duplicate, outbox, delivery, target))) {
    return endDelivery(outbox, delivery, 'delivered');
  }
  const waitMs = outbox.waitMsAfter(delivery);
  if (waitMs !== null) return postponeDelivery(outbox, delivery, waitMs);
  outbox.log(`gave up delivering ${delivery.id} after ${delivery.attempts} attempts`);
  return endDelivery(outbox, delivery, 'abandoned');
}

async function sendTimes(
  times: number,
  outbox: Outbox,
  delivery: Delivery,
  target: Target,
): Promise<boolean> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => send(outbox, delivery, target)),
  );
  return answers.every(Boolean);
}

/** Returns whether the response was 2xx. */
async function send(outbox: Outbox, delivery: Delivery, target: Target): Promise<boolean> {
  const { id, attempts } = delivery;
  const { body, headers } = outbox.write(delivery, target.secret);
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) outbox.log(`${id} was answered ${answer.status}, attempt ${attempts}`);
    return answer.ok;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    outbox.log(`${id} was not delivered, attempt ${attempts}: ${reason}`);
    return false;
  }
}
