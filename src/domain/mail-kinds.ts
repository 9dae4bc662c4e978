import type { BookingMailKind } from './booking-mails.ts';

/** Every mail that the outbox sends. What each says is registered by the slice that knows its subject. */
export type MailKind =
  | BookingMailKind
  | 'notice'
  | 'help-asked'
  | 'featured'
  | 'invitation'
  | 'account-changed'
  | 'paid-out';

export type MailRecipient = 'visitor' | 'operator' | 'admin' | 'platform';
