import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AuthRules } from '../gotrue-settings.ts';

/** Groups IPv6 addresses by /64, the block of one customer. */
export function computeNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

export function networkOfRequest(context: Context, rules: Pick<AuthRules, 'clientAddress'>) {
  return computeNetwork(rules.clientAddress(context));
}
