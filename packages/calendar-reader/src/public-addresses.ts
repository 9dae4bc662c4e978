import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A stranger's address leads where no stranger may send this server. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

/** Asks a name server for all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * The addresses behind a host name, all of them public: one private address among them refuses the
 * name, so that no order of DNS answers gets through. The connection must be made to what is answered
 * here, not to what a second lookup would answer.
 */
export async function publicAddressesOf(
  hostname: string,
  resolve: Resolve = systemResolve,
): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
    throw new NotPublic(hostname);
  }
  return found;
}

/** Whether an address is on the public internet. Those that only wrap another one are not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Of version 6 only what is handed out as global unicast; a zone names a link of this machine.
  return parsed.kind() === 'ipv4' || (/^[23]/.test(address) && !address.includes('%'));
}
