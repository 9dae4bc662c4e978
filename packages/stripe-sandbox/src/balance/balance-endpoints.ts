import { closeDisputeRequest, updateDispute } from '../refunds/dispute-requests.ts';
import { readBalance } from './sandbox-balance.ts';
import { listBalanceTransactions } from './daily-payouts.ts';
import { cancelPayout, createPayout, updatePayout } from './sandbox-payouts.ts';
import { openNextDispute } from '../refunds/sandbox-disputes.ts';
import { answers, lists, reads, type StripeEndpoint } from '../sandbox-endpoint.ts';
import { listPage } from '../catalogue/sandbox-lists.ts';
import type { Work } from '../payments/payment-store.ts';
import type { Params } from '../requests/stripe-params.ts';

/** Endpoints of disputes, the balance, and payouts to the bank. */
export const balanceEndpoints: readonly StripeEndpoint[] = [
  answers('GET', '/v1/disputes', listDisputes),
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

/** Opens due disputes first, so that a list is never behind. */
async function listDisputes(work: Work, params: Params): Promise<object> {
  for (let looked = 0; looked < 100 && (await openNextDispute(work)); looked += 1);
  const kinds = { kind: 'dispute', filters: ['charge', 'payment_intent'] };
  return listPage(work, params, '/v1/disputes', kinds);
}
