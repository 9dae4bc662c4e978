import { addCharge } from './charges.ts';
import type { KeptMethod, PaymentMethod } from './payment-methods.ts';
import type { PaymentIntent } from './payment-intents.ts';
import { saveObject, type Work } from './payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { getBehaviour } from '../cards/test-cards.ts';

/** Banks take days; shortened here. */
const usuallyMs = 1000;

/** Begins a bank debit, which settles later. The caller must hold the lock on the intent. */
export async function beginProcessing(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptMethod,
): Promise<PaymentIntent> {
  const pending = await addCharge(work, intent, method, card, null);
  const processing: PaymentIntent = {
    ...intent,
    status: 'processing',
    latest_charge: pending.id,
  };
  const { processesForMs = usuallyMs } = getBehaviour(card.name);
  await saveObject(work, processing, { state: 'due', dueMs: work.nowMs + processesForMs });
  await recordEvent(work, 'charge.pending', pending);
  await recordEvent(work, 'payment_intent.processing', processing);
  return processing;
}
