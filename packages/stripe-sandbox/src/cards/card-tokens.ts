import type Stripe from 'stripe';
import { cardFields, keepCard, keepMagicCard, type KeptCard } from '../payments/payment-methods.ts';
import {
  insertObject,
  lockHeld,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { newId } from '../stripe-ids.ts';
import {
  invalidRequest,
  missingParam,
  resourceMissing,
  StripeProblem,
} from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';
import { hasExpired, passesLuhn, testCards } from './test-cards.ts';

type TokenHidden = { card: KeptCard };

export type CardToken = Stripe.Token;

/** POST /v1/tokens: a one-time token of a card. */
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
      ...noAddress,
      ...cardFields(card),
      name: fields.text('name'),
    },
    client_ip: null,
    created: toSeconds(work),
    livemode: false,
    type: 'card',
    used: false,
  };
  await insertObject(work, token, { hidden: { card } satisfies TokenHidden });
  return token;
}

/** Card fields that this sandbox does not collect. */
const noAddress = {
  address_city: null,
  address_country: null,
  address_line1: null,
  address_line1_check: null,
  address_line2: null,
  address_state: null,
  address_zip: null,
  address_zip_check: null,
  cvc_check: 'unchecked',
  dynamic_last4: null,
  metadata: {},
  regulated_status: 'unregulated' as const,
  tokenization_method: null,
};

export async function spendToken(work: Work, id: string): Promise<KeptCard> {
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

/** Reads a card's fields from a browser; rejects invalid ones, which never reach a bank. */
export function cardFromNumber(work: Work, card: Params): KeptCard {
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
