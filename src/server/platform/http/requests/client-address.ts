import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Returns the client's address: the remote end of the connection, or the address reported by the outermost trusted
 * proxy.
 */
export function clientAddress(context: Context, trustedHops: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((at) => at.trim());
  const named = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return (named || connectionAddress(context)).replace(WRAPPED, '');
}

/** Returns the key for rate limits: for IPv6 the /64 network, because one customer has a whole /64. */
export function getNetworkKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

// Dual-stack sockets report IPv4 addresses as mapped IPv6.
const WRAPPED = /^::ffff:(?=\d+\.)/i;

function connectionAddress(context: Context): string {
  return isFromOutside(context) ? (getConnInfo(context).remote.address ?? 'unknown') : 'inside';
}

/** False for in-process API calls while a page is rendered. */
export function isFromOutside({ env }: Context): boolean {
  return env !== undefined && 'incoming' in (env as object);
}

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** True if the request comes from this machine and not through a local proxy that the settings omit. */
export function isOwnMachine(context: Context): boolean {
  if (FORWARDING.some((name) => context.req.header(name) !== undefined)) return false;
  return /^(127\.|::1$)/.test(connectionAddress(context).replace(WRAPPED, ''));
}
