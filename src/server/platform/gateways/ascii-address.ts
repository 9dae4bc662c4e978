import { domainToASCII } from 'node:url';

/** Encodes the domain in ASCII (`xn--mller-kva.example`) for services without IDN support. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
