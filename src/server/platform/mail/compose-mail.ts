import { hash } from 'node:crypto';
import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import type { Deps } from '../dependencies.ts';
import type { Mail } from '../gateways/mailer.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';

/** A mail in the outbox. */
export type QueuedMail = {
  key: string;
  kind: MailKind;
  recipient: MailRecipient;
  subject_id: string;
  matter: string | null;
};

/** What is written in a mail, and to whom it goes; answers reach the platform unless it says otherwise. */
export type WrittenMail = { content: MailContent } & Pick<Mail, 'to' | 'calendarFile'> &
  Partial<Pick<Mail, 'replyTo'>>;

/** Writes a mail about its subject; null when that is gone, or its reader. */
export type MailTemplate = (deps: Deps, mail: QueuedMail) => Promise<WrittenMail | null>;

/** What every kind of mail says: a kind without a template does not compile. */
export type MailTemplates = Readonly<Record<MailKind, MailTemplate>>;

/** The mail as it is sent; null when there is nothing to say any more. */
export async function composeMail(
  deps: Deps,
  templates: MailTemplates,
  queued: QueuedMail,
): Promise<Mail | null> {
  const written = await templates[queued.kind](deps, queued);
  // Whoever was erased has no address any more.
  if (!written || written.to === '') return null;
  const { content, ...rest } = written;
  return {
    replyTo: [deps.site.supportEmail],
    ...rest,
    messageId: messageIdOf(queued, deps.site),
    subject: content.subject,
    text: mailText(content, deps.site),
    html: await mailHtml(content, deps.site),
  };
}

/** Hashed, because answers and forwarded mails carry it to others: the key holds the booking's id, which opens its pages. */
function messageIdOf({ key }: QueuedMail, { publicUrl }: { publicUrl: string }): string {
  return `<${hash('sha256', key, 'hex')}@${new URL(publicUrl).hostname}>`;
}
