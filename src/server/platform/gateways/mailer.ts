import ipaddr from 'ipaddr.js';
import { createTransport, type Transporter } from 'nodemailer';

export type Mail = {
  /** Unchanged on a resend after a crash, so that mail clients can deduplicate. */
  messageId: string;
  to: string;
  /** Reply addresses, if different from the sender. */
  replyTo?: string[];
  subject: string;
  text: string;
  html: string;
  calendarFile?: CalendarFile;
};

/** `method` must match the METHOD in the content (RFC 5545, 8.1). */
export type CalendarFile = { name: string; content: string; method: 'PUBLISH' | 'CANCEL' };

/** Throws MailRefused when the recipient's mail server rejects the mail permanently. */
export type Mailer = { send(mail: Mail): Promise<void> };

export class MailRefused extends Error {}

/** Receives the finished messages if no mail server is set: the inbox page. */
type MailSink = (message: { to: string; raw: Buffer }) => Promise<void>;

/** Sends by SMTP if a server is set, else to the inbox page. */
export function openMailer(settings: {
  smtpUrl: string | undefined;
  from: string;
  sink: MailSink;
}): Mailer {
  const transport = settings.smtpUrl ? openSmtp(settings.smtpUrl) : null;
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const message = toMessage(mail, settings.from);
      if (transport) await sendBySmtp(transport, message);
      else await settings.sink({ to: mail.to, raw: await compose(composer, message) });
    },
  };
}

/**
 * Treats only a rejected recipient (5xx at RCPT) as final; other refusals are retried, because the server may be fixed.
 */
async function sendBySmtp(transport: Transporter, message: Message): Promise<void> {
  try {
    await transport.sendMail(message);
  } catch (error) {
    const withoutTls = missingTls(error);
    if (withoutTls)
      throw new Error(`The mail server cannot be used: ${withoutTls}`, { cause: error });
    const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
    const isFinal = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
    throw isFinal ? new MailRefused((error as Error).message, { cause: error }) : error;
  }
}

type Message = Parameters<Transporter['sendMail']>[0];

function toMessage(mail: Mail, from: string): Message {
  return {
    from,
    // Objects instead of header strings prevent header injection.
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo.map((address) => ({ name: '', address })) }),
    // Stops vacation responders (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: mail.subject.replace(/[\r\n]+/g, ' '),
    messageId: mail.messageId,
    text: mail.text,
    html: mail.html,
    ...(mail.calendarFile
      ? {
          attachments: [
            {
              filename: mail.calendarFile.name,
              content: mail.calendarFile.content,
              contentType: `text/calendar; charset=utf-8; method=${mail.calendarFile.method}`,
            },
          ],
        }
      : {}),
  };
}

async function compose(composer: Transporter, message: Message): Promise<Buffer> {
  const composed = (await composer.sendMail(message)) as unknown as { message: Buffer };
  return composed.message;
}

/** Requires TLS if there is a password: a man in the middle could strip STARTTLS. */
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

/** Explains the error if a server offers no TLS although a password is set; null for other errors. */
export function missingTls(error: unknown): string | null {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  if (command !== 'STARTTLS' || responseCode === undefined) return null;
  return 'it does not offer TLS (STARTTLS), and the password is not sent without TLS. Use an smtps:// address, or a server that offers TLS.';
}
