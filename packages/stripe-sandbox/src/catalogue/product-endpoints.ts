import { endpoint, listEndpoint, readEndpoint, type StripeEndpoint } from '../sandbox-endpoint.ts';
import { listPage } from './sandbox-lists.ts';
import { createPrice, updatePrice } from './sandbox-prices.ts';
import { createProduct, deleteProduct, updateProduct } from './sandbox-products.ts';

export const productEndpoints: readonly StripeEndpoint[] = [
  endpoint('POST', '/v1/products', createProduct),
  listEndpoint('/v1/products', {
    kind: 'product',
    filters: ['url'],
    flags: ['active', 'shippable'],
  }),
  readEndpoint('/v1/products', { kind: 'product', noun: 'product', param: 'id' }),
  endpoint('POST', '/v1/products/:id', updateProduct),
  endpoint('DELETE', '/v1/products/:id', deleteProduct),
  endpoint('POST', '/v1/prices', createPrice),
  endpoint('GET', '/v1/prices', (work, params) => {
    const keys = params.texts('lookup_keys');
    return listPage(work, params, '/v1/prices', {
      kind: 'price',
      filters: ['currency', 'product', 'type'],
      flags: ['active'],
      otherParams: ['lookup_keys'],
      ...(keys.length > 0 ? { anyOf: { field: 'lookup_key', values: keys } } : {}),
    });
  }),
  readEndpoint('/v1/prices', { kind: 'price', noun: 'price', param: 'price' }),
  endpoint('POST', '/v1/prices/:id', updatePrice),
];
