import {
  findHeld,
  insertObject,
  lockHeld,
  saveObject,
  secondsOf,
  type Work,
} from './payment-store.ts';
import {
  invalidParam,
  invalidRequest,
  missingParam,
  resourceMissing,
  StripeProblem,
} from './stripe-problems.ts';
import { newId } from './stripe-ids.ts';
import type { Params } from './stripe-params.ts';
import {
  brandOf,
  cardByMagicId,
  cardByNumber,
  hasExpired,
  passesLuhn,
  testCards,
} from './test-cards.ts';

/** What is kept of a card: never its number or code. `name` says how the card behaves. */
export type KeptCard = {
  name: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Its holder has just passed the bank's step. */
  isAuthenticated?: true;
};

export type BillingDetails = {
  address: null;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: null;
};

export type PaymentMethod = ReturnType<typeof paymentMethodOf>;

export type PaymentMethodHidden = { card: KeptCard };

export function billingDetails(
  email: string | null,
  name: string | null,
  phone: string | null = null,
): BillingDetails {
  return { address: null, email, name, phone, tax_id: null };
}

export function keepCard(number: string, expMonth: number, expYear: number): KeptCard {
  return {
    name: cardByNumber(number).name,
    brand: brandOf(number),
    last4: number.slice(-4),
    expMonth,
    expYear,
  };
}

export async function addPaymentMethod(
  work: Work,
  card: KeptCard,
  billing: BillingDetails,
  metadata: Record<string, string> = {},
): Promise<PaymentMethod> {
  const method = paymentMethodOf(work, card, billing, metadata);
  await insertObject(work, method, { hidden: { card } satisfies PaymentMethodHidden });
  return method;
}

function paymentMethodOf(
  work: Work,
  card: KeptCard,
  billing: BillingDetails,
  metadata: Record<string, string>,
) {
  return {
    id: newId('payment_method'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      ...cardFields(card),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: secondsOf(work),
    customer: null as string | null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card' as const,
  };
}

function cardFields(card: KeptCard) {
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

/** POST /v1/payment_methods: a card by token or, from a browser, by number. */
export async function createPaymentMethod(work: Work, params: Params): Promise<PaymentMethod> {
  const type = params.choice('type', ['card']);
  if (!type) throw missingParam(params.nameOf('type'));
  const card = params.nested('card');
  if (!card) throw missingParam(params.nameOf('card'));
  const billing = params.nested('billing_details');
  const details = billingDetails(
    billing?.text('email') ?? null,
    billing?.text('name') ?? null,
    billing?.text('phone') ?? null,
  );
  return addPaymentMethod(work, await cardFrom(work, card), details, params.metadata());
}

async function cardFrom(work: Work, card: Params): Promise<KeptCard> {
  const token = card.text('token');
  return token === null ? cardFromNumber(work, card) : spendToken(work, token);
}

/** The card's fields as a browser sends them; refuses what no bank would be asked about. */
function cardFromNumber(work: Work, card: Params): KeptCard {
  const number = card.requiredText('number').replaceAll(/[\s-]/g, '');
  const month = card.requiredInteger('exp_month');
  const shortYear = card.requiredInteger('exp_year');
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const cvc = card.text('cvc');
  const known = testCards.some((each) => each.number === number);
  if (!known && !passesLuhn(number))
    throw invalidCard('incorrect_number', card.nameOf('number'), 'Your card number is incorrect.');
  if (month < 1 || month > 12)
    throw invalidCard(
      'invalid_expiry_month',
      card.nameOf('exp_month'),
      "Your card's expiration month is invalid.",
    );
  if (year > 2099 || hasExpired({ month, year }, work.nowMs))
    throw invalidCard(
      'invalid_expiry_year',
      card.nameOf('exp_year'),
      "Your card's expiration year is invalid.",
    );
  if (cvc !== null && !/^\d{3,4}$/.test(cvc))
    throw invalidCard('invalid_cvc', card.nameOf('cvc'), "Your card's security code is invalid.");
  return keepCard(number, month, year);
}

function invalidCard(code: string, param: string, message: string): StripeProblem {
  return new StripeProblem(402, message, { type: 'card_error', code, param }, true);
}

function keepMagicCard(work: Work, id: string): KeptCard | null {
  const card = cardByMagicId(id);
  return card ? keepCard(card.number, 12, new Date(work.nowMs).getUTCFullYear() + 4) : null;
}

type TokenHidden = { card: KeptCard };

export type CardToken = {
  id: string;
  object: 'token';
  card: object;
  client_ip: null;
  created: number;
  livemode: false;
  type: 'card';
  used: boolean;
};

/** POST /v1/tokens: a card's one-time stand-in. */
export async function createToken(work: Work, params: Params): Promise<CardToken> {
  const fields = params.nested('card');
  if (!fields) throw missingParam('card');
  const card = cardFromNumber(work, fields);
  const token: CardToken = {
    id: newId('token'),
    object: 'token',
    card: {
      id: newId('payment_method').replace('pm_', 'card_'),
      object: 'card',
      ...cardFields(card),
      name: fields.text('name'),
    },
    client_ip: null,
    created: secondsOf(work),
    livemode: false,
    type: 'card',
    used: false,
  };
  await insertObject(work, token, { hidden: { card } satisfies TokenHidden });
  return token;
}

async function spendToken(work: Work, id: string): Promise<KeptCard> {
  const magic = keepMagicCard(work, id);
  if (magic) return magic;
  const token = await lockHeld<CardToken, TokenHidden>(work, 'token', id);
  if (!token) throw resourceMissing('token', id, 'card[token]');
  if (token.body.used)
    throw invalidRequest(
      `You cannot use a Stripe token more than once: ${id}.`,
      'token_already_used',
    );
  const spent: CardToken = { ...token.body, used: true };
  await saveObject(work, spent);
  return token.hidden.card;
}

/** A payment method by id. A magic id (`pm_card_visa`) makes a new one, as Stripe does. */
export async function usePaymentMethod(
  work: Work,
  id: string,
  param = 'payment_method',
): Promise<{ method: PaymentMethod; card: KeptCard }> {
  const magic = id.startsWith('pm_card_') ? keepMagicCard(work, id) : null;
  if (magic)
    return { method: await addPaymentMethod(work, magic, billingDetails(null, null)), card: magic };
  const held = await findHeld<PaymentMethod, PaymentMethodHidden>(work, 'payment_method', id);
  if (!held) throw resourceMissing('PaymentMethod', id, param);
  return { method: held.body, card: held.hidden.card };
}

/** `payment_method`, or `payment_method_data` made into one; null when neither is given. */
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
