import { buildOutcome, receiptUrl, takeFunds, type Charge } from './charges.ts';
import { lockSession, saveAsyncOutcome } from '../sessions/checkout-sessions.ts';
import { refuseIntent } from './intent-confirmation.ts';
import { openDispute } from '../refunds/sandbox-disputes.ts';
import type { PaymentMethod, PaymentMethodHidden } from './payment-methods.ts';
import type { IntentHidden, PaymentIntent } from './payment-intents.ts';
import { findHeld, lockHeld, saveObject, type Work } from './payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { getBehaviour } from '../cards/test-cards.ts';

export async function finishProcessing(work: Work, id: string): Promise<void> {
  const known = await findHeld<PaymentIntent, IntentHidden>(work, 'payment_intent', id);
  const sessionId = known?.hidden.sessionId ?? null;
  const session = sessionId === null ? null : await lockSession(work, sessionId);
  const held = await lockHeld<PaymentIntent>(work, 'payment_intent', id);
  const intent = held?.body;
  if (!intent || intent.status !== 'processing' || intent.payment_method === null) return;
  const charge = await lockHeld<Charge>(work, 'charge', intent.latest_charge ?? '');
  if (!charge) return;
  const method = await findHeld<PaymentMethod, PaymentMethodHidden>(
    work,
    'payment_method',
    intent.payment_method,
  );
  if (!method) return;
  const { afterProcessing: decline, disputes } = getBehaviour(method.hidden.card.name);
  if (decline) {
    const failed: Charge = {
      ...charge.body,
      failure_code: decline.code,
      failure_message: decline.message,
      outcome: buildOutcome(decline),
      status: 'failed',
    };
    await saveObject(work, failed);
    await refuseIntent(work, intent, method.body, failed, decline);
  } else {
    await succeed(work, intent, charge.body);
  }
  if (session) await saveAsyncOutcome(work, session, decline === undefined);
  if (disputes && !decline) await openDispute(work, charge.body.id, disputes);
}

async function succeed(work: Work, intent: PaymentIntent, charge: Charge): Promise<void> {
  const taken = await takeFunds(work, {
    ...charge,
    amount_captured: charge.amount,
    captured: true,
    outcome: buildOutcome(null),
    paid: true,
    receipt_url: receiptUrl(work, charge.id, true),
    status: 'succeeded',
  });
  await saveObject(work, taken);
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
  };
  await saveObject(work, paid, { state: 'settled' });
  await recordEvent(work, 'charge.succeeded', taken);
  await recordEvent(work, 'payment_intent.succeeded', paid);
}
