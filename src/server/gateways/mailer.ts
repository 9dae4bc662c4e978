import { createTransport, type Transporter } from 'nodemailer';
import { missingTls, openSmtp } from './smtp-transport.ts';

export type Mail = {
  /** Stays the same when a mail is sent again after a crash, so that readers show it once. */
  messageId: string;
  to: string;
  /** Who reads what is answered, where that is not the sender. */
  replyTo?: string[];
  subject: string;
  text: string;
  html: string;
  calendarFile?: { name: string; content: string };
};

/** Fails with a MailRefused when the reader's mail server will not take it however often it is asked. */
export type Mailer = { send(mail: Mail): Promise<void> };

export class MailRefused extends Error {}

/** Takes a finished message instead of a mail server: the inbox page of the sandbox. */
export type MailSink = (message: { to: string; raw: Buffer }) => Promise<void>;

/** Mail by SMTP when there is a server, else into the inbox page. */
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

/** Only what is said of the reader's address is for good (5xx at RCPT); a server that refuses us may be mended. */
async function sendBySmtp(transport: Transporter, message: Message): Promise<void> {
  try {
    await transport.sendMail(message);
  } catch (error) {
    const withoutTls = missingTls(error);
    if (withoutTls)
      throw new Error(`The mail server takes no mail: ${withoutTls}`, { cause: error });
    const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
    const isForGood = command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
    throw isForGood ? new MailRefused((error as Error).message, { cause: error }) : error;
  }
}

type Message = Parameters<Transporter['sendMail']>[0];

function toMessage(mail: Mail, from: string): Message {
  return {
    from,
    // An object, not a header line: an address can smuggle in no second one.
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo.map((address) => ({ name: '', address })) }),
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
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
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
