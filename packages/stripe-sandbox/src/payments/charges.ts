import type Stripe from 'stripe';
import { addBalanceTransaction, processingFee } from '../balance/sandbox-balance.ts';
import type { PaymentIntent } from './payment-intents.ts';
import {
  isAccount,
  type KeptAccount,
  type KeptCard,
  type KeptMethod,
  type PaymentMethod,
} from './payment-methods.ts';
import { insertObject, toSeconds, type Guards, type Work } from './payment-store.ts';
import { newId } from '../stripe-ids.ts';
import type { Decline } from '../cards/declining-cards.ts';
import type { DisputeKind } from '../cards/dispute-kinds.ts';
import { getBehaviour } from '../cards/test-cards.ts';

export type Charge = Stripe.Charge & {
  balance_transaction: string | null;
  customer: string | null;
  metadata: Record<string, string>;
  payment_intent: string;
  payment_method: string;
};

/** Charges an intent, or records the decline. */
export async function addCharge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptMethod,
  decline: Decline | null,
): Promise<Charge> {
  const charge = buildCharge(work, intent, method, card, decline);
  if (!charge.captured) {
    await insertObject(work, charge, { parent: intent.id });
    return charge;
  }
  const { disputes, bypassesPending } = getBehaviour(card.name);
  const taken = await takeFunds(work, charge, bypassesPending);
  const guards = fateOfCharge(work, disputes);
  await insertObject(work, taken, { parent: intent.id, ...guards });
  return taken;
}

/** Marks a captured charge as due for a dispute if its test card disputes it. */
export function fateOfCharge(work: Work, disputes: DisputeKind | undefined): Guards {
  return disputes ? { state: 'due', dueMs: work.nowMs } : {};
}

/** Credits a charge's captured amount less Stripe's fee. The caller saves the charge. */
export async function takeFunds(work: Work, charge: Charge, isAvailable = false): Promise<Charge> {
  const line = await addBalanceTransaction(work, {
    amount: charge.amount_captured,
    currency: charge.currency,
    type: charge.payment_method_details?.type === 'card' ? 'charge' : 'payment',
    category: 'charge',
    description: charge.description,
    source: charge.id,
    fees: [processingFee(charge.amount_captured)],
    isAvailable,
  });
  return { ...charge, balance_transaction: line.id };
}

function buildCharge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptMethod,
  decline: Decline | null,
): Charge {
  const isPending = getBehaviour(card.name).atFirst === 'processes';
  const taken = decline === null && !isPending;
  const id = newId('charge');
  const isCaptured = taken && intent.capture_method !== 'manual';
  return {
    ...unsupportedFields,
    id,
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: isCaptured,
    created: toSeconds(work),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: isPending ? null : buildOutcome(decline),
    paid: taken,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: isAccount(card)
      ? accountDetails(card)
      : cardDetails(intent.amount, card),
    receipt_email: intent.receipt_email,
    refunded: false,
    shipping: intent.shipping,
    receipt_url: receiptUrl(work, id, taken),
    status: isPending ? 'pending' : taken ? 'succeeded' : 'failed',
  };
}

const authenticated = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const;

/** Charge fields that this sandbox does not support. */
const unsupportedFields = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  review: null,
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

/** URL of the payer's receipt. */
export function receiptUrl({ context }: Work, id: string, isPaid: boolean): string | null {
  return isPaid ? `${context.publicUrl}${context.pagePath}/receipts/${id}` : null;
}

export function buildOutcome(decline: Decline | null): Stripe.Charge.Outcome {
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

function cardDetails(amount: number, card: KeptCard): Stripe.Charge.PaymentMethodDetails {
  return {
    card: {
      amount_authorized: amount,
      authorization_code: '123456',
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      electronic_commerce_indicator: card.isAuthenticated ? '05' : null,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: '104102978678',
      regulated_status: 'unregulated',
      three_d_secure: card.isAuthenticated ? authenticated : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}

function accountDetails({
  type,
  last4,
  country = 'AT',
}: KeptAccount): Stripe.Charge.PaymentMethodDetails {
  if (type === 'sepa_debit') {
    return {
      type,
      sepa_debit: {
        bank_code: country === 'AT' ? '19043' : null,
        branch_code: '',
        country,
        fingerprint: null,
        last4,
        mandate: null,
      },
    };
  }
  return {
    type,
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      fingerprint: null,
      last4,
      payment_reference: null,
      routing_number: '110000000',
    },
  };
}
