import { hash } from 'node:crypto';
import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import type { Deps } from '../dependencies.ts';
import type { Mail } from '../gateways/mailer.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';

export type QueuedMail = {
  key: string;
  kind: MailKind;
  recipient: MailRecipient;
  subject_id: string;
  matter: string | null;
};

/** Content and recipient of a mail; replies go to the platform by default. */
export type WrittenMail = { content: MailContent } & Pick<Mail, 'to' | 'calendarFile'> &
  Partial<Pick<Mail, 'replyTo'>>;

/** Composes a mail about its subject; null if the subject or the recipient is gone. */
export type MailTemplate = (deps: Deps, mail: QueuedMail) => Promise<WrittenMail | null>;

/** Maps every kind of mail to its template; a missing one does not compile. */
export type MailTemplates = Readonly<Record<MailKind, MailTemplate>>;

/** Composes the mail as sent; null if it is obsolete. */
export async function composeMail(
  deps: Deps,
  templates: MailTemplates,
  queued: QueuedMail,
): Promise<Mail | null> {
  const written = await templates[queued.kind](deps, queued);
  // An erased person has an empty address.
  if (!written || written.to === '') return null;
  const { content, ...rest } = written;
  return {
    replyTo: [deps.site.supportEmail],
    ...rest,
    messageId: buildMessageId(queued, deps.site),
    subject: content.subject,
    text: mailText(content, deps.site),
    html: await mailHtml(content, deps.site),
  };
}

/** Hashed, because replies and forwards expose it: the key contains the booking's id, which opens its pages. */
function buildMessageId({ key }: QueuedMail, { publicUrl }: { publicUrl: string }): string {
  return `<${hash('sha256', key, 'hex')}@${new URL(publicUrl).hostname}>`;
}
