import { expect, test } from 'vitest';
import { callable, whatsAppDigits } from './phones.ts';

test.each([
  ['+1 721 555 0100', '17215550100'],
  ['721-555-0100', '17215550100'],
  ['0031 6 1234 5678', '31612345678'],
  ['1 (721) 555 0100', '17215550100'],
  ['+44 20 7946 0018', '442079460018'],
  ['06 1234 5678', null],
  ['555 0100', null],
  ['0612345678901', null],
  ['call my wife', null],
])('WhatsApp reaches %s at %s', (phone, digits) => {
  expect(whatsAppDigits(phone)).toBe(digits);
});

test('a phone is called by its digits', () => {
  expect(callable('+1 (721) 555-0100')).toBe('+17215550100');
});
