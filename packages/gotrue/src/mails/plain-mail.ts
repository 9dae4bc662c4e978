import ipaddr from 'ipaddr.js';
import { createTransport } from 'nodemailer';
import type { AuthMail } from '../gotrue-settings.ts';

const subjects: Readonly<Record<AuthMail['kind'], string>> = {
  signup: 'Confirm your email address',
  recovery: 'Choose a new password',
  magiclink: 'Your sign-in link',
  invite: 'You are invited to create an account',
  email_change: 'Confirm your new email address',
  reauthentication: 'Your confirmation code',
};

/** Sends the service's default mails as plain text. */
export function createPlainMail(smtpUrl: string, from: string): (mail: AuthMail) => Promise<void> {
  const { hostname, username } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // Requires TLS if there is a password: a man in the middle could strip STARTTLS.
    requireTLS: username !== '' && !isLoopback(hostname),
    // Times out on a hanging mail server: the outbox retries.
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as Parameters<typeof createTransport>[0]);
  return async ({ to, kind, link, token }) => {
    const code = `Code: ${token}`;
    const message = {
      from,
      to: { name: '', address: to },
      // Stops vacation responders (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: subjects[kind],
      text: link === null ? code : `${link}\n\n${code}`,
    };
    await transport.sendMail(message).catch(sayWhatToMend);
  };
}

function sayWhatToMend(error: Error & { command?: string; responseCode?: number }): never {
  if (error.command !== 'STARTTLS' || error.responseCode === undefined) throw error;
  const message =
    'the mail server does not offer TLS (STARTTLS), and the password is not sent without TLS. Use an smtps:// address, or a server that offers TLS.';
  throw new Error(message, { cause: error });
}

function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'loopback';
  return /(^|\.)localhost$/i.test(hostname);
}
