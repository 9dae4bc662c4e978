import { describe, expect, test } from 'vitest';
import { findPhoneLinks } from './phone-links.ts';

const calls = (text: string | null) => findPhoneLinks(text).map(({ call }) => call);

describe('phone links', () => {
  test.each([
    ['+49 (0)170 1234567', ['tel:+491701234567']],
    ['+44 07911 123456', ['tel:+447911123456']],
    ['00 49 170 1234567', ['tel:+491701234567']],
    ['00590 690 12 34 56', ['tel:+590690123456']],
    ['011 44 7911 123456', ['tel:+447911123456']],
    ['+1 (721) 555-0100', ['tel:+17215550100']],
    ['721 555 0100', ['tel:+17215550100']],
    ['520 0100', ['tel:+17215200100']],
    ['0690 12 34 56', ['tel:+590690123456']],
    ['305 520 0100', ['tel:+13055200100']],
    ['721-520-0100 ext. 12', ['tel:+17215200100;ext=12']],
    ['721 520 0100 / 721 520 0101', ['tel:+17215200100', 'tel:+17215200101']],
    ['+31 6 12345678 (wife: +31 6 87654321)', ['tel:+31612345678', 'tel:+31687654321']],
    ['06 12 34 56 78', []],
    ['ask at the desk', []],
    ['', []],
    [null, []],
  ])('the phone number %j is dialled as %j', (text, expected) => {
    expect(calls(text)).toEqual(expected);
  });

  test('a phone number is shown with its country code, and has a WhatsApp link', () => {
    expect(findPhoneLinks('+49 (0)170 1234567')).toEqual([
      {
        number: '+49 170 1234567',
        call: 'tel:+491701234567',
        whatsApp: 'https://wa.me/491701234567',
      },
    ]);
  });

  test('a phone number with an extension has no WhatsApp link', () => {
    expect(findPhoneLinks('721-520-0100 ext. 12')[0]?.whatsApp).toBeNull();
  });
});
