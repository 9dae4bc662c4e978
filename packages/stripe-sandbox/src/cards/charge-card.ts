import type { Charge } from '../payments/charges.ts';
import type { PaymentMethodHidden } from '../payments/payment-methods.ts';
import { findHeld, type Work } from '../payments/payment-store.ts';
import { getBehaviour, type CardBehaviour } from './test-cards.ts';

export async function chargeCard(work: Work, charge: Charge): Promise<CardBehaviour> {
  const held = await findHeld<object, PaymentMethodHidden>(
    work,
    'payment_method',
    charge.payment_method,
  );
  return getBehaviour(held?.hidden.card.name ?? '');
}
