import { confirmIntent } from './intent-confirmation.ts';
import { addIntent, type PaymentIntent } from './payment-intents.ts';
import { findHeld, type Work } from './payment-store.ts';

const pastId = /^pi_past_(\d{2,8})_\w{8,40}$/;

/**
 * Finds an intent. Like a test card's number, the id `pi_past_{cents}_{name}` has a meaning: a Visa payment that
 * predates this sandbox, created on first access.
 */
export async function findIntent(work: Work, id: string): Promise<PaymentIntent | null> {
  const held = await findHeld<PaymentIntent>(work, 'payment_intent', id);
  if (held) return held.body;
  const [, cents] = pastId.exec(id) ?? [];
  return cents === undefined ? null : makePastPayment(work, id, Number(cents));
}

async function makePastPayment(work: Work, id: string, amount: number): Promise<PaymentIntent> {
  await work.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
  const held = await findHeld<PaymentIntent>(work, 'payment_intent', id);
  if (held) return held.body;
  const intent = await addIntent(work, { id, amount, currency: 'usd' });
  return (await confirmIntent(work, intent, 'pm_card_visa')).intent;
}
