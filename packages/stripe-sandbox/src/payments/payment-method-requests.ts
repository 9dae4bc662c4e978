import { cardFromNumber, spendToken } from '../cards/card-tokens.ts';
import { knownCustomer } from '../catalogue/customers.ts';
import {
  addPaymentMethod,
  keepAccount,
  usePaymentMethod,
  type BillingDetails,
  type KeptAccount,
  type KeptCard,
  type PaymentMethod,
  type PaymentMethodHidden,
} from './payment-methods.ts';
import { lockHeld, saveObject, type Work } from './payment-store.ts';
import { addressFrom } from './shipping.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import {
  invalidParam,
  invalidRequest,
  missingParam,
  resourceMissing,
  StripeProblem,
} from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';
import { accountByNumber } from '../dashboard/test-accounts.ts';
import { getBehaviour } from '../cards/test-cards.ts';

const types = ['card', 'sepa_debit', 'us_bank_account'] as const;

/** POST /v1/payment_methods: a card by token or, from a browser, by number; or a bank account. */
export async function createPaymentMethod(work: Work, params: Params): Promise<PaymentMethod> {
  const type = params.choice('type', types);
  if (!type) throw missingParam(params.nameOf('type'));
  const fields = params.nested(type);
  if (!fields) throw missingParam(params.nameOf(type));
  const billing = billingFrom(params, noDetails);
  const kept =
    type === 'card' ? await cardFrom(work, fields) : accountFrom(fields, type, params, billing);
  return addPaymentMethod(work, kept, billing, params.metadata());
}

const noDetails: BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

function billingFrom(params: Params, before: BillingDetails): BillingDetails {
  const given = params.nested('billing_details');
  given?.onlyKnown(['address', 'email', 'name', 'phone', 'tax_id']);
  const address = given?.nested('address');
  return {
    address: address ? addressFrom(address) : before.address,
    email: given?.changed('email', before.email) ?? null,
    name: given?.changed('name', before.name) ?? null,
    phone: given?.changed('phone', before.phone) ?? null,
    tax_id: before.tax_id,
  };
}

async function cardFrom(work: Work, card: Params): Promise<KeptCard> {
  const token = card.text('token');
  return token === null ? cardFromNumber(work, card) : spendToken(work, token);
}

function accountFrom(
  fields: Params,
  type: 'sepa_debit' | 'us_bank_account',
  params: Params,
  billing: BillingDetails,
): KeptAccount {
  if (billing.name === null) throw missingParam(params.nameOf('billing_details[name]'));
  const field = type === 'sepa_debit' ? 'iban' : 'account_number';
  const number = fields.requiredText(field).replaceAll(' ', '').toUpperCase();
  const account = accountByNumber(type, number);
  if (!account)
    throw invalidParam(
      fields.nameOf(field),
      'You must use a test bank account number in test mode.',
      'account_number_invalid',
    );
  return keepAccount(account);
}

/** POST /v1/payment_methods/:id */
export async function updatePaymentMethod(
  work: Work,
  params: Params,
  id: string,
): Promise<PaymentMethod> {
  params.onlyKnown([
    'allow_redisplay',
    'billing_details',
    'card',
    'expand',
    'metadata',
    'us_bank_account',
  ]);
  const { method, hidden } = await lockMethod(work, id);
  if (method.customer === null)
    throw invalidRequest(
      'You must save this PaymentMethod to a customer before you can update it.',
    );
  const card = params.nested('card');
  card?.onlyKnown(['exp_month', 'exp_year', 'networks']);
  const after: PaymentMethod = {
    ...method,
    allow_redisplay:
      params.choice('allow_redisplay', ['always', 'limited', 'unspecified']) ??
      method.allow_redisplay ??
      'unspecified',
    billing_details: billingFrom(params, method.billing_details),
    metadata: params.mergedMetadata(method.metadata),
  };
  if (after.card && card) {
    after.card.exp_month = card.integer('exp_month') ?? after.card.exp_month;
    after.card.exp_year = card.integer('exp_year') ?? after.card.exp_year;
  }
  await saveObject(work, after, { hidden });
  await recordEvent(work, 'payment_method.updated', after);
  return after;
}

/** POST /v1/payment_methods/:id/attach */
export async function attachPaymentMethod(
  work: Work,
  params: Params,
  id: string,
): Promise<PaymentMethod> {
  params.onlyKnown(['customer', 'expand']);
  const customer = await knownCustomer(work, params.requiredText('customer'));
  const { method, card } = await usePaymentMethod(work, id);
  const { atFirst, attaches } = getBehaviour(card.name);
  if (typeof atFirst === 'object' && !attaches) {
    throw new StripeProblem(402, atFirst.message, {
      type: 'card_error',
      code: atFirst.code,
      decline_code: atFirst.declineCode,
    });
  }
  return keepForCustomer(work, method.id, customer);
}

/** Attaches a payment method to a customer, unless it is another customer's. */
export async function keepForCustomer(
  work: Work,
  id: string,
  customer: string | null,
): Promise<PaymentMethod> {
  const { method } = await lockMethod(work, id);
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
    );
  const kept: PaymentMethod = { ...method, customer };
  await saveObject(work, kept);
  await recordEvent(work, 'payment_method.attached', kept);
  return kept;
}

/** POST /v1/payment_methods/:id/detach: makes it unusable. */
export async function detachPaymentMethod(
  work: Work,
  params: Params,
  id: string,
): Promise<PaymentMethod> {
  params.onlyKnown(['expand']);
  const { method, hidden } = await lockMethod(work, id);
  if (method.customer === null)
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  const detached: PaymentMethod = { ...method, customer: null };
  await saveObject(work, detached, {
    hidden: { ...hidden, isDetached: true } satisfies PaymentMethodHidden,
  });
  await recordEvent(work, 'payment_method.detached', detached, { customer: method.customer });
  return detached;
}

async function lockMethod(
  work: Work,
  id: string,
): Promise<{ method: PaymentMethod; hidden: PaymentMethodHidden }> {
  const held = await lockHeld<PaymentMethod, PaymentMethodHidden>(work, 'payment_method', id);
  if (!held) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return { method: held.body, hidden: held.hidden };
}

/** Reads `payment_method`, or creates one from `payment_method_data`; null if neither is given. */
export async function paymentMethodFrom(work: Work, params: Params): Promise<PaymentMethod | null> {
  const id = params.text('payment_method');
  const data = params.nested('payment_method_data');
  if (id !== null && data)
    throw invalidParam(
      'payment_method',
      'You may only specify one of these parameters: payment_method, payment_method_data.',
    );
  if (id !== null) return (await usePaymentMethod(work, id)).method;
  return data ? createPaymentMethod(work, data) : null;
}
