import type { Deliveries } from 'sandbox-kit/deliveries';
import { expireOneOverdue } from './sessions/checkout-sessions.ts';
import { payOutDaily, payoutDay } from './balance/daily-payouts.ts';
import { forgetOldAnswers } from './requests/idempotent-answers.ts';
import { inTransaction, type SandboxContext } from './payments/payment-store.ts';
import { followUpOne } from './sandbox-follow-ups.ts';

const sweepEveryMs = 1000;
const tidyEveryMs = 10 * 60 * 1000;

/** Every second: expires overdue sessions, runs due follow-ups, and sends due deliveries. */
export function startSweep(
  context: SandboxContext,
  deliveries: Deliveries,
  payouts: 'daily' | 'manual',
): { stop: () => Promise<void> } {
  let stopped = false;
  let sweeping = Promise.resolve();
  const daily = payouts === 'daily' ? onceADay(context) : async () => {};
  const tidy = nowAndThen(context);

  async function sweepOnce(): Promise<void> {
    for (const [state, act] of [
      ['open', expireOneOverdue],
      ['due', followUpOne],
    ] as const) {
      while (!stopped && (await anyDue(context, state)) && (await inTransaction(context, act)));
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
        context.log(`stripe-sandbox: the sweep stopped short: ${String(error)}`),
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

function onceADay(context: SandboxContext): () => Promise<void> {
  let paidOut = '';
  return async () => {
    const today = payoutDay(context.now());
    if (today === paidOut) return;
    await inTransaction(context, payOutDaily);
    paidOut = today;
  };
}

function nowAndThen(context: SandboxContext): () => Promise<void> {
  let tidied = context.now();
  return async () => {
    if (context.now() - tidied <= tidyEveryMs) return;
    tidied = context.now();
    await inTransaction(context, forgetOldAnswers);
  };
}

async function anyDue(context: SandboxContext, state: 'open' | 'due'): Promise<boolean> {
  // Inlines the state, because each state has its own partial index.
  const { rows } = await context.pool.query<{ due: boolean }>(
    `select exists (select from sandbox_payments.object where state = '${state}' and due_ms <= $1) as due`,
    [context.now()],
  );
  return rows[0]?.due === true;
}
