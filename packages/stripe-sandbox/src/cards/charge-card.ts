import type { Charge } from '../payments/charges.ts';
import type { PaymentMethodHidden } from '../payments/payment-methods.ts';
import { findHeld, type Work } from '../payments/payment-store.ts';
import { behaviourOf, type CardBehaviour } from './test-cards.ts';

export async function chargeCard(work: Work, charge: Charge): Promise<CardBehaviour> {
  const held = await findHeld<object, PaymentMethodHidden>(
    work,
    'payment_method',
    charge.payment_method,
  );
  return behaviourOf(held?.hidden.card.name ?? '');
}
