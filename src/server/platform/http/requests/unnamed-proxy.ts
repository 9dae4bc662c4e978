import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../../telemetry/log.ts';

/**
 * Watches for a proxy that the settings do not name: then all visitors seem to come from its one address, and share
 * their limits. Any visitor can send its header, so one is only logged; nearly all of many requests are a proxy's.
 */
export type ProxyWatch = { note(headers: IncomingHttpHeaders): void };

const MIN_REQUESTS = 100;
const PROXY_SHARE = 0.9;

/** What this process has seen. */
const seen = { requests: 0, forwarded: 0 };

export function openProxyWatch(trustedHops: number, log: Log): ProxyWatch {
  return {
    note(headers) {
      if (trustedHops > 0) return;
      seen.requests += 1;
      if (headers['x-forwarded-for'] === undefined) return;
      seen.forwarded += 1;
      if (seen.forwarded === 1) log.warn(FORWARDED);
    },
  };
}

const FORWARDED =
  'A request came with X-Forwarded-For, and TRUST_PROXY is off. If a proxy of yours is in front of this server, set TRUST_PROXY to the number of proxies: until then all visitors share one address, and one limit. If there is none, a visitor made it up, and nothing has to be done.';

/** Whether the requests to this process come through a proxy that the settings do not name. */
export function isBehindUnnamedProxy({ requests, forwarded } = seen): boolean {
  return requests >= MIN_REQUESTS && forwarded >= requests * PROXY_SHARE;
}
