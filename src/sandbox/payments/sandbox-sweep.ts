import type { Deliveries } from 'sandbox-kit/deliveries';
import { expireOneOverdue } from './checkout-sessions.ts';
import { payOutDaily, payoutDay } from './daily-payouts.ts';
import { forgetOldAnswers } from './idempotent-answers.ts';
import { inTransaction, type PaymentDesk } from './payment-store.ts';
import { followUpOne } from './sandbox-follow-ups.ts';

const sweepEveryMs = 1000;
const tidyEveryMs = 10 * 60 * 1000;

/** About every second: sessions that are past their end expire, what follows by itself from other acts does, and deliveries that are due again go out. */
export function startSweep(
  desk: PaymentDesk,
  deliveries: Deliveries,
  payouts: 'daily' | 'manual',
): { stop: () => Promise<void> } {
  let stopped = false;
  let sweeping = Promise.resolve();
  const daily = payouts === 'daily' ? onceADay(desk) : async () => {};
  const tidy = nowAndThen(desk);

  async function sweepOnce(): Promise<void> {
    for (const [state, act] of [
      ['open', expireOneOverdue],
      ['due', followUpOne],
    ] as const) {
      while (!stopped && (await anyDue(desk, state)) && (await inTransaction(desk, act)));
    }
    await daily();
    await tidy();
    deliveries.wake();
  }

  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    sweeping = sweepOnce()
      .catch((error: unknown) =>
        desk.log(`payment sandbox: the sweep stopped short: ${String(error)}`),
      )
      .finally(() => {
        busy = false;
      });
  }, sweepEveryMs);
  timer.unref();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return sweeping;
    },
  };
}

function onceADay(desk: PaymentDesk): () => Promise<void> {
  let paidOut = '';
  return async () => {
    const today = payoutDay(desk.now());
    if (today === paidOut) return;
    await inTransaction(desk, payOutDaily);
    paidOut = today;
  };
}

function nowAndThen(desk: PaymentDesk): () => Promise<void> {
  let tidied = desk.now();
  return async () => {
    if (desk.now() - tidied <= tidyEveryMs) return;
    tidied = desk.now();
    await inTransaction(desk, forgetOldAnswers);
  };
}

async function anyDue(desk: PaymentDesk, state: 'open' | 'due'): Promise<boolean> {
  // Each state has its own index, so the state is no parameter.
  const { rows } = await desk.pool.query<{ due: boolean }>(
    `select exists (select from sandbox_payments.object where state = '${state}' and due_ms <= $1) as due`,
    [desk.now()],
  );
  return rows[0]?.due === true;
}
