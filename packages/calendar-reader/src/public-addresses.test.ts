import { expect, it } from 'vitest';
import { isPublicAddress, resolvePublicAddresses } from './public-addresses.ts';

it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is a public IP address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('%j is not a public IP address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
  'the host %s is refused because it leads to this machine',
  async (host) => {
    await expect(resolvePublicAddresses(host)).rejects.toThrow('not on the public internet');
  },
);
