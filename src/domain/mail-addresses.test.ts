import { expect, it } from 'vitest';
import { bareAddress, isEmailAddress, maskedAddress } from './mail-addresses.ts';

it.each(['ana@example.com', 'a.b+c@sub.example-island.sx', "o'neil@example.org", 'A@B.Co'])(
  '%s can be written to',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'ana',
  '@example.com',
  'ana@',
  'ana@example',
  'ana@@example.com',
  'ana@example.com, eva@example.com',
  'Ana <ana@example.com>',
  'ana@example.com\r\nBcc: eva@example.com',
  '.ana@example.com',
  'ana@-example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j cannot be written to', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

it('takes the address out of one that is written with a name', () => {
  expect(bareAddress('Support <help@boats.test>')).toBe('help@boats.test');
  expect(bareAddress('help@boats.test')).toBe('help@boats.test');
});

it.each([
  ['ana@example.com', 'a•••@e•••.com'],
  ['Élise@mail.ana-and-sons.co', 'É•••@m•••.co'],
])('hides who %s is from a log', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
