import { expect, it } from 'vitest';
import { dialled, whatsAppAddress } from './captain-phone.ts';

it.each([
  ['+1 (721) 555-0100', '+17215550100', 'https://wa.me/17215550100'],
  ['0590 87 12 34', '0590871234', null],
  ['00590 690 12 34 56', '00590690123456', 'https://wa.me/590690123456'],
  ['721 555 0100', '7215550100', 'https://wa.me/17215550100'],
  ['555 0100', '5550100', null],
])('%s is dialled %s, and written to at %s', (phone, dial, address) => {
  expect(dialled(phone)).toBe(dial);
  expect(whatsAppAddress(phone)).toBe(address);
});
