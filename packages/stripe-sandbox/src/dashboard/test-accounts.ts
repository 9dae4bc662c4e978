import { decline, type Decline } from '../cards/declining-cards.ts';
import { sepaNumbers, type SepaBehaviour } from '../payments/sepa-accounts.ts';
import type { DisputeKind } from '../cards/dispute-kinds.ts';

export type AccountType = 'sepa_debit' | 'us_bank_account';

/** A bank account for debits: its bank reports the outcome later. */
export type TestAccount = {
  name: string;
  type: AccountType;
  /** An account number, or an IBAN. */
  number: string;
  atFirst: 'processes';
  /** Processing time, if longer than usual. */
  processesForMs?: number;
  /** Reason for the final failure. */
  afterProcessing?: Decline;
  /** Dispute that the account holder opens. */
  disputes?: DisputeKind;
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

const overVolume = returned(
  'charge_exceeds_source_limit',
  'This payment would exceed the weekly volume limit of the bank account.',
);
const overTransactions = returned(
  'charge_exceeds_weekly_limit',
  'This payment exceeds the weekly limit of the account.',
);
/** Stripe documents "after at least three minutes" for the delayed accounts. */
const THREE_MINUTES = 3 * 60 * 1000;
/** Banks grant such a dispute without a review, and it cannot be contested. */
const sepaDispute: DisputeKind = {
  reason: 'debit_not_authorized',
  networkReasonCode: null,
  isInquiry: false,
  isFinal: true,
};

const sepaBehaviours: Readonly<
  Record<
    SepaBehaviour,
    Pick<TestAccount, 'afterProcessing' | 'disputes' | 'outcome' | 'processesForMs'>
  >
> = {
  success: { outcome: 'Pays' },
  successDelayed: { outcome: 'Pays after three minutes', processesForMs: THREE_MINUTES },
  failed: { outcome: 'Closed', afterProcessing: closed },
  failedDelayed: {
    outcome: 'Closed, after three minutes',
    afterProcessing: closed,
    processesForMs: THREE_MINUTES,
  },
  disputed: { outcome: 'Pays, and is disputed', disputes: sepaDispute },
  exceedsWeeklyVolumeLimit: { outcome: 'Over its weekly volume', afterProcessing: overVolume },
  exceedsWeeklyTransactionLimit: {
    outcome: 'Over its weekly limit',
    afterProcessing: overTransactions,
  },
  insufficientFunds: { outcome: 'Insufficient funds', afterProcessing: empty },
};

/** Stripe's names (`pm_usBankAccount_success`) and numbers. */
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
  // Names and numbers of accounts stored by earlier versions.
  ...(
    [
      ['sepaDebit_success', 'AT611904300234573201', 'success'],
      ['sepaDebit_success_de', 'DE89370400440532013000', 'success'],
      ['sepaDebit_fail', 'AT861904300235473202', 'failed'],
      ['sepaDebit_fail_de', 'DE62370400440532013001', 'failed'],
      ['sepaDebit_insufficientFunds', 'AT981904300002222227', 'insufficientFunds'],
    ] as const
  ).map(([name, number, behaviour]) => sepaAccount(name, number, behaviour)),
  ...sepaNumbers.map(({ number, behaviour }) =>
    sepaAccount(`${behaviour}_${number.slice(0, 2).toLowerCase()}`, number, behaviour),
  ),
];

function sepaAccount(name: string, number: string, behaviour: SepaBehaviour): TestAccount {
  return { name, type: 'sepa_debit', number, atFirst: 'processes', ...sepaBehaviours[behaviour] };
}

export function accountByNumber(type: AccountType, number: string): TestAccount | null {
  const known = testAccounts.find((each) => each.type === type && each.number === number);
  return known ?? null;
}

/** Resolves a magic id such as `pm_usBankAccount_success`. */
export function accountByMagicId(id: string): TestAccount | null {
  return testAccounts.find((each) => `pm_${each.name}` === id) ?? null;
}
