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
import { answers, lists, reads, type StripeEndpoint } from '../sandbox-endpoint.ts';
import { searchPage } from './sandbox-search.ts';
import { listPage } from './sandbox-lists.ts';

export const customerEndpoints: readonly StripeEndpoint[] = [
  answers('POST', '/v1/customers', createCustomer),
  answers('GET', '/v1/customers/search', (work, params) =>
    searchPage(work, params, '/v1/customers/search', {
      kind: 'customer',
      texts: ['email', 'name', 'phone'],
      numbers: ['created'],
    }),
  ),
  lists('/v1/customers', { kind: 'customer', filters: ['email'] }),
  answers('GET', '/v1/customers/:id', readCustomer),
  answers('POST', '/v1/customers/:id', updateCustomer),
  answers('DELETE', '/v1/customers/:id', deleteCustomer),
  answers('GET', '/v1/customers/:id/payment_methods', (work, params, id) =>
    listPage(work, params, `/v1/customers/${id}/payment_methods`, {
      kind: 'payment_method',
      filters: ['allow_redisplay', 'type'],
      fixed: { customer: id },
    }),
  ),
  answers('POST', '/v1/payment_methods', createPaymentMethod, 'browser'),
  lists('/v1/payment_methods', {
    kind: 'payment_method',
    filters: ['allow_redisplay', 'customer', 'type'],
  }),
  reads('/v1/payment_methods', 'payment_method', 'PaymentMethod', 'payment_method'),
  answers('POST', '/v1/payment_methods/:id', updatePaymentMethod),
  answers('POST', '/v1/payment_methods/:id/attach', attachPaymentMethod),
  answers('POST', '/v1/payment_methods/:id/detach', detachPaymentMethod),
  answers('POST', '/v1/tokens', createToken, 'browser'),
  reads('/v1/tokens', 'token', 'token', 'token'),
];
