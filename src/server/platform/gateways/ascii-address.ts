import { domainToASCII } from 'node:url';

/** The address with its domain in ASCII (`xn--mller-kva.example`), for services that know no other. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
