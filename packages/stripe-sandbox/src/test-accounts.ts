import { decline, type Decline } from './declining-cards.ts';

export type AccountType = 'sepa_debit' | 'us_bank_account';

/** A bank account that is debited: the bank says only some time later whether it has paid. */
export type TestAccount = {
  name: string;
  type: AccountType;
  /** An account number, or an IBAN. */
  number: string;
  atFirst: 'processes';
  /** Why the bank has not paid in the end. */
  afterProcessing?: Decline;
  outcome: string;
};

const closed = returned(
  'account_closed',
  "The customer's bank account has been closed, and the payment cannot be completed.",
);
const empty = returned(
  'insufficient_funds',
  "The customer's bank account has insufficient funds to cover this transaction.",
);
const unknown = returned(
  'no_account',
  "The customer's bank account could not be located. Please contact your customer.",
);
const refused = returned(
  'debit_not_authorized',
  'The customer has notified their bank that this payment was unauthorized.',
);

function returned(code: string, message: string): Decline {
  return decline(code, message, code);
}

/** By Stripe's names (`pm_usBankAccount_success`) and numbers. */
export const testAccounts: readonly TestAccount[] = [
  ...[
    { name: 'success', number: '000123456789', outcome: 'Pays' },
    { name: 'accountClosed', number: '000111111113', afterProcessing: closed, outcome: 'Closed' },
    { name: 'noAccount', number: '000111111116', afterProcessing: unknown, outcome: 'Unknown' },
    {
      name: 'insufficientFunds',
      number: '000222222227',
      afterProcessing: empty,
      outcome: 'Insufficient funds',
    },
    {
      name: 'debitNotAuthorized',
      number: '000333333335',
      afterProcessing: refused,
      outcome: 'Not authorised',
    },
  ].map((account) => ({
    ...account,
    name: `usBankAccount_${account.name}`,
    type: 'us_bank_account' as const,
    atFirst: 'processes' as const,
  })),
  ...[
    { name: 'success', number: 'AT611904300234573201', outcome: 'Pays' },
    { name: 'success_de', number: 'DE89370400440532013000', outcome: 'Pays' },
    { name: 'fail', number: 'AT861904300235473202', afterProcessing: closed, outcome: 'Closed' },
    {
      name: 'fail_de',
      number: 'DE62370400440532013001',
      afterProcessing: closed,
      outcome: 'Closed',
    },
    {
      name: 'insufficientFunds',
      number: 'AT981904300000343434',
      afterProcessing: empty,
      outcome: 'Insufficient funds',
    },
  ].map((account) => ({
    ...account,
    name: `sepaDebit_${account.name}`,
    type: 'sepa_debit' as const,
    atFirst: 'processes' as const,
  })),
];

export function accountByNumber(type: AccountType, number: string): TestAccount | null {
  const known = testAccounts.find((each) => each.type === type && each.number === number);
  return known ?? null;
}

/** `pm_usBankAccount_success` names a test account. */
export function accountByMagicId(id: string): TestAccount | null {
  return testAccounts.find((each) => `pm_${each.name}` === id) ?? null;
}
