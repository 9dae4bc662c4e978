import type { PaymentIntent } from './payment-intents.ts';
import type { KeptCard, PaymentMethod } from './payment-methods.ts';
import { insertObject, secondsOf, type Work } from './payment-store.ts';
import { newId } from './stripe-ids.ts';
import type { Decline } from './test-cards.ts';

export type Charge = ReturnType<typeof chargeOf>;

/** Takes (or, with a decline, fails to take) the money of an intent, and writes the charge. */
export async function addCharge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptCard,
  decline: Decline | null,
): Promise<Charge> {
  const charge = chargeOf(work, intent, method, card, decline);
  await insertObject(work, charge, { parent: intent.id });
  return charge;
}

function chargeOf(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptCard,
  decline: Decline | null,
) {
  const taken = decline === null;
  const isCaptured = taken && intent.capture_method !== 'manual';
  return {
    ...nothingSaid,
    id: newId('charge'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: isCaptured,
    created: secondsOf(work),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: taken,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent.amount, card),
    receipt_email: intent.receipt_email,
    refunded: false,
    status: taken ? ('succeeded' as const) : ('failed' as const),
  };
}

/** Fields of a charge that this sandbox has nothing to say in. */
const nothingSaid = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
  calculated_statement_descriptor: 'SANDBOX',
  disputed: false,
  fraud_details: {},
  livemode: false,
};

function outcomeOf(decline: Decline | null) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function methodDetails(amount: number, card: KeptCard) {
  return {
    card: {
      amount_authorized: amount,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      three_d_secure: null,
      wallet: null,
    },
    type: 'card',
  };
}
