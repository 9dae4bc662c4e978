import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** The address a request came from: of the connection, or what the last trusted proxy said. */
export function clientAddress(context: Context, trustedHops: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((at) => at.trim());
  const named = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return (named || connectionAddress(context)).replace(WRAPPED, '');
}

/** What limits count by: of IPv6 one customer has a whole block of addresses (/64), which count as one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

// On a socket that takes both kinds, an IPv4 address is written as an IPv6 one.
const WRAPPED = /^::ffff:(?=\d+\.)/i;

function connectionAddress(context: Context): string {
  return isFromOutside(context) ? (getConnInfo(context).remote.address ?? 'unknown') : 'inside';
}

/** A page being rendered calls the API inside the process: there is no connection then. */
export function isFromOutside({ env }: Context): boolean {
  return env !== undefined && 'incoming' in (env as object);
}

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request comes from the machine the server runs on, and not through a proxy there that the settings do not name. */
export function isOwnMachine(context: Context): boolean {
  if (FORWARDING.some((name) => context.req.header(name) !== undefined)) return false;
  return /^(127\.|::1$)/.test(connectionAddress(context).replace(WRAPPED, ''));
}
