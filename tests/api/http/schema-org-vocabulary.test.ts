import { expect, test } from 'vitest';
import { listFindings } from '../../support/assertions/structured-data.ts';

test('types and properties unknown to schema.org are reported', () => {
  const offer = { '@type': 'Offer', price: '95.00', priceCurrency: 'USD', url: 'https://a.test/' };
  const sold = { ...offer, availability: 'https://schema.org/InStock' };
  expect(listFindings(sold)).toEqual([]);
  for (const wrong of [
    offer,
    { ...sold, '@type': 'Ofer' },
    { ...sold, itinerary: 'round the island' },
    { ...sold, availability: 'https://schema.org/Plenty' },
    { ...sold, seller: { '@type': 'Place', name: 'Philipsburg' } },
    { ...sold, seller: { '@type': 'Person', name: 'Rosa', capacity: 4 } },
    { ...sold, priceSpecification: 'cheap' },
    { ...sold, price: '' },
  ]) {
    expect(listFindings(wrong), JSON.stringify(wrong)).toHaveLength(1);
  }
});
