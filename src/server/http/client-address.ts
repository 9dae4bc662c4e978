import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address a request came from: of the connection, or what the last trusted proxy said. */
export function clientAddress(context: Context, trustedHops: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((at) => at.trim());
  const told = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return (told || connectionAddress(context)).replace(WRAPPED, '');
}

// On a socket that takes both kinds, an IPv4 address comes in the clothes of an IPv6 one.
const WRAPPED = /^::ffff:(?=\d+\.)/i;

function connectionAddress(context: Context): string {
  // A page being rendered calls the API inside the process: there is no connection then.
  const isConnected = context.env !== undefined && 'incoming' in (context.env as object);
  return isConnected ? (getConnInfo(context).remote.address ?? 'unknown') : 'inside';
}
