import ipaddr from 'ipaddr.js';
import { createTransport, type Transporter } from 'nodemailer';

/** Whoever stands between us and a mail server could strip its offer of TLS: with a password, it is no offer. */
export function openSmtp(smtpUrl: string, socketTimeout = 20_000): Transporter {
  const { hostname, username } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: 10_000,
    socketTimeout,
  } as Parameters<typeof createTransport>[0]);
}

function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'loopback';
  return /(^|\.)localhost$/i.test(hostname);
}

/** What to mend where a server that needs a password offers no TLS; null when the error is another one. */
export function missingTls(error: unknown): string | null {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  if (command !== 'STARTTLS' || responseCode === undefined) return null;
  return 'it offers no TLS (STARTTLS), and without it the password is not sent. Use an address of smtps://, or a server that offers TLS.';
}
