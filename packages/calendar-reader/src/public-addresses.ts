import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A user-supplied host that resolves to a non-public address. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

/** Resolves a host name to all its addresses. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Resolves a host name to public addresses. A single private address rejects the name, so that the order of DNS answers
 * does not matter. Connections must use the returned addresses instead of resolving again (DNS rebinding).
 */
export async function resolvePublicAddresses(
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

/**
 * Whether an address is on the public internet. Judges an IPv4-mapped address by its IPv4 address; other ranges that
 * embed IPv4 addresses, such as 6to4 and NAT64, are not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Accepts only global unicast of IPv6; a zone id names a local link.
  return parsed.kind() === 'ipv4' || (/^[23]/.test(address) && !address.includes('%'));
}
