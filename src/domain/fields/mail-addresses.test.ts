import { expect, it } from 'vitest';
import { extractAddress, isEmailAddress, isOptInEmail, maskAddress } from './mail-addresses.ts';

it.each([
  'ana@example.com',
  'a.b+c@sub.example-island.sx',
  "o'neil@example.org",
  'A@B.Co',
  'r&d@example.com',
  'x_y!#$%*/=?^`{|}~@example.com',
  'info@müller.example',
  'anna@xn--mller-kva.example',
  'ivan@почта.рф',
  'li@例え.テスト',
  'ana@example.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('%s is accepted as an email address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

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
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a.'.repeat(130)}example.com`,
  'ana@example.12',
  'ana@exa mple.com',
  'ana@exa\u202emple.com',
  'ana@müller-.example',
  'josé@example.com',
])('%j is refused as an email address', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

it.each([
  ['a@b', true],
  ['ana@', true],
  ['', false],
  ['ana', false],
  ['ana@example.com\r\nBcc: eva@example.com', false],
])('the opt-in accepts the email address %j: %s', (text, isTaken) => {
  expect(isOptInEmail(text)).toBe(isTaken);
});

it('the email address is extracted from a mailbox with a display name', () => {
  expect(extractAddress('Support <help@boats.test>')).toBe('help@boats.test');
  expect(extractAddress('help@boats.test')).toBe('help@boats.test');
});

it.each([
  ['ana@example.com', 'a•••@e•••.com'],
  ['Élise@mail.ana-and-sons.co', 'É•••@m•••.co'],
])('the email address %s is logged as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
