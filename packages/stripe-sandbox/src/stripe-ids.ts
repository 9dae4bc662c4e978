import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** API version of the official SDK. */
export const apiVersion = '2026-10-28.endive';

const prefixes = {
  balance_transaction: ['txn_3', 23],
  charge: ['ch_3', 23],
  'checkout.session': ['cs_test_a1', 56],
  customer: ['cus_', 14],
  dispute: ['du_1', 23],
  event: ['evt_1', 23],
  item: ['li_1', 23],
  payment_intent: ['pi_3', 23],
  payment_method: ['pm_1', 23],
  payout: ['po_1', 23],
  price: ['price_1', 23],
  product: ['prod_', 14],
  refund: ['re_3', 23],
  request: ['req_', 14],
  token: ['tok_1', 23],
  webhook_endpoint: ['we_1', 23],
} as const;

export type IdKind = keyof typeof prefixes;

/** Generates an unguessable id in Stripe's format. */
export function newId(kind: IdKind): string {
  const [prefix, length] = prefixes[kind];
  return prefix + randomLetters(length);
}

export function randomLetters(length: number): string {
  let text = '';
  while (text.length < length) {
    // Rejects bytes from 248, the largest multiple of 62, so that all letters are equally likely.
    for (const byte of randomBytes(length))
      if (byte < 248 && text.length < length) text += letters[byte % 62];
  }
  return text;
}
