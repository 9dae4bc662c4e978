import { createTransport } from 'nodemailer';
import type { AuthMail } from './auth-settings.ts';

const subjects: Readonly<Record<AuthMail['kind'], string>> = {
  signup: 'Confirm your email address',
  recovery: 'Choose a new password',
  magiclink: 'Your sign-in link',
  invite: 'You are invited to create an account',
  email_change: 'Confirm your new email address',
  reauthentication: 'Your confirmation code',
};

/** The service's mails in plain words, for where nobody else writes them. */
export function openPlainMail(smtpUrl: string, from: string): (mail: AuthMail) => Promise<void> {
  // A mail server that hangs is not waited for as long as it likes: the outbox tries again.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as Parameters<typeof createTransport>[0]);
  return async ({ to, kind, link, token }) => {
    const code = `Code: ${token}`;
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: subjects[kind],
      text: link === null ? code : `${link}\n\n${code}`,
    });
  };
}
