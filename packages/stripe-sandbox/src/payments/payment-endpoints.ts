import type { Confirmed } from './intent-confirmation.ts';
import {
  cancelIntentRequest,
  captureIntentRequest,
  confirmIntentRequest,
  createIntent,
  readIntent,
} from './intent-requests.ts';
import { updateCharge, updateIntent } from './payment-updates.ts';
import { cancelRefundRequest, updateRefund } from '../refunds/refund-outcomes.ts';
import {
  endpoint,
  listEndpoint,
  readEndpoint,
  type Act,
  type Caller,
  type StripeEndpoint,
} from '../sandbox-endpoint.ts';
import { createRefund } from '../refunds/sandbox-refunds.ts';
import { searchPage } from '../catalogue/sandbox-search.ts';

const numbers = ['amount', 'created'];

/** Endpoints for payment intents, charges and refunds. */
export const paymentEndpoints: readonly StripeEndpoint[] = [
  endpoint('GET', '/v1/payment_intents/search', (work, params) =>
    searchPage(work, params, '/v1/payment_intents/search', {
      kind: 'payment_intent',
      texts: ['currency', 'customer', 'status'],
      numbers,
    }),
  ),
  confirmEndpoint('/v1/payment_intents', createIntent),
  listEndpoint('/v1/payment_intents', { kind: 'payment_intent', filters: ['customer'] }),
  endpoint(
    'GET',
    '/v1/payment_intents/:id',
    (work, params, id) => {
      params.onlyKnown(['client_secret', 'expand']);
      return readIntent(work, id);
    },
    'browser',
  ),
  endpoint('POST', '/v1/payment_intents/:id', updateIntent),
  confirmEndpoint('/v1/payment_intents/:id/confirm', confirmIntentRequest, 'browser'),
  endpoint('POST', '/v1/payment_intents/:id/cancel', cancelIntentRequest),
  endpoint('POST', '/v1/payment_intents/:id/capture', captureIntentRequest),
  endpoint('GET', '/v1/charges/search', (work, params) =>
    searchPage(work, params, '/v1/charges/search', {
      kind: 'charge',
      texts: ['currency', 'customer', 'payment_intent', 'status', 'disputed', 'refunded'],
      numbers,
    }),
  ),
  listEndpoint('/v1/charges', { kind: 'charge', filters: ['payment_intent', 'customer'] }),
  readEndpoint('/v1/charges', { kind: 'charge', noun: 'charge', param: 'id' }),
  endpoint('POST', '/v1/charges/:id', updateCharge),
  endpoint('POST', '/v1/refunds', createRefund),
  listEndpoint('/v1/refunds', { kind: 'refund', filters: ['charge', 'payment_intent'] }),
  readEndpoint('/v1/refunds', { kind: 'refund', noun: 'refund', param: 'refund' }),
  endpoint('POST', '/v1/refunds/:id', updateRefund),
  endpoint('POST', '/v1/refunds/:id/cancel', cancelRefundRequest),
];

/** Responds with the refusal but commits the rows that it wrote. */
function confirmEndpoint(
  path: string,
  act: Act<Confirmed>,
  caller: Caller = 'server',
): StripeEndpoint {
  return {
    method: 'POST',
    path,
    caller,
    act: async (work, params, id) => {
      const { intent, refusal } = await act(work, params, id);
      return { object: intent, refusal };
    },
  };
}
