import { closeDisputeRequest, updateDispute } from './dispute-requests.ts';
import { readBalance } from './sandbox-balance.ts';
import { listBalanceTransactions } from './daily-payouts.ts';
import { cancelPayout, createPayout, updatePayout } from './sandbox-payouts.ts';
import { answers, lists, reads, type StripeEndpoint } from './sandbox-endpoint.ts';

/** What becomes of money once it was paid: disputes, the balance, payouts to the bank. */
export const balanceEndpoints: readonly StripeEndpoint[] = [
  lists('/v1/disputes', { kind: 'dispute', filters: ['charge', 'payment_intent'] }),
  reads('/v1/disputes', 'dispute', 'dispute', 'dispute'),
  answers('POST', '/v1/disputes/:id', updateDispute),
  answers('POST', '/v1/disputes/:id/close', closeDisputeRequest),
  answers('GET', '/v1/balance', (work, params) => {
    params.onlyKnown(['expand']);
    return readBalance(work);
  }),
  answers('GET', '/v1/balance_transactions', listBalanceTransactions),
  reads('/v1/balance_transactions', 'balance_transaction', 'balance transaction', 'id'),
  answers('POST', '/v1/payouts', createPayout),
  lists('/v1/payouts', { kind: 'payout', filters: ['destination', 'status'] }),
  reads('/v1/payouts', 'payout', 'payout', 'payout'),
  answers('POST', '/v1/payouts/:id', updatePayout),
  answers('POST', '/v1/payouts/:id/cancel', cancelPayout),
];
