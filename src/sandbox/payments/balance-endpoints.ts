import { closeDisputeRequest, updateDispute } from './dispute-requests.ts';
import { readBalance, settleFunds } from './sandbox-balance.ts';
import { listPage } from './sandbox-lists.ts';
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
  answers('GET', '/v1/balance_transactions', async (work, params) => {
    await settleFunds(work);
    return listPage(work, params, '/v1/balance_transactions', {
      kind: 'balance_transaction',
      filters: ['currency', 'source', 'type'],
    });
  }),
  reads('/v1/balance_transactions', 'balance_transaction', 'balance transaction', 'id'),
];
