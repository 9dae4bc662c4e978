import { expect, test } from 'vitest';
import { getNetworkKey } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:9:1:2:3:4', '2001:db8:7:9::'],
  ['unknown', 'unknown'],
])('the IP address %s belongs to the network %s', (address, network) => {
  expect(getNetworkKey(address)).toBe(network);
});
