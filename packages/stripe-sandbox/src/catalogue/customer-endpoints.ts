import { createToken } from '../cards/card-tokens.ts';
import {
  createCustomer,
  deleteCustomer,
  readCustomer,
  updateCustomer,
} from './customer-requests.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  detachPaymentMethod,
  updatePaymentMethod,
} from '../payments/payment-method-requests.ts';
import { endpoint, listEndpoint, readEndpoint, type StripeEndpoint } from '../sandbox-endpoint.ts';
import { searchPage } from './sandbox-search.ts';
import { listPage } from './sandbox-lists.ts';

export const customerEndpoints: readonly StripeEndpoint[] = [
  endpoint('POST', '/v1/customers', createCustomer),
  endpoint('GET', '/v1/customers/search', (work, params) =>
    searchPage(work, params, '/v1/customers/search', {
      kind: 'customer',
      texts: ['email', 'name', 'phone'],
      numbers: ['created'],
    }),
  ),
  listEndpoint('/v1/customers', { kind: 'customer', filters: ['email'] }),
  endpoint('GET', '/v1/customers/:id', readCustomer),
  endpoint('POST', '/v1/customers/:id', updateCustomer),
  endpoint('DELETE', '/v1/customers/:id', deleteCustomer),
  endpoint('GET', '/v1/customers/:id/payment_methods', (work, params, id) =>
    listPage(work, params, `/v1/customers/${id}/payment_methods`, {
      kind: 'payment_method',
      filters: ['allow_redisplay', 'type'],
      fixed: { customer: id },
    }),
  ),
  endpoint('POST', '/v1/payment_methods', createPaymentMethod, 'browser'),
  listEndpoint('/v1/payment_methods', {
    kind: 'payment_method',
    filters: ['allow_redisplay', 'customer', 'type'],
  }),
  readEndpoint('/v1/payment_methods', {
    kind: 'payment_method',
    noun: 'PaymentMethod',
    param: 'payment_method',
  }),
  endpoint('POST', '/v1/payment_methods/:id', updatePaymentMethod),
  endpoint('POST', '/v1/payment_methods/:id/attach', attachPaymentMethod),
  endpoint('POST', '/v1/payment_methods/:id/detach', detachPaymentMethod),
  endpoint('POST', '/v1/tokens', createToken, 'browser'),
  readEndpoint('/v1/tokens', { kind: 'token', noun: 'token', param: 'token' }),
];
