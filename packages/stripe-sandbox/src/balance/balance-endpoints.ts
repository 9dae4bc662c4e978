import { closeDisputeRequest, updateDispute } from '../refunds/dispute-requests.ts';
import { readBalance } from './sandbox-balance.ts';
import { listBalanceTransactions } from './daily-payouts.ts';
import { cancelPayout, createPayout, updatePayout } from './sandbox-payouts.ts';
import { openNextDispute } from '../refunds/sandbox-disputes.ts';
import { endpoint, listEndpoint, readEndpoint, type StripeEndpoint } from '../sandbox-endpoint.ts';
import { listPage } from '../catalogue/sandbox-lists.ts';
import type { Work } from '../payments/payment-store.ts';
import type { Params } from '../requests/stripe-params.ts';

/** Endpoints for disputes, the balance, and payouts to the bank. */
export const balanceEndpoints: readonly StripeEndpoint[] = [
  endpoint('GET', '/v1/disputes', listDisputes),
  readEndpoint('/v1/disputes', { kind: 'dispute', noun: 'dispute', param: 'dispute' }),
  endpoint('POST', '/v1/disputes/:id', updateDispute),
  endpoint('POST', '/v1/disputes/:id/close', closeDisputeRequest),
  endpoint('GET', '/v1/balance', (work, params) => {
    params.onlyKnown(['expand']);
    return readBalance(work);
  }),
  endpoint('GET', '/v1/balance_transactions', listBalanceTransactions),
  readEndpoint('/v1/balance_transactions', {
    kind: 'balance_transaction',
    noun: 'balance transaction',
    param: 'id',
  }),
  endpoint('POST', '/v1/payouts', createPayout),
  listEndpoint('/v1/payouts', { kind: 'payout', filters: ['destination', 'status'] }),
  readEndpoint('/v1/payouts', { kind: 'payout', noun: 'payout', param: 'payout' }),
  endpoint('POST', '/v1/payouts/:id', updatePayout),
  endpoint('POST', '/v1/payouts/:id/cancel', cancelPayout),
];

/** Opens due disputes first, so that the list includes them. */
async function listDisputes(work: Work, params: Params): Promise<object> {
  for (let looked = 0; looked < 100 && (await openNextDispute(work)); looked += 1);
  const kinds = { kind: 'dispute', filters: ['charge', 'payment_intent'] };
  return listPage(work, params, '/v1/disputes', kinds);
}
