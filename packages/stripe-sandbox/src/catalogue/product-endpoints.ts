import { answers, lists, reads, type StripeEndpoint } from '../sandbox-endpoint.ts';
import { listPage } from './sandbox-lists.ts';
import { createPrice, updatePrice } from './sandbox-prices.ts';
import { createProduct, deleteProduct, updateProduct } from './sandbox-products.ts';

export const productEndpoints: readonly StripeEndpoint[] = [
  answers('POST', '/v1/products', createProduct),
  lists('/v1/products', { kind: 'product', filters: ['url'], flags: ['active', 'shippable'] }),
  reads('/v1/products', 'product', 'product', 'id'),
  answers('POST', '/v1/products/:id', updateProduct),
  answers('DELETE', '/v1/products/:id', deleteProduct),
  answers('POST', '/v1/prices', createPrice),
  answers('GET', '/v1/prices', (work, params) => {
    const keys = params.texts('lookup_keys');
    return listPage(work, params, '/v1/prices', {
      kind: 'price',
      filters: ['currency', 'product', 'type'],
      flags: ['active'],
      known: ['lookup_keys'],
      ...(keys.length > 0 ? { anyOf: { field: 'lookup_key', values: keys } } : {}),
    });
  }),
  reads('/v1/prices', 'price', 'price', 'price'),
  answers('POST', '/v1/prices/:id', updatePrice),
];
