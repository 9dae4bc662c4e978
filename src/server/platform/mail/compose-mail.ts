import { hash } from 'node:crypto';
import type { MailData, MailLanguage, Mails } from '#mails/all-mails.ts';
import type { MailOrder } from '#mails/mail-renderer.ts';
import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import type { Deps } from '../dependencies.ts';
import type { Mail } from '../gateways/mailer.ts';

export type QueuedMail = {
  key: string;
  kind: MailKind;
  recipient: MailRecipient;
  subjectId: string;
  /** Id of the refund, move or other occurrence, for mails that a subject can trigger more than once. */
  dedupeId: string | null;
};

/** Envelope of a mail. `replyTo` defaults to the platform's support address. */
type MailEnvelope = Pick<Mail, 'to' | 'calendarFile' | 'replyTo'>;
type MailContent = Pick<MailOrder, 'data' | 'language'>;

/** Loads the content and recipient of a queued mail; null if the mail is obsolete. */
type MailLoader<Component> = (
  deps: Deps,
  mail: QueuedMail,
) => Promise<
  (MailEnvelope & { data: MailData<Component>; language: MailLanguage<Component> }) | null
>;

/** One loader per mail component, by kind and recipient. A missing loader is a type error. */
export type MailLoaders = {
  readonly [Kind in MailKind]: {
    readonly [Recipient in keyof Mails[Kind]]: MailLoader<Mails[Kind][Recipient]>;
  };
};

/** Composes the final mail; null if it is obsolete. */
export async function composeMail(
  deps: Deps,
  loaders: MailLoaders,
  queued: QueuedMail,
): Promise<Mail | null> {
  const { kind, recipient } = queued;
  const loaded = await findLoader(loaders, queued)(deps, queued);
  // An erased person has an empty email address.
  if (!loaded || loaded.to === '') return null;
  const { data, language, ...envelope } = loaded;
  return {
    replyTo: [deps.site.supportEmail],
    ...envelope,
    messageId: buildMessageId(queued, deps.site),
    ...(await deps.renderMail({ kind, recipient, language, data }, deps.site)),
  };
}

type AnyLoader = (deps: Deps, mail: QueuedMail) => Promise<(MailEnvelope & MailContent) | null>;

function findLoader(loaders: MailLoaders, { kind, recipient }: QueuedMail): AnyLoader {
  const load = (loaders[kind] as Partial<Record<MailRecipient, AnyLoader>>)[recipient];
  if (!load) throw new Error(`No "${kind}" mail exists for recipient "${recipient}".`);
  return load;
}

/**
 * Hashes the key: replies and forwards expose the Message-ID, and the key contains the booking id, which grants access
 * to the booking's pages.
 */
function buildMessageId({ key }: QueuedMail, { publicUrl }: { publicUrl: string }): string {
  return `<${hash('sha256', key, 'hex')}@${new URL(publicUrl).hostname}>`;
}
