import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../../telemetry/log.ts';

/**
 * Detects a proxy that the settings omit, which makes all visitors share one network address and its rate limits. Any
 * visitor can forge the header, so a single request is only logged; a high share of many requests indicates a proxy.
 */
export type ProxyWatch = { note(headers: IncomingHttpHeaders): void };

const MIN_REQUESTS = 100;
const PROXY_SHARE = 0.9;

/** Request counts of this process. */
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
  'A request has an X-Forwarded-For header, but TRUST_PROXY is off. If this server is behind your own proxy, set TRUST_PROXY to the number of proxies: until then, all visitors share one address and one rate limit. If there is no proxy, a visitor forged the header, and you can ignore this.';

/** True if most requests come through a proxy that the settings omit. */
export function isBehindUnnamedProxy({ requests, forwarded } = seen): boolean {
  return requests >= MIN_REQUESTS && forwarded >= requests * PROXY_SHARE;
}
