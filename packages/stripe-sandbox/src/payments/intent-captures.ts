import { lockSession, paySetAside } from '../sessions/checkout-sessions.ts';
import { chargeCard } from '../cards/charge-card.ts';
import { fateOfCharge, takeFunds, type Charge } from './charges.ts';
import type { IntentHidden, PaymentIntent } from './payment-intents.ts';
import { lockHeld, saveObject, type Held, type Work } from './payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { StripeProblem } from '../requests/stripe-problems.ts';

/**
 * Captures an authorisation in full, or captures part of it and releases the rest. The caller must already hold the
 * locks on the session and then the intent, in that order.
 */
export async function captureIntent(
  work: Work,
  { body: intent, hidden }: Held<PaymentIntent, IntentHidden>,
  amount: number,
): Promise<PaymentIntent> {
  if (intent.status !== 'requires_capture') throw notSetAside(intent);
  const taken: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  };
  await saveObject(work, taken);
  const charge = await lockHeld<Charge>(work, 'charge', intent.latest_charge ?? '');
  if (charge) {
    const { disputes, bypassesPending } = await chargeCard(work, charge.body);
    const captured = await takeFunds(
      work,
      { ...charge.body, captured: true, amount_captured: amount },
      bypassesPending,
    );
    await saveObject(work, captured, fateOfCharge(work, disputes));
    await recordEvent(work, 'charge.captured', captured);
  }
  if (hidden.sessionId !== null) await paySetAside(work, await lockSession(work, hidden.sessionId));
  await recordEvent(work, 'payment_intent.succeeded', taken);
  return taken;
}

function notSetAside(intent: PaymentIntent): StripeProblem {
  return new StripeProblem(
    400,
    `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    },
  );
}
