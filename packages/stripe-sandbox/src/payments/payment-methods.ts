import type Stripe from 'stripe';
import { findHeld, insertObject, toSeconds, type Work } from './payment-store.ts';
import { invalidRequest, resourceMissing } from '../requests/stripe-problems.ts';
import { newId } from '../stripe-ids.ts';
import {
  accountByMagicId,
  type AccountType,
  type TestAccount,
} from '../dashboard/test-accounts.ts';
import { detectBrand, cardByMagicId, cardByNumber } from '../cards/test-cards.ts';

/** Stored fields of a card, never its number or code. `name` determines its behaviour. */
export type KeptCard = {
  name: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** True if the cardholder has just passed 3-D Secure. */
  isAuthenticated?: true;
};

/** Stored fields of a bank account for debits. */
export type KeptAccount = {
  name: string;
  type: AccountType;
  last4: string;
  /** Country of an IBAN; absent in accounts of earlier versions. */
  country?: string;
};

export type KeptMethod = KeptAccount | KeptCard;

export function isAccount(kept: KeptMethod): kept is KeptAccount {
  return 'type' in kept;
}

export type BillingDetails = Stripe.PaymentMethod.BillingDetails;

export type PaymentMethod = Stripe.PaymentMethod & {
  customer: string | null;
  metadata: Record<string, string>;
};

export type PaymentMethodHidden = { card: KeptMethod; isDetached?: true };

export function billingDetails(email: string | null, name: string | null): BillingDetails {
  return { address: null, email, name, phone: null, tax_id: null };
}

export function keepCard(number: string, expMonth: number, expYear: number): KeptCard {
  return {
    name: cardByNumber(number).name,
    brand: detectBrand(number),
    last4: number.slice(-4),
    expMonth,
    expYear,
  };
}

export function keepMagicCard(work: Work, id: string): KeptCard | null {
  const card = cardByMagicId(id);
  if (!card) return null;
  const kept = keepCard(card.number, 12, new Date(work.nowMs).getUTCFullYear() + 4);
  return { ...kept, name: card.name };
}

export function keepAccount({ name, type, number }: TestAccount): KeptAccount {
  const country = type === 'sepa_debit' ? { country: number.slice(0, 2) } : {};
  return { name, type, last4: number.slice(-4), ...country };
}

export async function addPaymentMethod(
  work: Work,
  kept: KeptMethod,
  billing: BillingDetails,
  metadata: Record<string, string> = {},
): Promise<PaymentMethod> {
  const method = buildPaymentMethod(work, kept, billing, metadata);
  await insertObject(work, method, { hidden: { card: kept } satisfies PaymentMethodHidden });
  return method;
}

function buildPaymentMethod(
  work: Work,
  kept: KeptMethod,
  billing: BillingDetails,
  metadata: Record<string, string>,
): PaymentMethod {
  return {
    id: newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    created: toSeconds(work),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    ...(isAccount(kept) ? accountDetails(kept) : { type: 'card', card: cardDetails(kept) }),
  };
}

function cardDetails(card: KeptCard): Stripe.PaymentMethod.Card {
  return {
    ...cardFields(card),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    display_brand: card.brand,
    generated_from: null,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

export function cardFields(card: KeptCard) {
  return {
    brand: card.brand,
    country: 'US',
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: null,
    funding: 'credit',
    last4: card.last4,
  };
}

function accountDetails({ type, last4, country = 'AT' }: KeptAccount) {
  if (type === 'sepa_debit') {
    const bank_code = country === 'AT' ? '19043' : null;
    const iban = { bank_code, branch_code: '', country, fingerprint: null, last4 };
    return {
      type,
      sepa_debit: { ...iban, generated_from: null } as Stripe.PaymentMethod.SepaDebit,
    };
  }
  const account: Stripe.PaymentMethod.UsBankAccount = {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: null,
    last4,
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: '110000000',
    status_details: null,
  };
  return { type, us_bank_account: account };
}

export type UsedMethod = { method: PaymentMethod; card: KeptMethod };

/** Finds a payment method. A magic id (`pm_card_visa`) creates a new one, as at Stripe. */
export async function usePaymentMethod(
  work: Work,
  id: string,
  param = 'payment_method',
): Promise<UsedMethod> {
  const account = accountByMagicId(id);
  const magic = account
    ? keepAccount(account)
    : id.startsWith('pm_card_')
      ? keepMagicCard(work, id)
      : null;
  if (magic)
    return { method: await addPaymentMethod(work, magic, billingDetails(null, null)), card: magic };
  const held = await findHeld<PaymentMethod, PaymentMethodHidden>(work, 'payment_method', id);
  if (!held) throw resourceMissing('PaymentMethod', id, param);
  if (held.hidden.isDetached)
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      'payment_method_unactivated',
    );
  return { method: held.body, card: held.hidden.card };
}
