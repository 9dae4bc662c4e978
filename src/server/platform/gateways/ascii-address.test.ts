import { expect, it } from 'vitest';
import { asciiAddress } from './ascii-address.ts';

it.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['r&d@example.com', 'r&d@example.com'],
])(
  'the email address %s is written as %s for services that accept only ASCII',
  (address, ascii) => {
    expect(asciiAddress(address)).toBe(ascii);
  },
);
