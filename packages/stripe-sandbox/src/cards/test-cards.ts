import { decline, decliningCards, type Decline } from './declining-cards.ts';
import { disputeKinds, type DisputeKind } from './dispute-kinds.ts';
import { testAccounts } from '../dashboard/test-accounts.ts';

export type CardBehaviour = {
  /** The bank's response to a charge. */
  atFirst: 'pays' | 'authenticate' | 'processes' | Decline;
  afterAuthentication?: Decline;
  /** Reason for the final failure after processing. */
  afterProcessing?: Decline;
  /** True if the card can be attached to a customer although its bank declines charges. */
  attaches?: true;
  /** Later outcome of refunds: `fail` if the bank returns them, `pending` if they arrive only later. */
  refunds?: 'fail' | 'pending';
  /** Dispute that the cardholder opens. */
  disputes?: DisputeKind;
  /** Processing time, if longer than usual. */
  processesForMs?: number;
  /** True if its payments are available for payouts immediately. */
  bypassesPending?: true;
};

export type TestCard = CardBehaviour & {
  name: string;
  number: string;
  outcome: string;
  shown?: true;
};

/** Named as in Stripe's magic ids: `pm_card_<name>` and `tok_<name>`. */
export const testCards: readonly TestCard[] = [
  { name: 'visa', number: '4242424242424242', atFirst: 'pays', outcome: 'Pays', shown: true },
  {
    name: 'authenticationRequired',
    number: '4000002760003184',
    atFirst: 'authenticate',
    outcome: 'Asks for 3-D Secure',
    shown: true,
  },
  {
    name: 'authenticationRequiredOnSetup',
    number: '4000002500003155',
    atFirst: 'authenticate',
    outcome: 'Asks for 3-D Secure',
  },
  {
    name: 'threeDSecureRequired',
    number: '4000000000003063',
    atFirst: 'authenticate',
    outcome: 'Asks for 3-D Secure',
  },
  {
    name: 'threeDSecure2Required',
    number: '4000000000003220',
    atFirst: 'authenticate',
    outcome: 'Asks for 3-D Secure',
  },
  {
    name: 'threeDSecure',
    number: '4000000000003155',
    atFirst: 'authenticate',
    outcome: 'Asks for 3-D Secure',
    shown: true,
  },
  {
    name: 'threeDSecureRequiredChargeDeclined',
    number: '4000008400001629',
    atFirst: 'authenticate',
    afterAuthentication: decline('generic_decline'),
    outcome: 'Declined after 3-D Secure',
  },
  ...decliningCards,
  {
    name: 'refundFail',
    number: '4000000000005126',
    atFirst: 'pays',
    refunds: 'fail',
    outcome: 'Pays; refunds fail',
  },
  {
    name: 'pendingRefund',
    number: '4000000000007726',
    atFirst: 'pays',
    refunds: 'pending',
    outcome: 'Pays; refunds are pending at first',
  },
  {
    name: 'createDispute',
    number: '4000000000000259',
    atFirst: 'pays',
    disputes: disputeKinds.fraudulent,
    outcome: 'Pays; is disputed',
    shown: true,
  },
  {
    name: 'createDisputeProductNotReceived',
    number: '4000000000002685',
    atFirst: 'pays',
    disputes: disputeKinds.product_not_received,
    outcome: 'Pays; is disputed as not received',
  },
  {
    name: 'createDisputeInquiry',
    number: '4000000000001976',
    atFirst: 'pays',
    disputes: disputeKinds.inquiry,
    outcome: 'Pays; an inquiry follows',
  },
  {
    name: 'bypassPending',
    number: '4000000000000077',
    atFirst: 'pays',
    bypassesPending: true,
    outcome: 'Pays; can be paid out at once',
  },
  { name: 'visa_debit', number: '4000056655665556', atFirst: 'pays', outcome: 'Pays' },
  { name: 'mastercard', number: '5555555555554444', atFirst: 'pays', outcome: 'Pays' },
  { name: 'mastercard_debit', number: '5200828282828210', atFirst: 'pays', outcome: 'Pays' },
  { name: 'mastercard_prepaid', number: '5105105105105100', atFirst: 'pays', outcome: 'Pays' },
  { name: 'amex', number: '378282246310005', atFirst: 'pays', outcome: 'Pays' },
  { name: 'diners', number: '3056930009020004', atFirst: 'pays', outcome: 'Pays' },
  { name: 'jcb', number: '3566002020360505', atFirst: 'pays', outcome: 'Pays' },
  { name: 'unionpay', number: '6200000000000005', atFirst: 'pays', outcome: 'Pays' },
  { name: 'discover', number: '6011111111111117', atFirst: 'pays', outcome: 'Pays' },
];

export const notATestCard: CardBehaviour & { name: string } = {
  name: 'notATestCard',
  atFirst: decline(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
};

/** Maps a number to its behaviour; the number itself is not stored. */
export function cardByNumber(number: string): { name: string } {
  return testCards.find((card) => card.number === number) ?? notATestCard;
}

export function getBehaviour(name: string): CardBehaviour {
  const known = [...testCards, ...testAccounts].find((each) => each.name === name);
  return known ?? notATestCard;
}

/** Resolves `pm_card_visa` or `tok_visa`, and `pm_card_visa_chargeDeclined` for a declining card of that brand. */
export function cardByMagicId(id: string): TestCard | null {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(id)?.[1];
  const bare = name?.replace(/^visa_/, '');
  const find = (one?: string) => testCards.find((card) => card.name === one);
  return find(name) ?? find(bare) ?? null;
}

export function detectBrand(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(6011|65|64[4-9])/.test(number)) return 'discover';
  if (/^(30|36|38)/.test(number)) return 'diners';
  if (number.startsWith('35')) return 'jcb';
  if (number.startsWith('62')) return 'unionpay';
  return 'unknown';
}

export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  Array.from(number)
    .toReversed()
    .forEach((digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      sum += doubled > 9 ? doubled - 9 : doubled;
    });
  return sum % 10 === 0;
}

export type Expiry = { month: number; year: number };

/** Parses `12/34`, `12 / 2034`, `1234`. */
export function readExpiry(text: string): Expiry | null {
  const match =
    /^\s*(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid through the last day of its month. */
export function hasExpired(expiry: Expiry, nowMs: number): boolean {
  return nowMs >= Date.UTC(expiry.year, expiry.month, 1);
}
